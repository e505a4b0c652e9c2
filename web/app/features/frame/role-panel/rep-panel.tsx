import type { RepDashboard } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { dashboardPath } from '../../reps/dashboard/dashboard-view.ts';
import { dashboardQuery } from '../../reps/dashboard/rep-queries.ts';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { PanelLayout } from './panel-layout.tsx';
import { ownRepQuery } from './panel-queries.ts';

const days = 90;

/** The sales representative's next payout, with a link to the dashboard. */
export function RepPanel() {
  const t = useTexts('panels');
  const localPath = useLocalPath();
  const rep = useQuery(ownRepQuery(queries));
  const dashboard = useQuery({ ...dashboardQuery(queries, days), enabled: Boolean(rep.data) });
  // The role was revoked since the sign-in.
  if (rep.data === null) return null;
  const failed = [rep, dashboard].filter(({ isError }) => isError);
  return (
    <PanelLayout
      title={t('panels.rep.title')}
      text={t('panels.rep.text')}
      action={
        <Button asChild>
          <Link to={localPath(dashboardPath)}>
            {t('panels.rep.open')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      }
    >
      {dashboard.data ? <RepFacts dashboard={dashboard.data} /> : null}
      {!dashboard.data && failed.length === 0 ? (
        <SkeletonRegion>
          <SkeletonText lines={3} />
        </SkeletonRegion>
      ) : null}
      {!dashboard.data && failed.length > 0 ? (
        <ErrorState
          title={t('panels.rep.failed')}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          className="py-4!"
        />
      ) : null}
    </PanelLayout>
  );
}

function RepFacts({ dashboard }: { dashboard: RepDashboard }) {
  const t = useTexts('panels');
  const format = useRepFormat();
  const { nextPayout, funnel, balances, code } = dashboard;
  const facts = [
    [
      t('panels.rep.next', { date: format.day(nextPayout.on, 'monthDay') }),
      format.money(nextPayout.amount),
    ],
    [t('panels.rep.orders'), format.number(funnel.orders)],
    [t('panels.rep.held'), format.money(balances.held)],
    [t('panels.rep.code'), code],
  ] as const;
  return (
    <dl className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="grid content-start gap-1 border-t border-rule-strong pt-4">
          <dt className="type-small">{label}</dt>
          <dd className="tabular type-h4 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
