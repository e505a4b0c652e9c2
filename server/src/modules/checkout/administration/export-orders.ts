import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { toCsv } from '../../../platform/csv.ts';
import { findInvoiceNumbers, findTitles } from '../orders/read-orders.repository.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { toEuros, toPercent } from './figures.ts';
import {
  type FoundOrder,
  findOrders,
  type OrderFilter,
  prepareQuery,
} from './order-list.repository.ts';

const maxRows = 10_000;

/** The list as a file, newest first, without paging. */
export function exportOrders(
  deps: Pick<OrdersAdminDependencies, 'transact' | 'clock'>,
  act: ActionContext,
  filter: OrderFilter,
): Promise<{ fileName: string; csv: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const query = await prepareQuery(tx, filter);
    const page = { order: 'newest', limit: maxRows, after: null } as const;
    const found = await findOrders(tx, query, page);
    const ids = found.map(({ id }) => id);
    const titles = await findTitles(tx, ids);
    const invoices = await findInvoiceNumbers(tx, ids);
    audit({
      ...auditFieldsOf(act),
      action: 'orders.export',
      target: { kind: 'orders', id: 'all' },
      after: { ...filter, search: filter.search !== '', rows: found.length },
    });
    const rows = found.map((order) => [
      ...toCells(order),
      (titles.get(order.id) ?? []).join('; '),
      (invoices.get(order.id) ?? []).join('; '),
    ]);
    const day = deps.clock.now().toISOString().slice(0, 10);
    return { fileName: `orders-${day}.csv`, csv: toCsv([header, ...rows]) };
  });
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

function toCells(order: FoundOrder) {
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
