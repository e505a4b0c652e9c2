import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { failureText } from './act-failure.ts';
import { longestReason } from './reason.ts';
import { useReasonForm } from './use-reason-form.ts';

type ReasonDialogProps = {
  /** The button that opens it; focus returns there. */
  trigger: ReactNode;
  title: string;
  /** What will happen, and to whom. */
  description: string;
  confirmLabel: string;
  /** Who reads the reason besides administrators. */
  readers?: string;
  isDanger?: boolean;
  /** Fields besides the reason. */
  children?: ReactNode;
  isChanged?: boolean;
  canAct?: () => boolean;
  act: (reason: string) => Promise<void>;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Asks for the reason of an act, does it, and says what went wrong where it did not happen. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTexts('admin');
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useReasonForm({
    act: props.act,
    isChanged: props.isChanged ?? false,
    canAct: props.canAct ?? always,
    onOpenChange: props.onOpenChange,
  });
  useEffect(() => {
    if (form.attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.attempts]);
  return (
    <Dialog
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      isOpen={form.isOpen}
      onOpenChange={form.request}
      actions={
        form.isAsking ? (
          <DiscardQuestion onStay={form.stay} onDiscard={form.discard} />
        ) : (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{t('admin.cancel')}</Button>
            </OverlayClose>
            <Button
              type="submit"
              form={formId}
              variant={props.isDanger ? 'danger' : 'primary'}
              isLoading={form.isActing}
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
        {props.children}
        <Field
          label={t('admin.reason.label')}
          help={[t('admin.reason.help'), props.readers].filter(Boolean).join(' ')}
          error={form.isReasonWrong ? t('admin.reason.wrong') : undefined}
        >
          <TextArea
            name="reason"
            rows={3}
            maxLength={longestReason}
            value={form.reason}
            onChange={(event) => form.write(event.currentTarget.value)}
          />
        </Field>
        {form.failure === undefined ? null : (
          <div role="alert">
            <FieldError>{failureText(form.failure, t)}</FieldError>
          </div>
        )}
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

function always(): boolean {
  return true;
}
