import type { AdminOrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import type { Sort } from '../../../../ui/table-sort.tsx';
import { SelectAll, SelectRow } from '../../kit/bulk/select-box.tsx';
import type { Selection } from '../../kit/bulk/use-selection.ts';
import { methodTexts } from '../sales-names.ts';
import { useSalesFormat } from '../use-sales-format.ts';
import { OrderBadges } from './order-badges.tsx';
import { type OrdersView, orderPath, ordersPageSize, ordersUrl } from './orders-view.ts';

type OrdersListProps = {
  orders: readonly AdminOrderRow[];
  view: OrdersView;
  /** Absent where there is nothing to do with several orders. */
  selection: Selection | undefined;
};

/** A table if there is room for its columns, otherwise a list. */
export function OrdersList(props: OrdersListProps) {
  return (
    <>
      <WideTable {...props} className="max-xl:hidden" />
      <ul className="xl:hidden">
        {props.orders.map((order) => (
          <OrderItem key={order.id} order={order} selection={props.selection} />
        ))}
      </ul>
    </>
  );
}

export function OrdersListSkeleton({ view }: { view: OrdersView }) {
  const rows = Array.from({ length: ordersPageSize }, (_, index) => index);
  return (
    <>
      <WideTable
        orders={[]}
        view={view}
        selection={undefined}
        isLoading
        className="max-xl:hidden"
      />
      <SkeletonRegion className="xl:hidden">
        {rows.map((row) => (
          <div key={row} className={itemClasses}>
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-3.5 w-60" />
            <Skeleton className="h-3.5 w-40" />
          </div>
        ))}
      </SkeletonRegion>
    </>
  );
}

type WideTableProps = OrdersListProps & { isLoading?: boolean; className: string };

function WideTable({ orders, view, selection, isLoading, className }: WideTableProps) {
  const t = useTexts('sales', 'admin');
  const localPath = useLocalPath();
  const columns = useColumns(selection);
  return (
    <Table
      caption={t('admin.sales.orders')}
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      sort={sortOf(view)}
      sortControl={{
        kind: 'link',
        to: ({ direction }) =>
          localPath(
            ordersUrl({
              ...view,
              sort: direction === 'descending' ? 'newest' : 'oldest',
              trail: [],
            }),
          ),
      }}
      isLoading={isLoading}
      pageSize={ordersPageSize}
      className={className}
    />
  );
}

/** Sorting by amount has no second direction, so its header shows none. */
function sortOf({ sort }: OrdersView): Sort | undefined {
  if (sort === 'largest') return undefined;
  return { column: 'placed', direction: sort === 'newest' ? 'descending' : 'ascending' };
}

function useColumns(selection: Selection | undefined): readonly Column<AdminOrderRow>[] {
  const t = useTexts('sales');
  return [
    ...(selection ? [selectColumn(selection)] : []),
    {
      id: 'number',
      header: t('sales.number'),
      cell: (order) => (
        <span className="grid">
          <OrderLink order={order} />
          <span className="text-xs text-ink-3">{t(methodTexts[order.method])}</span>
        </span>
      ),
      className: 'whitespace-nowrap',
    },
    {
      id: 'buyer',
      header: t('sales.buyer'),
      cell: (order) => (
        <span className="grid">
          <span className="[overflow-wrap:anywhere]">{order.buyer}</span>
          <span className="text-xs [overflow-wrap:anywhere] text-ink-3">{order.email}</span>
        </span>
      ),
      className: 'w-[27%] min-w-52',
    },
    {
      id: 'items',
      header: t('sales.items'),
      cell: (order) => <Titles order={order} />,
      className: 'w-[25%] min-w-44',
    },
    {
      id: 'state',
      header: t('sales.state'),
      cell: (order) => <OrderBadges order={order} />,
    },
    {
      id: 'placed',
      header: t('sales.placed'),
      cell: ({ placedAt }) => <DateDisplay instant={placedAt} />,
      align: 'end',
      isSortable: true,
      className: 'whitespace-nowrap',
    },
    {
      id: 'total',
      header: t('sales.total'),
      cell: (order) => <Amount order={order} />,
      align: 'end',
    },
  ];
}

function selectColumn(selection: Selection): Column<AdminOrderRow> {
  return {
    id: 'select',
    header: <SelectAll selection={selection} />,
    cell: (order) => <SelectRow selection={selection} id={order.id} name={order.number} />,
    className: 'w-11',
  };
}

const itemClasses = 'grid gap-1.5 border-b border-rule py-3.5';

type OrderItemProps = { order: AdminOrderRow; selection: Selection | undefined };

function OrderItem({ order, selection }: OrderItemProps) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <li
      className={`relative ${itemClasses} grid-cols-[minmax(0,1fr)_auto] gap-x-4 first:border-t ${selection ? 'ps-11' : ''}`}
    >
      {selection ? (
        <div className="absolute start-0 top-1">
          <SelectRow selection={selection} id={order.id} name={order.number} />
        </div>
      ) : null}
      <span className="grid gap-0.5">
        <OrderLink order={order} isWhole />
        <span className="[overflow-wrap:anywhere]">{order.buyer}</span>
        <span className="text-sm [overflow-wrap:anywhere] text-ink-3">{order.email}</span>
      </span>
      <span className="grid content-start text-end">
        <Amount order={order} />
      </span>
      <span className="col-span-2 text-sm text-ink-2">{order.titles.join(', ')}</span>
      <span className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-3">
        <span className="text-sm">
          <OrderBadges order={order} />
        </span>
        <span>{t(methodTexts[order.method])}</span>
        <span suppressHydrationWarning>{format.country(order.country)}</span>
        <DateDisplay instant={order.placedAt} />
      </span>
    </li>
  );
}

/** With `isWhole` the whole entry is the touch target. */
function OrderLink({ order, isWhole }: { order: AdminOrderRow; isWhole?: boolean }) {
  const localPath = useLocalPath();
  const linkArea = isWhole ? 'after:absolute after:inset-0' : 'w-fit';
  return (
    <Link
      to={localPath(orderPath(order.id))}
      className={`tabular rounded-sm font-[560] decoration-river/45 decoration-1 underline-offset-[0.25em] hover:underline ${linkArea}`}
    >
      {order.number}
    </Link>
  );
}

function Titles({ order }: { order: AdminOrderRow }) {
  const format = useSalesFormat();
  return (
    <span className="grid">
      <span className="line-clamp-2">{order.titles.join(', ')}</span>
      <span className="text-xs text-ink-3" suppressHydrationWarning>
        {format.country(order.country)}
      </span>
    </span>
  );
}

function Amount({ order }: { order: AdminOrderRow }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  return (
    <span className="grid">
      <MoneyDisplay amount={order.total} />
      {order.refunded > 0 ? (
        <span className="text-xs whitespace-nowrap text-ink-3">
          {t('sales.refundedOf', { amount: format.money(order.refunded) })}
        </span>
      ) : null}
    </span>
  );
}
