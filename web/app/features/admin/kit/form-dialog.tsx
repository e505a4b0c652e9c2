import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';

/** How far a form in a dialog is, and what can be asked of it. */
type DialogForm = {
  isOpen: boolean;
  /** Somebody closed it who has written something: they are asked first. */
  isAsking: boolean;
  request(isOpen: boolean): void;
  stay(): void;
  discard(): void;
  /** Grows with every try that was refused for a field. */
  attempts: number;
  isBusy: boolean;
  submit(event: SubmitEvent<HTMLFormElement>): unknown;
};

type FormDialogProps = {
  form: DialogForm;
  /** The button that opens it; focus returns there. */
  trigger: ReactNode;
  title: string;
  description: string;
  confirmLabel: string;
  /** The button that closes it without acting, where “Cancel” could mean the act itself. */
  keepLabel?: string | undefined;
  isDanger?: boolean;
  size?: 'small' | 'medium';
  /** Why the last try came to nothing, besides what the fields say. */
  failure?: string | undefined;
  children: ReactNode;
};

/** A form that an administrator fills in and sends; what is written is not lost by a slip. */
export function FormDialog({ form, children, failure, ...props }: FormDialogProps) {
  const t = useTexts('admin');
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.attempts]);
  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      size={props.size ?? 'small'}
      isOpen={form.isOpen}
      onOpenChange={form.request}
      actions={
        form.isAsking ? (
          <DiscardQuestion onStay={form.stay} onDiscard={form.discard} />
        ) : (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{props.keepLabel ?? t('admin.cancel')}</Button>
            </OverlayClose>
            <Button
              type="submit"
              form={formId}
              variant={props.isDanger ? 'danger' : 'primary'}
              isLoading={form.isBusy}
            >
              {props.confirmLabel}
            </Button>
          </>
        )
      }
    >
      <form
        ref={formRef}
        id={formId}
        onSubmit={(event) => void form.submit(event)}
        noValidate
        className="grid gap-4 pt-2"
      >
        {children}
        {failure ? (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTexts('admin');
  const stay = useRef<HTMLButtonElement>(null);
  // What asked may have been the button that this question replaces.
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert" className="me-auto basis-full text-sm">
        {t('admin.unsaved.question')}
      </p>
      <Button ref={stay} onClick={onStay}>
        {t('admin.unsaved.stay')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('admin.unsaved.discard')}
      </Button>
    </>
  );
}
