import { Link } from 'react-router';
import { useLocalPath } from '../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const registerPath = '/auth?tab=signup&redirect=/';

/** Comes over the player when a visitor's preview has ended; the way out closes both. */
export function PreviewEnd({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTexts('quickie');
  const lang = useFallbackLang('quickie');
  const localPath = useLocalPath();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => (isStillOpen ? undefined : onClose())}
      size="medium"
      lang={lang}
      title={t('quickie.over.title')}
      description={t('quickie.over.ended')}
      actions={
        <>
          <Button onClick={onClose}>{t('quickie.over.close')}</Button>
          <Button asChild variant="primary">
            <Link to={localPath(registerPath)}>{t('quickie.over.register')}</Link>
          </Button>
        </>
      }
    >
      <p className="type-body">{t('quickie.over.text')}</p>
    </Dialog>
  );
}
