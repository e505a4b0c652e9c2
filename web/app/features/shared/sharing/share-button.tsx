import { ArrowUpRight, Link2, Mail, Share2 } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { mailtoUrl, type SharedPage, shareTargets } from './networks.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useShareDialog } from './use-share-dialog.ts';

type ShareButtonProps = { shared: SharedPage; className?: string };

/** For phones: the device's own share dialog, or else the links in a menu. */
export function ShareButton({ shared, className }: ShareButtonProps) {
  const t = useTexts('social');
  const openDialog = useShareDialog(shared);
  const copy = useCopyLink(shared.url);
  const words = (
    <>
      <Share2 aria-hidden="true" />
      {t('social.share.button')}
    </>
  );
  if (openDialog) {
    return (
      <Button className={className} onClick={openDialog}>
        {words}
      </Button>
    );
  }
  return (
    <Menu trigger={<Button className={className}>{words}</Button>}>
      <MenuItem onSelect={copy}>
        <Link2 aria-hidden="true" />
        {t('social.share.copy')}
      </MenuItem>
      <MenuItem asChild>
        <a href={mailtoUrl(shared)}>
          <Mail aria-hidden="true" />
          {t('social.share.mail')}
        </a>
      </MenuItem>
      {shareTargets.map((target) => (
        <MenuItem key={target.id} asChild>
          <a href={target.addressOf(shared)} target="_blank" rel="noopener noreferrer">
            <ArrowUpRight aria-hidden="true" />
            {t('social.share.on', { name: target.name })}
            <span className="sr-only">{` (${t('social.opensInNewTab')})`}</span>
          </a>
        </MenuItem>
      ))}
    </Menu>
  );
}
