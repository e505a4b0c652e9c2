import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSiteUrl } from '../../../lib/page-url.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BankSection } from './bank-section.tsx';
import { BannersSection } from './banners-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { CommissionRiver } from './commission-river.tsx';
import { DashboardLayout } from './dashboard-layout.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import { type DashboardView, rulesPath } from './dashboard-view.ts';
import { LinesSection } from './lines-section.tsx';
import { NextPayoutHeader } from './next-payout-header.tsx';
import { ProfileSection } from './profile-section.tsx';
import { referralLink } from './referral-link.ts';
import { dashboardQuery } from './rep-queries.ts';
import { RulesList } from './rules-list.tsx';
import { ShareSection } from './share-section.tsx';
import { PayoutsPart, StatementsSection } from './statements-section.tsx';

/** The next payout first; then its sources, all lines, and the rep's actions. */
export function RepDashboardPage({ view }: { view: DashboardView }) {
  const t = useTexts('commissions');
  const dashboard = useQuery({
    ...dashboardQuery(queries, view.days),
    placeholderData: keepPreviousData,
  });
  return (
    <DashboardLayout title={t('commissions.title')}>
      {dashboard.data ? <Dashboard dashboard={dashboard.data} view={view} /> : null}
      {!dashboard.data && dashboard.isFetching ? (
        <SkeletonRegion>
          <SkeletonText lines={8} />
        </SkeletonRegion>
      ) : null}
      {!dashboard.data && !dashboard.isFetching ? (
        <ErrorState title={t('commissions.failed')} onRetry={() => void dashboard.refetch()} />
      ) : null}
    </DashboardLayout>
  );
}

function Sharing({ dashboard }: { dashboard: RepDashboard }) {
  const siteUrl = useSiteUrl();
  const { code } = dashboard;
  const link = referralLink(siteUrl, `/rep/${code}`, code) ?? '';
  return (
    <div className="grid min-w-0 content-start gap-12">
      <ShareSection dashboard={dashboard} />
      <BannersSection code={code} link={link} />
    </div>
  );
}

type DashboardProps = { dashboard: RepDashboard; view: DashboardView };

function Dashboard({ dashboard, view }: DashboardProps) {
  const t = useTexts('commissions');
  const localPath = useLocalPath();
  return (
    <>
      {dashboard.isActive ? null : (
        <p className="mb-6 border-s-3 border-bell ps-4">{t('commissions.ended')}</p>
      )}
      <NextPayoutHeader dashboard={dashboard} />
      <CommissionRiver dashboard={dashboard} view={view} />
      <LinesSection view={view} canShare={dashboard.code !== ''} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* Without a valid code there is nothing to share. */}
        {dashboard.code === '' ? null : <Sharing dashboard={dashboard} />}
        <DashboardSection
          title={t('commissions.how.title')}
          action={
            <TextLink kind="standalone" to={localPath(rulesPath)}>
              {t('commissions.how.more')}
            </TextLink>
          }
        >
          <RulesList dashboard={dashboard} />
        </DashboardSection>
      </div>
      <PayoutsPart />
      <StatementsSection />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2 xl:grid-cols-3 xl:gap-x-12">
        <ProfileSection dashboard={dashboard} />
        <BankSection dashboard={dashboard} />
        <BillingSection dashboard={dashboard} />
      </div>
    </>
  );
}
