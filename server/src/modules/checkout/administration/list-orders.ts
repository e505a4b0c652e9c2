import type { AdminOrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { findTitles, readCursor, writeCursor } from '../orders/read-orders.repository.ts';
import { toAdminOrderRow } from './admin-order.mapper.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import {
  countOrders,
  findOrders,
  type ListOrder,
  type OrderFilter,
  prepareQuery,
} from './order-list.repository.ts';

type OrderListInput = OrderFilter & {
  order: ListOrder;
  limit: number;
  cursor?: string | undefined;
};

type OrderList = { orders: AdminOrderRow[]; nextCursor: string | null; total: number };

/** Above this, the total only means "at least this many". */
const maxCounted = 10_000;

export function listOrders(
  deps: Pick<OrdersAdminDependencies, 'transact'>,
  act: ActionContext,
  { order, limit, cursor, ...filter }: OrderListInput,
): Promise<OrderList> {
  return deps.transact(async ({ tx, audit }) => {
    const query = await prepareQuery(tx, filter);
    const after = await readCursor(tx, order, cursor);
    // One extra row shows whether there is another page.
    const found = await findOrders(tx, query, { order, limit: limit + 1, after });
    const shown = found.slice(0, limit);
    const titles = await findTitles(
      tx,
      shown.map(({ id }) => id),
    );
    const last = found.length > limit ? shown.at(-1) : undefined;
    const total = await countOrders(tx, query, maxCounted);
    audit({
      ...auditFieldsOf(act),
      action: 'orders.list',
      target: { kind: 'orders', id: 'all' },
      // The search text may be a name, which must not outlive its owner in the log.
      after: { ...filter, search: filter.search !== '', order, shown: shown.length, total },
    });
    return {
      orders: shown.map((row) => toAdminOrderRow(row, titles.get(row.id) ?? [])),
      nextCursor: last ? writeCursor(order, last.id) : null,
      total,
    };
  });
}
