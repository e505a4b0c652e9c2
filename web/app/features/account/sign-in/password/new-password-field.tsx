import type { PasswordVerdict } from '@danube/contract/identity/identity.schemas.ts';
import {
  maxPasswordLength,
  minPasswordLength,
  minPasswordScore,
} from '@danube/contract/identity/password-rules.ts';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Field } from '../../../../ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { reasonText, strengthText } from './password-texts.ts';
import { usePasswordStrength } from './use-password-strength.ts';

type NewPasswordFieldProps = {
  label: string;
  name?: string;
  error?: ReactNode;
  /** Fields of the same form whose content the password must not contain. */
  personalFields?: readonly string[];
};

const noFields: readonly string[] = [];

/** A new password, with its strength and hints to improve it. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label, name = 'password', error, personalFields = noFields } = props;
  const t = useTexts('auth');
  const input = useRef<HTMLInputElement>(null);
  const readPersonal = useCallback(() => {
    const form = input.current?.form;
    const typed = form ? new FormData(form) : null;
    return personalFields.map((field) => {
      const value = typed?.get(field);
      return typeof value === 'string' ? value : '';
    });
  }, [personalFields]);
  const { verdict, judge } = usePasswordStrength(readPersonal);
  useEffect(() => {
    // Checks what was typed before hydration too.
    if (input.current?.value) judge(input.current.value);
  }, [judge]);
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        error={error}
        help={t('auth.password.help', { count: minPasswordLength })}
      >
        <PasswordInput
          ref={input}
          name={name}
          autoComplete="new-password"
          required
          minLength={minPasswordLength}
          maxLength={maxPasswordLength}
          onChange={(event) => judge(event.target.value)}
        />
      </Field>
      <PasswordStrength verdict={verdict} />
    </div>
  );
}

const steps = [1, 2, 3, 4];

function PasswordStrength({ verdict }: { verdict: PasswordVerdict | null }) {
  const t = useTexts('auth');
  const score = verdict?.score ?? 0;
  const isAccepted = verdict?.isAccepted ?? false;
  const colour = isAccepted || score >= minPasswordScore ? 'bg-rise' : 'bg-bell';
  return (
    <div role="status" className="grid gap-1.5">
      {verdict ? (
        <>
          <span aria-hidden="true" className="grid grid-cols-4 gap-1">
            {steps.map((step) => (
              <span
                key={step}
                className={classNames(
                  'h-1 rounded-full transition-colors',
                  step <= Math.max(score, 1) ? colour : 'bg-rule-strong',
                )}
              />
            ))}
          </span>
          <p className="text-xs leading-normal text-ink-2">
            <b className="font-[560] text-ink">{strengthText(t, score)}</b>{' '}
            {verdict.reasons.map((reason) => reasonText(t, reason)).join(' ')}
          </p>
        </>
      ) : null}
    </div>
  );
}
