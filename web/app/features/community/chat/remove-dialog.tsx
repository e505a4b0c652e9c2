import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';

type RemoveDialogProps = { isOpen: boolean; onClose: () => void; onRemove: () => Promise<boolean> };

export function RemoveDialog({ isOpen, onClose, onRemove }: RemoveDialogProps) {
  const t = useTexts('chat');
  const [isRemoving, setRemoving] = useState(false);
  async function remove(): Promise<void> {
    setRemoving(true);
    const isDone = await onRemove();
    setRemoving(false);
    if (isDone) onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('chat.message.removeTitle')}
      description={t('chat.message.removeText')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={isRemoving} onClick={() => void remove()}>
            {t('chat.message.remove')}
          </Button>
        </>
      }
    />
  );
}
