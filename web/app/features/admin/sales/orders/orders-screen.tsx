import { type AdminOrderRow, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { nextTrail, previousTrail } from '../../../../lib/cursor-trail.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { CursorPagination } from '../../../../ui/pagination.tsx';
import { BulkBar } from '../../kit/bulk/bulk-bar.tsx';
import { useSelection } from '../../kit/bulk/use-selection.ts';
import { useHasScope } from '../../kit/staff-scope.tsx';
import { FileButton } from '../kit/file-button.tsx';
import { ordersQuery } from '../sales-queries.ts';
import { OrdersFilter } from './orders-filter.tsx';
import { OrdersList, OrdersListSkeleton } from './orders-list.tsx';
import { exportInput, isFiltered, type OrdersView, ordersUrl } from './orders-view.ts';

export function OrdersScreen({ view }: { view: OrdersView }) {
  const t = useTexts('sales', 'admin');
  const format = useFormat();
  const { data } = useQuery(ordersQuery(queries, view));
  const total = data?.total;
  return (
    <section aria-label={t('admin.sales.orders')} className="grid min-w-0 gap-6">
      <OrdersFilter view={view} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-4">
        <p role="status" className="text-sm">
          {total === undefined
            ? null
            : t('sales.orders.count', { count: total, shown: format.number(total) })}
        </p>
        {total ? <ExportOrders view={view} /> : null}
      </div>
      <Orders view={view} />
    </section>
  );
}

/** The filtered list, or some of it, as a file for bookkeepers. */
function ExportOrders({ view, ids }: { view: OrdersView; ids?: readonly string[] }) {
  const t = useTexts('sales', 'admin');
  if (!useHasScope('money')) return null;
  const label = ids ? t('admin.bulk.export') : t('sales.exportCsv');
  return <FileButton label={label} type="text/csv" take={() => fetchCsv(view, ids)} />;
}

async function fetchCsv(view: OrdersView, ids: readonly string[] | undefined) {
  const { fileName, csv } = await queries.ordersAdmin.exportCsv.call({
    ...exportInput(view),
    ...(ids ? { ids: ids.map((id) => orderIdSchema.parse(id)) } : {}),
  });
  return { name: fileName, text: csv };
}

function Orders({ view }: { view: OrdersView }) {
  const t = useTexts('sales', 'admin');
  const list = useQuery(ordersQuery(queries, view));
  if (list.isPending) return <OrdersListSkeleton view={view} />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('sales.orders.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { orders, nextCursor, total } = list.data;
  if (orders.length === 0) return <NoOrders view={view} />;
  return (
    <>
      <OrdersPage orders={orders} view={view} />
      <Pages view={view} nextCursor={nextCursor} shown={orders.length} total={total} />
    </>
  );
}

/** The orders of a page; those who may export them can select some. */
function OrdersPage({ orders, view }: { orders: readonly AdminOrderRow[]; view: OrdersView }) {
  const selection = useSelection(orders.map(({ id }) => id));
  const mayExport = useHasScope('money');
  return (
    <>
      <OrdersList orders={orders} view={view} selection={mayExport ? selection : undefined} />
      <BulkBar selection={selection}>
        <ExportOrders view={view} ids={selection.selected} />
      </BulkBar>
    </>
  );
}

function NoOrders({ view }: { view: OrdersView }) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  if (!isFiltered(view) && view.trail.length === 0) {
    return <EmptyState title={t('sales.orders.empty')} text={t('sales.orders.emptyText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={view.needsAttention ? t('sales.orders.allWell') : t('sales.orders.noMatch')}
      action={
        <Button asChild>
          <Link to={localPath('/admin/orders')}>{t('admin.clearFilters')}</Link>
        </Button>
      }
    />
  );
}

type PagesProps = { view: OrdersView; nextCursor: string | null; shown: number; total: number };

function Pages({ view, nextCursor, shown, total }: PagesProps) {
  const t = useTexts('sales');
  const format = useFormat();
  const localPath = useLocalPath();
  const back = previousTrail(view.trail);
  const at = (trail: OrdersView['trail']) => localPath(ordersUrl({ ...view, trail }));
  return (
    <CursorPagination
      previous={back ? at(back) : undefined}
      next={nextCursor ? at(nextTrail(view.trail, nextCursor)) : undefined}
      summary={t('sales.shown', { shown: format.number(shown), total: format.number(total) })}
    />
  );
}
