import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { Dialog, OverlayClose } from '../dialog.tsx';
import { Form } from './form.tsx';
import { FormError } from './form-error.tsx';
import type { DialogForm } from './use-dialog-form.ts';

type FormDialogProps = {
  form: DialogForm;
  /** Opens the dialog and gets the focus back. Omit it if the dialog is mounted only while open. */
  trigger?: ReactNode;
  /** Gets the focus back if there is no trigger. */
  opener?: HTMLElement | null;
  title: string;
  description?: string;
  confirmLabel: string;
  /** Label of the button that closes it, for cases where "Cancel" could mean the action itself. */
  cancelLabel?: string | undefined;
  isDanger?: boolean;
  /** Why it can't be submitted yet. */
  disabledReason?: string | undefined;
  size?: 'small' | 'medium';
  /** Why the last submission failed. */
  error?: string | undefined;
  children: ReactNode;
};

export function FormDialog({ form, children, error, ...props }: FormDialogProps) {
  const t = useTexts('ui');
  const formId = useId();
  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      opener={props.opener ?? null}
      size={props.size ?? 'small'}
      isOpen={form.isOpen}
      onOpenChange={form.requestOpenChange}
      actions={
        form.isConfirming ? (
          <DiscardQuestion onKeep={form.keepEditing} onDiscard={form.discard} />
        ) : (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{props.cancelLabel ?? t('ui.cancel')}</Button>
            </OverlayClose>
            <Button
              type="submit"
              form={formId}
              variant={props.isDanger ? 'danger' : 'primary'}
              isLoading={form.isSubmitting}
              {...(props.disabledReason ? { disabledReason: props.disabledReason } : {})}
            >
              {props.confirmLabel}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        submitError={form.failedSubmits}
        onSubmit={form.submit}
        className="grid gap-4 pt-2"
      >
        {children}
        {error ? (
          <FormError isBesideField={form.invalidFields.length > 0}>{error}</FormError>
        ) : null}
      </Form>
    </Dialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const t = useTexts('ui');
  const keep = useRef<HTMLButtonElement>(null);
  // The button that had the focus may be the one that this question replaces.
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <p role="alert" className="me-auto basis-full text-sm">
        {t('ui.unsaved.question')}
      </p>
      <Button ref={keep} onClick={onKeep}>
        {t('ui.unsaved.stay')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('ui.unsaved.discard')}
      </Button>
    </>
  );
}
