import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { languages } from '@danube/contract/locale.ts';
import { useEffect, useRef, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { rememberLanguage } from '../../../lib/remember-language.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAuth } from '../../shared/session/use-session.tsx';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { RejectedSubmission } from './rejected-submission.ts';
import { submitProfile } from './submit-account-form.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useAccountForm } from './use-account-form.ts';

const browserApi = { changeProfile: queries.identity.account.changeProfile.call };

export function ProfileSection({ account, sent }: { account: Account; sent?: RejectedSubmission }) {
  const t = useTexts('account');
  const siteLanguage = useLanguage();
  const localPath = useLocalPath();
  const auth = useAuth();
  const stored = {
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone ?? '',
    language: account.language ?? siteLanguage,
  };
  const first = { ...stored, ...sent?.values };
  const ref = useRef<HTMLFormElement>(null);
  const { isSubmitting, problem, submit } = useAccountForm({
    onSubmit: (form) => submitProfile(browserApi, form),
    sent: sent?.outcome,
    onSaved({ language = siteLanguage }, form) {
      setSaved(entriesOf(form));
      // The header shows the name too.
      void auth?.store.refresh();
      if (language === siteLanguage) {
        showToast({ kind: 'success', title: t('account.saved.profile') });
        return;
      }
      rememberLanguage(language);
      setLeavingFor(`?saved=profile&lang=${language}#account-notices`);
    },
  });
  const [saved, setSaved] = useState(() => JSON.stringify(Object.entries(stored)));
  const [entered, setEntered] = useState(saved);
  const [leavingFor, setLeavingFor] = useState<string>();
  // Includes what was typed before hydration.
  useEffect(() => {
    if (ref.current) setEntered(entriesOf(ref.current));
  }, []);
  // After the render in which nothing is unsaved any more, so that the leave confirmation doesn't
  // appear.
  useEffect(() => {
    if (leavingFor) location.assign(leavingFor);
  }, [leavingFor]);
  const isRefused = (name: string) => problem?.fields.includes(name);
  const hasFields = problem !== null && problem.fields.length > 0;

  return (
    <AccountSection id="profile" text={t('account.profile.text')}>
      <Form
        ref={ref}
        method="post"
        action={localPath('/account-settings?form=profile#profile')}
        submitError={problem}
        onSubmit={submit}
        onInput={(event) => setEntered(entriesOf(event.currentTarget))}
        className="grid max-w-160 gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t('account.profile.firstName')}
            error={isRefused('firstName') ? t('account.profile.firstNameMissing') : undefined}
          >
            <TextInput
              name="firstName"
              defaultValue={first.firstName}
              autoComplete="given-name"
              required
              maxLength={80}
            />
          </Field>
          <Field
            label={t('account.profile.lastName')}
            error={isRefused('lastName') ? t('account.profile.lastNameMissing') : undefined}
          >
            <TextInput
              name="lastName"
              defaultValue={first.lastName}
              autoComplete="family-name"
              required
              maxLength={80}
            />
          </Field>
        </div>
        <Field
          label={t('account.profile.phone')}
          isOptional
          help={t('account.profile.phoneHelp')}
          error={isRefused('phone') ? t('account.profile.phoneInvalid') : undefined}
        >
          <TextInput
            type="tel"
            name="phone"
            defaultValue={first.phone}
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
        <Field label={t('account.profile.language')} help={t('account.profile.languageHelp')}>
          <Select name="language" defaultValue={first.language}>
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        </Field>
        <ProblemNotice problem={hasFields ? null : problem} />
        <div>
          <Button type="submit" variant="primary" isLoading={isSubmitting}>
            {t('account.profile.save')}
          </Button>
        </div>
      </Form>
      <UnsavedChanges isUnsaved={entered !== saved} />
    </AccountSection>
  );
}

function entriesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
