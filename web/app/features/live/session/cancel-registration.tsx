import { type ReactNode, useState } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';

type CancelRegistrationProps = {
  trigger: ReactNode;
  /** Whether the person is on the waiting list instead of having a place. */
  isWaiting: boolean;
  title: string;
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation, because the place may go to someone else immediately. */
export function CancelRegistration({
  trigger,
  isWaiting,
  title,
  onConfirm,
}: CancelRegistrationProps) {
  const t = useTexts('session');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function confirm() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      setIsOpen(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={(next) => (isBusy ? undefined : setIsOpen(next))}
      title={t(isWaiting ? 'session.leave.waitingTitle' : 'session.leave.title')}
      description={t(isWaiting ? 'session.leave.waitingText' : 'session.leave.text', { title })}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('session.leave.keep')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={isBusy} onClick={() => void confirm()}>
            {t(isWaiting ? 'session.leave.waitingConfirm' : 'session.leave.confirm')}
          </Button>
        </>
      }
    >
      {failure ? (
        <div role="alert">
          <FieldError>{errorText(failure, t)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}
