import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';

const minReasonLength = 3;
const maxReasonLength = 500;

type ReasonFieldProps = { reason: string; isInvalid: boolean; onChange: (reason: string) => void };

/** The reason for an action; the audit log stores it. */
export function ReasonField({ reason, isInvalid, onChange }: ReasonFieldProps) {
  const t = useTexts('admin');
  return (
    <Field
      label={t('admin.reason.label')}
      help={t('admin.reason.help')}
      error={isInvalid ? t('admin.reason.wrong') : undefined}
    >
      <TextArea
        name="reason"
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-20!"
      />
    </Field>
  );
}

/** One line, as the log stores it. */
export function toReasonLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

export function isReason(text: string): boolean {
  const { length } = toReasonLine(text);
  return length >= minReasonLength && length <= maxReasonLength;
}
