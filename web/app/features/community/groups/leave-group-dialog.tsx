import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';

type LeaveGroupDialogProps = {
  name: string;
  isLeaving: boolean;
  onLeave: () => void;
  onClose: () => void;
};

/** Asks for confirmation, because members can't rejoin a group themselves. */
export function LeaveGroupDialog({ name, isLeaving, onLeave, onClose }: LeaveGroupDialogProps) {
  const t = useTexts('chat');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('chat.group.leaveTitle', { name })}
      description={t('chat.group.leaveText')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('ui.cancel')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={isLeaving} onClick={onLeave}>
            {t('chat.group.leave')}
          </Button>
        </>
      }
    />
  );
}
