import { ArrowUpRight, Link2, Mail, Share2 } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { mailtoUrl, type SharedPage, shareTargets } from './networks.ts';
import { useCopyLink } from './use-copy-link.ts';
import { useShareDialog } from './use-share-dialog.ts';

/**
 * All but two are plain links without scripts, and no network is contacted before someone follows
 * one.
 */
export function ShareLinks({ shared }: { shared: SharedPage }) {
  const t = useTexts('social');
  return (
    <div>
      <p className="rounded-md border border-rule bg-surface px-4 py-3 font-mono text-sm break-all">
        {shared.url}
      </p>
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <CopyButton url={shared.url} />
        <SystemShare shared={shared} />
        <Button asChild>
          <a href={mailtoUrl(shared)}>
            <Mail aria-hidden="true" />
            {t('social.share.mail')}
          </a>
        </Button>
      </div>
      <ul className="mt-6 grid border-t border-rule sm:grid-cols-2 sm:gap-x-gutter">
        {shareTargets.map((target) => (
          <li key={target.id} className="border-b border-rule">
            <a
              href={target.addressOf(shared)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-12 items-center justify-between gap-3 py-2 font-[550] hover:text-river-ink"
            >
              <span>
                {t('social.share.on', { name: target.name })}
                <span className="sr-only">{` (${t('social.opensInNewTab')})`}</span>
              </span>
              <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-river-ink" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CopyButton({ url }: { url: string }) {
  const t = useTexts('social');
  const copy = useCopyLink(url);
  return (
    <Button data-needs-app="" className="noscript:hidden" onClick={copy}>
      <Link2 aria-hidden="true" />
      {t('social.share.copy')}
    </Button>
  );
}

function SystemShare({ shared }: { shared: SharedPage }) {
  const t = useTexts('social');
  const openDialog = useShareDialog(shared);
  if (!openDialog) return null;
  return (
    <Button onClick={openDialog}>
      <Share2 aria-hidden="true" />
      {t('social.share.device')}
    </Button>
  );
}
