import type { ReactNode } from 'react';
import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { maxReasonLength, parseReason } from './reason.ts';

/** Item and subscription errors, without the texts of their own screens. */
const personErrorTexts = {
  ITEM_NOT_FOUND: 'admin.failures.itemNotFound',
  SUBSCRIPTION_UNDECIDED: 'admin.failures.subscriptionUndecided',
} as const;

type ReasonDialogProps = {
  /** Opens the dialog and gets the focus back. */
  trigger: ReactNode;
  title: string;
  /** What will happen, and to whom. */
  description: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** Who sees the reason besides administrators. */
  readers?: string;
  isDanger?: boolean;
  /** Fields besides the reason. */
  children?: ReactNode;
  /** Whether one of these fields was changed. */
  isDirty?: boolean;
  /** Shows the errors of these fields; true if there are none. */
  validate?: () => boolean;
  onSubmit: (reason: string) => Promise<void>;
  /** Texts of errors that mean something else here. */
  errorTexts?: OwnErrorTexts;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Asks for an action's reason, runs it, and shows an error if it fails. */
export function ReasonDialog({ readers, children, ...props }: ReasonDialogProps) {
  const t = useTexts('admin');
  const { onSubmit, validate = always, isDirty = false, onOpenChange } = props;
  const form = useDialogForm<{ reason: string }, 'reason' | 'others'>({
    defaultValues: () => ({ reason: '' }),
    validate({ reason }) {
      const isReasonValid = parseReason(reason) !== undefined;
      // Called in any case, so that the other fields show their errors at the same time.
      const areOthersValid = validate();
      return [
        ...(isReasonValid ? [] : ['reason' as const]),
        ...(areOthersValid ? [] : ['others' as const]),
      ];
    },
    onSubmit: ({ reason }) => onSubmit(parseReason(reason) ?? ''),
    hasOtherChanges: isDirty,
    onOpenChange,
  });
  return (
    <FormDialog
      form={form}
      trigger={props.trigger}
      title={props.title}
      description={props.description}
      confirmLabel={props.confirmLabel}
      cancelLabel={props.cancelLabel}
      isDanger={props.isDanger ?? false}
      error={
        form.error === undefined
          ? undefined
          : errorText(form.error, t, { ...personErrorTexts, ...props.errorTexts })
      }
    >
      {children}
      <Field
        label={t('admin.reason.label')}
        help={[t('admin.reason.help'), readers].filter(Boolean).join(' ')}
        error={form.isInvalid('reason') ? t('admin.reason.wrong') : undefined}
      >
        <TextArea
          name="reason"
          rows={3}
          maxLength={maxReasonLength}
          value={form.values.reason}
          onChange={(event) => form.setValues({ reason: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}

function always(): boolean {
  return true;
}
