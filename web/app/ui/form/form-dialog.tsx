import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Dialog, OverlayClose } from '../dialog.tsx';
import { Form } from './form.tsx';
import { FormFailure } from './form-failure.tsx';
import type { DialogForm } from './use-dialog-form.ts';

type FormDialogProps = {
  form: DialogForm;
  /** Opens the dialog and gets the focus back. Omit it if the dialog is mounted only while open. */
  trigger?: ReactNode;
  title: string;
  description?: string;
  confirmLabel: string;
  /** Label of the button that closes it, for cases where "Cancel" could mean the action itself. */
  keepLabel?: string | undefined;
  isDanger?: boolean;
  size?: 'small' | 'medium';
  /** Why the last attempt failed. */
  failure?: string | undefined;
  children: ReactNode;
};

export function FormDialog({ form, children, failure, ...props }: FormDialogProps) {
  const t = useTexts('ui');
  const formId = useId();
  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      size={props.size ?? 'small'}
      isOpen={form.isOpen}
      onOpenChange={form.request}
      actions={
        form.isConfirming ? (
          <DiscardQuestion onStay={form.stay} onDiscard={form.discard} />
        ) : (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{props.keepLabel ?? t('ui.cancel')}</Button>
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
      <Form id={formId} refusal={form.attempts} onSubmit={form.submit} className="grid gap-4 pt-2">
        {children}
        {failure ? (
          <FormFailure isBesideField={form.faults.length > 0}>{failure}</FormFailure>
        ) : null}
      </Form>
    </Dialog>
  );
}

function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTexts('ui');
  const stay = useRef<HTMLButtonElement>(null);
  // The button that had the focus may be the one that this question replaces.
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <p role="alert" className="me-auto basis-full text-sm">
        {t('ui.unsaved.question')}
      </p>
      <Button ref={stay} onClick={onStay}>
        {t('ui.unsaved.stay')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('ui.unsaved.discard')}
      </Button>
    </>
  );
}
