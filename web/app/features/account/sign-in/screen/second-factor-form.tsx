import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { AuthForm, useFormState } from './auth-form.tsx';
import type { AuthFlow } from './use-auth-flow.ts';

/** A 6-digit code from the authenticator app, or a recovery code. */
export function SecondFactorForm({ flow }: { flow: AuthFlow }) {
  const t = useTexts('auth');
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The step's only field; switching to the other kind of code keeps the focus.
  useEffect(() => input.current?.focus(), []);
  function choose(isRecoveryNext: boolean) {
    setIsRecovery(isRecoveryNext);
    input.current?.focus();
  }
  const { errorOf } = useFormState(flow, 'second-factor');
  return (
    <>
      <AuthForm intent="second-factor" flow={flow} submitLabel={t('auth.secondFactor.submit')}>
        <Field
          label={isRecovery ? t('auth.secondFactor.recoveryCode') : t('auth.secondFactor.code')}
          help={isRecovery ? t('auth.secondFactor.recoveryHelp') : t('auth.secondFactor.help')}
          error={errorOf('code')}
        >
          <TextInput
            ref={input}
            name="code"
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={40}
            className="tabular tracking-[0.14em]"
          />
        </Field>
      </AuthForm>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="link" data-needs-app="" onClick={() => choose(!isRecovery)}>
          {isRecovery ? t('auth.secondFactor.useApp') : t('auth.secondFactor.useRecovery')}
        </Button>
        <Button variant="link" data-needs-app="" onClick={() => flow.show(null)}>
          {t('auth.forgot.back')}
        </Button>
      </div>
    </>
  );
}
