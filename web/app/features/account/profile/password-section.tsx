import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { maxPasswordLength } from '@danube/contract/identity/password-rules.ts';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { showToast } from '../../../ui/toast.ts';
import { NewPasswordField } from '../sign-in/password/new-password-field.tsx';
import { PasswordInput } from '../sign-in/password/password-input.tsx';
import { reasonText } from '../sign-in/password/password-texts.ts';
import { type AccountProblem, problemText } from './account-problem.ts';
import { AccountSection } from './account-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { RejectedSubmission } from './rejected-submission.ts';
import { submitPassword } from './submit-account-form.ts';
import { useAccountAction } from './use-account-action.ts';
import { useAccountForm } from './use-account-form.ts';

const browserApi = { changePassword: queries.identity.account.changePassword.call };

const personalFields = ['username'];

export function PasswordSection({
  account,
  sent,
}: {
  account: Account;
  sent?: RejectedSubmission;
}) {
  const t = useTexts('account');
  return (
    <AccountSection id="password" text={t('account.password.text')}>
      {account.hasPassword ? (
        <PasswordForm email={account.email} sent={sent} />
      ) : (
        <NoPassword email={account.email} />
      )}
    </AccountSection>
  );
}

function PasswordForm({ email, sent }: { email: string; sent?: RejectedSubmission | undefined }) {
  const t = useTexts('account', 'auth');
  const localPath = useLocalPath();
  /** Remounts the field after each change, so that the previous password's strength is gone. */
  const [round, setRound] = useState(0);
  const { isSubmitting, problem, submit } = useAccountForm({
    onSubmit: (form) => submitPassword(browserApi, form),
    sent: sent?.outcome,
    onSaved(_outcome, form) {
      form.reset();
      setRound((count) => count + 1);
      showToast({ kind: 'success', title: t('account.saved.password') });
    },
  });
  const field = problem && fieldOf(problem);
  return (
    <Form
      method="post"
      action={localPath('/account-settings?form=password#password')}
      submitError={problem}
      onSubmit={submit}
      className="grid max-w-100 gap-5"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden />
      <Field
        label={t('account.password.current')}
        error={field === 'currentPassword' && problem ? currentText(problem, t) : undefined}
      >
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={maxPasswordLength}
        />
      </Field>
      <NewPasswordField
        key={round}
        label={t('account.password.new')}
        name="newPassword"
        personalFields={personalFields}
        error={field === 'newPassword' && problem ? newText(problem, t) : undefined}
      />
      <ProblemNotice problem={field ? null : problem} />
      <div>
        <Button type="submit" isLoading={isSubmitting}>
          {t('account.password.save')}
        </Button>
      </div>
    </Form>
  );
}

function NoPassword({ email }: { email: string }) {
  const t = useTexts('account');
  const language = useLanguage();
  const { run, isPending, problem } = useAccountAction(
    () => queries.identity.requestPasswordReset.call({ email, language }),
    () => showToast({ kind: 'success', title: t('account.password.linkSent', { email }) }),
  );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="type-body">{t('account.password.none')}</p>
      <Button data-needs-app isLoading={isPending} onClick={() => run(undefined)}>
        {t('account.password.set')}
      </Button>
      <ProblemNotice problem={problem} />
    </div>
  );
}

/** Which of the two fields an error belongs to; the first if both are empty. */
function fieldOf({ code, fields }: AccountProblem): 'currentPassword' | 'newPassword' | null {
  if (code === 'PASSWORD_WRONG' || fields.includes('currentPassword')) return 'currentPassword';
  return code === 'PASSWORD_WEAK' || fields.includes('newPassword') ? 'newPassword' : null;
}

function currentText(problem: AccountProblem, t: Translate): string {
  return problem.code === 'PASSWORD_WRONG'
    ? problemText(problem, t)
    : t('account.problems.passwordMissing');
}

function newText(problem: AccountProblem, t: Translate): string {
  if (problem.code !== 'PASSWORD_WEAK') return t('account.password.newMissing');
  const { reasons } = problem.data;
  return [t('account.password.weak'), ...reasons.map((reason) => reasonText(t, reason))].join(' ');
}
