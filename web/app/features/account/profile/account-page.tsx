import type { Account } from '@danube/contract/identity/account.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { PageHead } from '../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { TimeZoneProvider, useFormat } from '../../../lib/use-format.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AccountAnchors } from './account-anchors.tsx';
import { AccountNotices, type Linking } from './account-notices.tsx';
import { toProblem } from './account-problem.ts';
import { accountQuery } from './account-query.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { EmailsSection } from './emails-section.tsx';
import { ErasureSection } from './erasure-section.tsx';
import { ExportSection } from './export-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import type { RejectedSubmission } from './rejected-submission.ts';
import type { AccountForm } from './submit-account-form.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

type AccountPageProps = {
  /** An administrator whose permissions require a second factor. */
  needsSecondFactor: boolean;
  /** The form that was saved just before this page was requested. */
  saved: AccountForm | null;
  sent: RejectedSubmission | undefined;
  /** The provider that redirected back, and whether it was linked. */
  linking: Linking | null;
};

/** How often the page checks whether an export is ready. */
const preparingInterval = 10_000;

export function AccountPage(props: AccountPageProps) {
  const t = useTexts('account', 'page');
  const lang = useFallbackLang('account');
  const timeZone = useVisitorTimeZone();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
        <PageHead
          title={`${t('account.title')} · ${t('page.siteName')}`}
          description={t('account.description')}
          isIndexed={false}
        />
        <AccountContent {...props} />
      </div>
    </TimeZoneProvider>
  );
}

function AccountContent(props: AccountPageProps) {
  const t = useTexts('account');
  const { data, error, isFetching, refetch } = useQuery({
    ...accountQuery(queries),
    refetchInterval: (query) =>
      query.state.data?.latestExport?.state === 'preparing' ? preparingInterval : false,
  });
  if (data) {
    const isSignedOut = error !== null && toProblem(error).code === 'UNAUTHORIZED';
    return (
      <>
        <Welcome account={data} />
        {isSignedOut ? (
          <div className="mb-10">
            <ProblemNotice problem={toProblem(error)} />
          </div>
        ) : null}
        <AccountSections {...props} account={data} />
      </>
    );
  }
  if (!error) return <AccountSkeleton />;
  return (
    <>
      <h1 className="type-h2">{t('account.title')}</h1>
      <ErrorState
        title={t('account.unavailable.title')}
        text={t('account.unavailable.text')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </>
  );
}

function Welcome({ account }: { account: Account }) {
  const t = useTexts('account');
  const format = useFormat();
  return (
    <header className="mb-12 grid gap-3">
      <p className="type-label">{t('account.title')}</p>
      <h1 className="type-h2">
        {t('account.welcome', { name: account.firstName || account.email })}
      </h1>
      <p className="text-ink-2" suppressHydrationWarning>
        {t('account.memberSince', { date: format.date(account.memberSince, 'month') })}
      </p>
    </header>
  );
}

function AccountSections(props: AccountPageProps & { account: Account }) {
  const { account, sent, saved, needsSecondFactor, linking } = props;
  return (
    <div className="columns-12">
      <div className="col-span-3 max-lg:hidden">
        <AccountAnchors />
      </div>
      <div className="col-span-full min-w-0 lg:col-span-8 lg:col-start-5">
        <AccountNotices
          account={account}
          needsSecondFactor={needsSecondFactor}
          saved={saved}
          linking={linking}
        />
        <div>
          <ProfileSection account={account} sent={sent?.form === 'profile' ? sent : undefined} />
          <EmailSection account={account} />
          <EmailsSection />
          <PasswordSection account={account} sent={sent?.form === 'password' ? sent : undefined} />
          <TwoFactorSection account={account} />
          <PasskeysSection account={account} />
          <DevicesSection account={account} />
          <ProvidersSection account={account} />
          <ExportSection account={account} />
          <ErasureSection account={account} />
        </div>
      </div>
    </div>
  );
}
