import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type PreviewEndProps = {
  isOpen: boolean;
  /** Path of the page that registration leads back to. */
  page: string;
  onRegister(): void;
  onClose(): void;
};

/** Shown over the player when a visitor's preview has ended; closing it closes both. */
export function PreviewEnd({ isOpen, page, onRegister, onClose }: PreviewEndProps) {
  const t = useTexts('player');
  const lang = useFallbackLang('player');
  const localPath = useLocalPath();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => (isStillOpen ? undefined : onClose())}
      size="medium"
      lang={lang}
      title={t('player.over.title')}
      description={t('player.over.ended')}
      actions={
        <>
          <Button onClick={onClose}>{t('player.over.close')}</Button>
          <Button asChild variant="primary">
            <Link to={localPath(`/auth?tab=signup&redirect=${page}`)} onClick={onRegister}>
              {t('player.over.register')}
            </Link>
          </Button>
        </>
      }
    >
      <p className="type-body">{t('player.over.text')}</p>
    </Dialog>
  );
}
