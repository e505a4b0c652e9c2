import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { AccountSection } from './account-section.tsx';
import { focusLater } from './focus-later.ts';
import { ProofDialog } from './proof-dialog.tsx';

const { requestErasure } = queries.identity.account;

export function ErasureSection({ account }: { account: Account }) {
  const t = useTexts('account');
  const format = useFormat();
  return (
    <AccountSection id="erasure" text={t('account.erasure.text')}>
      <ul className="grid max-w-[40em] list-disc gap-1.5 ps-5 text-ink-2 marker:text-ink-3">
        <li>{t('account.erasure.erased')}</li>
        <li>{t('account.erasure.access')}</li>
        <li>{t('account.erasure.kept')}</li>
      </ul>
      {account.erasureAt ? (
        <p className="font-[560]" suppressHydrationWarning>
          {t('account.erasure.waiting', { date: format.date(account.erasureAt, 'long') })}
        </p>
      ) : (
        <div>
          <ProofDialog
            trigger={<Button data-needs-app>{t('account.erasure.title')}</Button>}
            title={t('account.erasure.dialogTitle')}
            description={t('account.erasure.dialog', { email: account.email })}
            confirm={t('account.erasure.confirm')}
            variant="danger"
            hasPassword={account.hasPassword}
            onSubmit={(proof) => requestErasure.call(proof)}
            onDone={({ erasureAt }) => {
              // The resulting banner says how to undo it.
              focusLater('account-notices');
              const date = format.date(erasureAt, 'long');
              showToast({ title: t('account.erasure.waiting', { date }) });
            }}
          />
        </div>
      )}
    </AccountSection>
  );
}
