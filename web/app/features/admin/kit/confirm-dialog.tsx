import { type ReactNode, useState } from 'react';
import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  /** Label of the button that closes it, for cases where "Cancel" could mean the action itself. */
  cancelLabel?: string | undefined;
  isDanger?: boolean;
  /** Set while the question's text is still loading, so that it can't be confirmed yet. */
  isWaiting?: boolean;
  /** Why it can't be confirmed at all. */
  blockedReason?: string | undefined;
  trigger?: ReactNode;
  /** Set if there is no trigger. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** If this rejects, the dialog stays open and shows the error. */
  onConfirm: () => unknown;
  errorTexts?: OwnErrorTexts;
};

/** Asks for confirmation. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const t = useTexts('admin');
  const [isOpenHere, setIsOpenHere] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isOpen = props.isOpen ?? isOpenHere;

  function show(next: boolean) {
    if (isBusy) return;
    setFailure(undefined);
    setIsOpenHere(next);
    props.onOpenChange?.(next);
  }

  async function confirm() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await props.onConfirm();
      setIsBusy(false);
      setIsOpenHere(false);
      props.onOpenChange?.(false);
    } catch (error) {
      setFailure(error);
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.text}
      isOpen={isOpen}
      onOpenChange={show}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{props.cancelLabel ?? t('ui.cancel')}</Button>
          </OverlayClose>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            isLoading={isBusy || props.isWaiting === true}
            {...(props.blockedReason ? { disabledReason: props.blockedReason } : {})}
            onClick={() => void confirm()}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {failure ? (
        <div role="alert">
          <FieldError>{errorText(failure, t, props.errorTexts)}</FieldError>
        </div>
      ) : null}
    </Dialog>
  );
}
