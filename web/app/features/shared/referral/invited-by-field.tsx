import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { InvitedBy } from './use-invited-by.ts';
import { useRepName } from './use-rep-name.ts';

type InvitedByFieldProps = {
  invitedBy: InvitedBy;
  /** Shown if the server rejected the code. */
  isRefused?: boolean;
  className?: string;
};

/** The referrer's code: always visible, and only a submitted code counts. */
export function InvitedByField({ invitedBy, isRefused = false, className }: InvitedByFieldProps) {
  const t = useTexts('referral');
  const nameOf = useRepName();
  const { text, write, leave, rep, isUnknown } = invitedBy;
  return (
    <Field
      label={t('referral.field.label')}
      isOptional
      help={
        <span role="status">
          {rep ? t('referral.field.known', { name: nameOf(rep) }) : t('referral.field.help')}
        </span>
      }
      error={isUnknown || isRefused ? t('referral.field.unknown') : undefined}
      {...(className ? { className } : {})}
    >
      <TextInput
        name="referralCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        className="tabular uppercase"
      />
    </Field>
  );
}
