import type { ReactNode } from 'react';
import type { Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { failureText as personFailureText } from './act-failure.ts';
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
  /** Where the act can fail by more than what is known of people. */
  failureText?: (error: unknown, t: Translate) => string;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Asks for the reason of an act, does it, and says what went wrong where it did not happen. */
export function ReasonDialog({ readers, children, ...props }: ReasonDialogProps) {
  const t = useTexts('admin');
  const failureText = props.failureText ?? personFailureText;
  const form = useReasonForm({
    act: props.act,
    isChanged: props.isChanged ?? false,
    canAct: props.canAct ?? always,
    onOpenChange: props.onOpenChange,
  });
  return (
    <FormDialog
      form={form}
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      confirmLabel={props.confirmLabel}
      isDanger={props.isDanger ?? false}
      failure={form.failure === undefined ? undefined : failureText(form.failure, t)}
    >
      {children}
      <Field
        label={t('admin.reason.label')}
        help={[t('admin.reason.help'), readers].filter(Boolean).join(' ')}
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
    </FormDialog>
  );
}

function always(): boolean {
  return true;
}
