import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { exportTable } from '../../../platform/export-table.ts';
import { findCursor, findInvoiceNumbers, findTitles } from '../orders/read-orders.repository.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { toEuros, toPercent } from './figures.ts';
import {
  type FoundOrder,
  findOrders,
  type OrderFilter,
  prepareQuery,
} from './order-list.repository.ts';

/** The list as a file, newest first, without paging. */
export async function exportOrders(
  deps: Pick<OrdersAdminDependencies, 'db' | 'transact' | 'clock'>,
  act: ActionContext,
  filter: OrderFilter,
): Promise<{ fileName: string; csv: string }> {
  const query = await prepareQuery(deps.db, filter);
  const { csv, rows } = await exportTable(deps.db, {
    header,
    read: (tx, page) => findOrders(tx, query, { order: 'newest', ...page }),
    findCursor,
    toCells,
  });
  await deps.transact(async ({ audit }) => {
    audit({
      ...auditFieldsOf(act),
      action: 'orders.export',
      target: { kind: 'orders', id: 'all' },
      after: { ...filter, search: filter.search !== '', rows },
    });
  });
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `orders-${day}.csv`, csv };
}

const header = [
  'id',
  'number',
  'placed_at',
  'paid_at',
  'state',
  'method',
  'email',
  'name',
  'company',
  'vat_id',
  'country',
  'vat_rate',
  'vat_treatment',
  'coupon',
  'total',
  'net',
  'vat',
  'refunded',
  'dispute',
  'is_held',
  'titles',
  'invoices',
];

async function toCells(tx: Tx, orders: readonly FoundOrder[]) {
  const ids = orders.map(({ id }) => id);
  const titles = await findTitles(tx, ids);
  const invoices = await findInvoiceNumbers(tx, ids);
  return orders.map((order) => [
    ...ownCells(order),
    (titles.get(order.id) ?? []).join('; '),
    (invoices.get(order.id) ?? []).join('; '),
  ]);
}

function ownCells(order: FoundOrder) {
  return [
    order.id,
    String(order.number),
    order.placedAt.toISOString(),
    order.paidAt?.toISOString() ?? '',
    order.state,
    order.method,
    order.email,
    order.buyerName,
    order.company ?? '',
    order.vatId ?? '',
    order.country,
    toPercent(order.vatRate),
    order.vatTreatment,
    order.coupon ?? '',
    ...[order.total, order.net, order.vat, order.refunded].map(toEuros),
    order.dispute ?? '',
    String(order.heldBecause !== null),
  ];
}
