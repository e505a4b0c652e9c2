import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { AuthForm, type AuthFormProps, useFormState } from './auth-form.tsx';
import type { AuthFlow } from './use-auth-flow.ts';
import { useAuthPath } from './use-auth-path.ts';

/** Requests a link; the response is the same for every address. */
export function ForgotForm({ flow, redirect }: AuthFormProps) {
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  const { kept, errorOf } = useFormState(flow, 'forgot');
  return (
    <>
      <AuthForm intent="forgot" flow={flow} submitLabel={t('auth.forgot.submit')}>
        <Field label={t('auth.fields.email')} error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            maxLength={254}
            defaultValue={kept.email}
          />
        </Field>
      </AuthForm>
      <TextLink kind="standalone" to={pathTo('signin')} className="justify-self-start text-sm">
        {t('auth.forgot.back')}
      </TextLink>
    </>
  );
}

/** Sets a new password with a link's token. */
export function ResetForm({ flow, token }: { flow: AuthFlow; token: string }) {
  const t = useTexts('auth');
  const { errorOf } = useFormState(flow, 'reset');
  return (
    <AuthForm intent="reset" flow={flow} submitLabel={t('auth.reset.submit')} needsApplication>
      <input type="hidden" name="token" value={token} />
      <NewPasswordField label={t('auth.reset.password')} error={errorOf('password')} />
    </AuthForm>
  );
}
