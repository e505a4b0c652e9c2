import type { Provider } from '@danube/contract/identity/identity.schemas.ts';
import { useRef } from 'react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { InvitedByField } from '../../../shared/referral/invited-by-field.tsx';
import { useInvitedBy } from '../../../shared/referral/use-invited-by.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { AuthForm, type AuthFormProps, useFormState } from './auth-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useSignUpSource } from './sign-up-source.ts';

const personalFields = ['firstName', 'lastName', 'email'] as const;

type SignUpFormProps = AuthFormProps & { providers: readonly Provider[] };

export function SignUpForm({ flow, redirect, providers }: SignUpFormProps) {
  const t = useTexts('auth');
  const { kept, errorOf } = useFormState(flow, 'sign-up');
  const invitedBy = useInvitedBy(kept.referralCode);
  const source = useSignUpSource();
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <AuthForm ref={form} intent="sign-up" flow={flow} submitLabel={t('auth.signup.submit')}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label={t('auth.fields.firstName')} error={errorOf('firstName')}>
            <TextInput
              name="firstName"
              autoComplete="given-name"
              required
              maxLength={80}
              defaultValue={kept.firstName}
            />
          </Field>
          <Field label={t('auth.fields.lastName')} error={errorOf('lastName')}>
            <TextInput
              name="lastName"
              autoComplete="family-name"
              required
              maxLength={80}
              defaultValue={kept.lastName}
            />
          </Field>
        </div>
        <Field label={t('auth.fields.email')} error={errorOf('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            maxLength={254}
            defaultValue={kept.email}
          />
        </Field>
        <Field
          label={t('auth.fields.phone')}
          isOptional
          help={t('auth.fields.phoneHelp')}
          error={errorOf('phone')}
        >
          <TextInput
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={30}
            defaultValue={kept.phone}
          />
        </Field>
        <NewPasswordField
          label={t('auth.fields.password')}
          error={errorOf('password')}
          personalFields={personalFields}
        />
        <InvitedByField invitedBy={invitedBy} />
        <input type="hidden" name="source" value={source ?? ''} />
        <input type="hidden" name="redirect" value={redirect ?? ''} />
        <Terms />
      </AuthForm>
      {providers.length > 0 ? (
        <ProviderButtons
          providers={providers}
          onProvider={(provider) =>
            flow.signInWithProvider({
              provider,
              intent: 'sign-up',
              form: form.current,
              referralCode: invitedBy.code,
              source,
            })
          }
        />
      ) : null}
    </>
  );
}

function Terms() {
  const localPath = useLocalPath();
  return (
    <p className="type-small">
      <RichText
        k="auth.signup.terms"
        elements={{
          terms: <TextLink to={localPath('/terms-of-service')}>{null}</TextLink>,
          privacy: <TextLink to={localPath('/privacy-policy')}>{null}</TextLink>,
        }}
      />
    </p>
  );
}
