import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { providersQuery } from './account-query.ts';
import { focusLater } from './focus-later.ts';
import { Notice } from './notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import type { AccountForm } from './submit-account-form.ts';
import { useAccountAction } from './use-account-action.ts';

const { cancelErasure } = queries.identity.account;

export type Linking = { readonly provider: string; readonly hasFailed: boolean };

type AccountNoticesProps = {
  account: Account;
  linking: Linking | null;
  needsSecondFactor: boolean;
  saved: AccountForm | null;
};

/** Shown before everything else on the page; empty for most people. */
export function AccountNotices(props: AccountNoticesProps) {
  const { account, needsSecondFactor, saved, linking } = props;
  const t = useTexts('account');
  return (
    <div id="account-notices" tabIndex={-1} className="grid gap-3 outline-none not-empty:mb-10">
      {saved ? <Notice kind="done" isLive title={t(savedTexts[saved])} /> : null}
      {linking ? <LinkingNotice {...linking} /> : null}
      {account.erasureAt ? <ErasureNotice erasureAt={account.erasureAt} /> : null}
      {needsSecondFactor ? (
        <Notice
          kind="info"
          title={t('account.notices.secondFactor.title')}
          action={
            account.hasTwoFactor ? (
              <SignInAgain />
            ) : (
              <Button asChild>
                <a href="#two-factor">{t('account.twoFactor.start')}</a>
              </Button>
            )
          }
        >
          {t('account.notices.secondFactor.text')}
        </Notice>
      ) : null}
    </div>
  );
}

const savedTexts = {
  profile: 'account.saved.profile',
  password: 'account.saved.password',
} as const;

function LinkingNotice({ provider, hasFailed }: Linking) {
  const t = useTexts('account');
  const { data: providers = [] } = useQuery(providersQuery(queries));
  const name = providers.find(({ id }) => id === provider)?.name ?? provider;
  return hasFailed ? (
    <Notice kind="risk" isLive title={t('account.providers.linkFailed', { name })} />
  ) : (
    <Notice kind="done" isLive title={t('account.providers.linked', { name })} />
  );
}

function ErasureNotice({ erasureAt }: { erasureAt: Date }) {
  const t = useTexts('account');
  const format = useFormat();
  const keep = useAccountAction(
    () => cancelErasure.call(),
    () => {
      focusLater('account-notices');
      showToast({ kind: 'success', title: t('account.notices.erasure.kept') });
    },
  );
  return (
    <>
      <Notice
        kind="risk"
        title={
          <span suppressHydrationWarning>
            {t('account.notices.erasure.title', { date: format.date(erasureAt, 'long') })}
          </span>
        }
        action={
          <Button
            variant="primary"
            data-needs-app
            isLoading={keep.isPending}
            onClick={() => keep.run(undefined)}
          >
            {t('account.notices.erasure.action')}
          </Button>
        }
      >
        {t('account.notices.erasure.text')}
      </Notice>
      <ProblemNotice problem={keep.problem} />
    </>
  );
}
