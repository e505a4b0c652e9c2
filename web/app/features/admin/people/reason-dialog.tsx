import type { ReactNode } from 'react';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { longestReason } from './reason.ts';
import { useReasonForm } from './use-reason-form.ts';

/** Items and subscriptions are shown here without their own screens' texts. */
const personErrorTexts = {
  ITEM_NOT_FOUND: 'admin.failures.itemNotFound',
  SUBSCRIPTION_UNDECIDED: 'admin.failures.subscriptionUndecided',
} as const;

type ReasonDialogProps = {
  /** The button that opens it; focus returns there. */
  trigger: ReactNode;
  title: string;
  /** What will happen, and to whom. */
  description: string;
  confirmLabel: string;
  keepLabel?: string | undefined;
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
export function ReasonDialog({ readers, children, ...props }: ReasonDialogProps) {
  const t = useTexts('admin');
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
      keepLabel={props.keepLabel}
      isDanger={props.isDanger ?? false}
      failure={
        form.failure === undefined ? undefined : errorText(form.failure, t, personErrorTexts)
      }
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
