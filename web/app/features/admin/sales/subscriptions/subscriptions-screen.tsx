import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CursorPagination } from '../../../../ui/pagination.tsx';
import { ListFilter, optionsOf } from '../../kit/list-filter.tsx';
import { StatRow } from '../../kit/stat-row.tsx';
import { subscriptionsQuery } from '../sales-queries.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { SubscriptionsList, SubscriptionsListSkeleton } from './subscriptions-list.tsx';
import {
  isFiltered,
  type SubscriptionsView,
  subscriptionStateTexts,
  subscriptionsUrl,
} from './subscriptions-view.ts';

export function SubscriptionsScreen({ view }: { view: SubscriptionsView }) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  return (
    <section aria-label={t('admin.sales.subscriptions')} className="grid min-w-0 gap-6">
      <Figures view={view} />
      <ListFilter
        label={t('sales.subscriptions.filter')}
        search={{ label: t('sales.subscriptions.search'), value: view.search }}
        choices={[
          {
            name: 'state',
            label: t('sales.state'),
            value: view.state ?? '',
            empty: t('sales.orders.anyState'),
            options: optionsOf(t, subscriptionStateTexts),
          },
        ]}
        apply={t('sales.apply')}
        clear={isFiltered(view) ? localPath('/admin/subscriptions') : null}
      />
      <Subscriptions view={view} />
    </section>
  );
}

/** Of all subscriptions, regardless of filters. */
function Figures({ view }: { view: SubscriptionsView }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const { data } = useQuery(subscriptionsQuery(queries, view));
  const figures = data?.figures;
  const shown = [
    [t('sales.subscriptions.monthlyRevenue'), figures && format.money(figures.monthlyRevenue)],
    [t('sales.subscriptions.states.active'), figures && format.number(figures.active)],
    [t('sales.subscriptions.states.pastDue'), figures && format.number(figures.pastDue)],
    [t('sales.subscriptions.states.ending'), figures && format.number(figures.ending)],
  ] as const;
  return <StatRow stats={shown} />;
}

function Subscriptions({ view }: { view: SubscriptionsView }) {
  const t = useTexts('sales', 'admin');
  const format = useSalesFormat();
  const localPath = useLocalPath();
  const list = useQuery(subscriptionsQuery(queries, view));
  if (list.isPending) return <SubscriptionsListSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('sales.subscriptions.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { subscriptions, nextCursor, total } = list.data;
  if (subscriptions.length === 0) return <NoSubscriptions view={view} />;
  const back = previousTrail(view.trail);
  const at = (trail: SubscriptionsView['trail']) => localPath(subscriptionsUrl({ ...view, trail }));
  return (
    <>
      <SubscriptionsList subscriptions={subscriptions} />
      <CursorPagination
        previous={back ? at(back) : undefined}
        next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
        summary={t('sales.shown', {
          shown: format.number(subscriptions.length),
          total: format.number(total),
        })}
      />
    </>
  );
}

function NoSubscriptions({ view }: { view: SubscriptionsView }) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return (
      <EmptyState
        title={t('sales.subscriptions.empty')}
        text={t('sales.subscriptions.emptyText')}
      />
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t('sales.subscriptions.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath('/admin/subscriptions')}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}
