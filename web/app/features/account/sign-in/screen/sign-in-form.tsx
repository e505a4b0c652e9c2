import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import { Fingerprint } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { PasswordInput } from '../password/password-input.tsx';
import { AuthForm, type AuthFormProps, useFormState } from './auth-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useAuthPath } from './use-auth-path.ts';

/** Email or number and password, or a passkey, or a provider. */
export function SignInForm(props: AuthFormProps & { providers: readonly Provider[] }) {
  const { flow, redirect, providers } = props;
  const t = useTexts('auth');
  const pathTo = useAuthPath(redirect);
  const { kept, errorOf } = useFormState(flow, 'sign-in');
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <AuthForm ref={form} intent="sign-in" flow={flow} submitLabel={t('auth.signin.submit')}>
        <Field label={t('auth.fields.identifier')} error={errorOf('identifier')}>
          <TextInput
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={kept.identifier}
          />
        </Field>
        <div className="grid justify-items-start gap-2">
          <Field
            label={t('auth.fields.password')}
            error={errorOf('password')}
            className="justify-self-stretch"
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <TextLink to={pathTo('forgot')} className="target text-sm">
            {t('auth.signin.forgot')}
          </TextLink>
        </div>
      </AuthForm>
      <ProviderButtons
        providers={providers}
        onProvider={(provider) =>
          flow.signInWithProvider({ provider, intent: 'sign-in', form: form.current })
        }
      >
        <Button data-needs-app="" onClick={() => flow.signInWithPasskey(form.current)}>
          <Fingerprint aria-hidden="true" />
          {t('auth.signin.passkey')}
        </Button>
      </ProviderButtons>
    </>
  );
}
