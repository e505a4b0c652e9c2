import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Order, OrderRow, Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import type { LineRecord, OrderRecord } from './orders.repository.ts';
import type { InvoiceRecord, OrderParts } from './read-orders.repository.ts';

/** What the order's rows don't contain. */
export type OrderContext = {
  readonly now: Date;
  readonly transfer: Transfer | null;
  readonly withdrawableUntil: Date | null;
  /** Slugs of items that still have a page. */
  readonly slugs: ReadonlyMap<ItemId, string>;
};

export type ListedOrder = Pick<
  OrderRecord,
  'id' | 'number' | 'state' | 'method' | 'placedAt' | 'paidAt' | 'total' | 'refunded' | 'debit'
>;

export function toOrderRow(order: ListedOrder, titles: readonly string[]): OrderRow {
  const { id, number, state, method, placedAt, paidAt, total, refunded, debit } = order;
  return {
    id,
    number: String(number),
    state,
    method,
    placedAt,
    paidAt,
    titles: [...titles],
    total,
    refunded,
    debit: state === 'pending' ? debit : null,
  };
}

export function toOrder({ order, lines, invoices }: OrderParts, facts: OrderContext): Order {
  const titles = lines.map(({ title }) => title);
  const { subtotal, discount, coupon, net, vat, vatRate, vatTreatment, billing } = order;
  return {
    ...toOrderRow(order, titles),
    lines: lines.map((line) => toLine(line, facts.slugs)),
    subtotal,
    discount,
    coupon,
    net,
    vat,
    vatRate,
    vatTreatment,
    billing,
    invoices: invoices.map(toInvoice),
    transfer: facts.transfer,
    canPay: canPay(order, facts.now),
    withdrawableUntil: facts.withdrawableUntil,
  };
}

/** Whether it can still be paid with the payment provider. */
export function canPay(
  order: Pick<OrderRecord, 'state' | 'method' | 'expiresAt' | 'debit'>,
  now: Date,
): boolean {
  const { state, method, expiresAt, debit } = order;
  return state === 'pending' && method === 'stripe' && expiresAt > now && debit !== 'processing';
}

function toLine(line: LineRecord, slugs: OrderContext['slugs']): Order['lines'][number] {
  const { itemType, itemId, title, interval, price, credit, discount, total, net, vat } = line;
  const amounts = { price, credit, discount, total, net, vat };
  const returnedAt = line.refundedAt ?? line.withdrawnAt;
  const slug = slugs.get(itemId) ?? null;
  return { itemType, itemId, title, interval, ...amounts, slug, returnedAt };
}

function toInvoice({ id, kind, number, issuedAt, total }: InvoiceRecord) {
  return { id, kind, number, issuedAt, total };
}
