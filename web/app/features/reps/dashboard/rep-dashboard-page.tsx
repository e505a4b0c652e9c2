import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSiteUrl } from '../../../lib/page-address.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BankPart } from './bank-part.tsx';
import { BannersPart } from './banners-part.tsx';
import { BillingPart } from './billing-part.tsx';
import { CommissionRiver } from './commission-river.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { type DashboardView, rulesPath } from './dashboard-view.ts';
import { LinesPart } from './lines-part.tsx';
import { Part } from './part.tsx';
import { PayoutHead } from './payout-head.tsx';
import { ProfilePart } from './profile-part.tsx';
import { referralLink } from './referral-link.ts';
import { dashboardQuery } from './rep-queries.ts';
import { RulesList } from './rules-list.tsx';
import { SharePart } from './share-part.tsx';
import { PayoutsPart, StatementsPart } from './statements-part.tsx';

/** The next payout first; then its sources, all lines, and the rep's actions. */
export function RepDashboardPage({ view }: { view: DashboardView }) {
  const t = useTexts('commissions');
  const dashboard = useQuery({
    ...dashboardQuery(queries, view.days),
    placeholderData: keepPreviousData,
  });
  return (
    <DashboardFrame title={t('commissions.title')}>
      {dashboard.data ? <Dashboard dashboard={dashboard.data} view={view} /> : null}
      {!dashboard.data && dashboard.isFetching ? (
        <SkeletonRegion>
          <SkeletonText lines={8} />
        </SkeletonRegion>
      ) : null}
      {!dashboard.data && !dashboard.isFetching ? (
        <ErrorState title={t('commissions.failed')} onRetry={() => void dashboard.refetch()} />
      ) : null}
    </DashboardFrame>
  );
}

function Sharing({ dashboard }: { dashboard: RepDashboard }) {
  const siteUrl = useSiteUrl();
  const { code } = dashboard;
  const link = referralLink(siteUrl, `/rep/${code}`, code) ?? '';
  return (
    <div className="grid min-w-0 content-start gap-12">
      <SharePart dashboard={dashboard} />
      <BannersPart code={code} link={link} />
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
      <PayoutHead dashboard={dashboard} />
      <CommissionRiver dashboard={dashboard} view={view} />
      <LinesPart view={view} />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* Without a valid code there is nothing to share. */}
        {dashboard.code === '' ? null : <Sharing dashboard={dashboard} />}
        <Part
          title={t('commissions.how.title')}
          action={
            <TextLink kind="standalone" to={localPath(rulesPath)}>
              {t('commissions.how.more')}
            </TextLink>
          }
        >
          <RulesList dashboard={dashboard} />
        </Part>
      </div>
      <PayoutsPart />
      <StatementsPart />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ProfilePart dashboard={dashboard} />
        <BankPart dashboard={dashboard} />
        <BillingPart dashboard={dashboard} />
      </div>
    </>
  );
}
