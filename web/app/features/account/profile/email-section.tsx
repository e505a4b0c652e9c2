import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { Mail } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { textOf } from '../../../lib/form-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { Notice } from './notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { useAccountAction } from './use-account-action.ts';

const { requestEmailChange, cancelEmailChange } = queries.identity.account;

export function EmailSection({ account }: { account: Account }) {
  const t = useTexts('account');
  return (
    <AccountSection id="email" text={t('account.email.text')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 items-center gap-3 font-[560]">
          <Mail aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          <span className="min-w-0 wrap-anywhere">{account.email}</span>
        </p>
        <EmailDialog account={account} />
      </div>
      {account.pendingEmail ? (
        <PendingEmail email={account.email} pendingEmail={account.pendingEmail} />
      ) : null}
    </AccountSection>
  );
}

function EmailDialog({ account }: { account: Account }) {
  const t = useTexts('account');
  const language = useLanguage();
  return (
    <ProofDialog
      trigger={<Button data-needs-app>{t('account.email.change')}</Button>}
      title={t('account.email.change')}
      description={t('account.email.dialog')}
      confirm={t('account.email.send')}
      hasPassword={account.hasPassword}
      ownFields={['newEmail']}
      onSubmit={(proof, form) =>
        requestEmailChange.call({ ...proof, newEmail: textOf(form, 'newEmail'), language })
      }
      onDone={() => showToast({ kind: 'success', title: t('account.email.sent') })}
    >
      {(problem) => (
        <Field
          label={t('account.email.newEmail')}
          error={problem ? t('account.email.invalid') : undefined}
        >
          <TextInput type="email" name="newEmail" autoComplete="email" maxLength={254} />
        </Field>
      )}
    </ProofDialog>
  );
}

function PendingEmail({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const t = useTexts('account');
  const cancel = useAccountAction(
    () => cancelEmailChange.call(),
    () => showToast({ title: t('account.email.cancelled') }),
  );
  return (
    <>
      <Notice
        kind="info"
        title={t('account.email.pending', { email: pendingEmail })}
        action={
          <Button
            size="small"
            data-needs-app
            isLoading={cancel.isPending}
            onClick={() => cancel.run(undefined)}
          >
            {t('account.email.cancel')}
          </Button>
        }
      >
        {t('account.email.pendingText', { email })}
      </Notice>
      <ProblemNotice problem={cancel.problem} />
    </>
  );
}
