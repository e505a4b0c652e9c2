import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  invoiceIdSchema,
  type OrderId,
  orderIdSchema,
  refundIdSchema,
} from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import { eq, max } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { post } from './ledger/ledger.repository.ts';
import { salePosting } from './ledger/postings.ts';
import type { LineRecord, OrderRecord } from './orders/orders.repository.ts';
import { invoices } from './tables/invoices.tables.ts';
import { orderLines, orders } from './tables/orders.tables.ts';
import { refunds } from './tables/refunds.tables.ts';

type LineOverrides = Partial<Omit<LineRecord, 'orderId' | 'position'>>;
type OrderOverrides = Partial<typeof orders.$inferInsert> & { lines?: readonly LineOverrides[] };

/**
 * A paid order of a consumer in Germany with one course at 119 euros, unless specified. Missing
 * amounts are derived from the lines, and a line's amounts from its price.
 */
export async function insertOrder(
  tx: Tx,
  { lines: requested = [{}], ...overrides }: OrderOverrides = {},
): Promise<OrderRecord & { lines: LineRecord[] }> {
  const { vatRate = 1_900 } = overrides;
  const lines = [];
  for (const input of requested) lines.push(await aLine(tx, input, vatRate));
  const id = overrides.id ?? createOrderId();
  const placedAt = overrides.placedAt ?? overrides.paidAt ?? new Date('2026-11-02T09:00:00Z');
  const [row] = await tx
    .insert(orders)
    .values({
      id,
      state: 'paid',
      method: 'stripe',
      language: 'en',
      email: 'anna@danube.example',
      billing: { ...createAddress, country: overrides.country ?? 'DE' },
      country: 'DE',
      ruleVersion: 1,
      vatRate,
      vatTreatment: 'standard',
      subtotal: total(lines, 'price'),
      discount: total(lines, 'discount'),
      total: total(lines, 'total'),
      net: total(lines, 'net'),
      vat: total(lines, 'vat'),
      declarations: [],
      locationProofs: [],
      placedAt,
      expiresAt: new Date(placedAt.getTime() + 24 * 3_600_000),
      paidAt: hasMoney(overrides) ? placedAt : null,
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('an order was not inserted');
  const numbered = lines.map((line, index) => ({ ...line, orderId: id, position: index + 1 }));
  if (numbered.length > 0) await tx.insert(orderLines).values(numbered);
  return { ...row, lines: numbered };
}

/** For the whole order, with its ledger posting; a credit note reverses all of it. */
export async function insertInvoice(
  tx: Tx,
  { orderId, ...overrides }: { orderId: OrderId } & Partial<typeof invoices.$inferInsert>,
) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('an invoice needs an order');
  const { kind = 'invoice', issuedAt = order.paidAt ?? order.placedAt } = overrides;
  const year = overrides.year ?? issuedAt.getUTCFullYear();
  const serial = overrides.serial ?? (await nextSerial(tx));
  const prefix = kind === 'invoice' ? '' : 'C';
  const number = `${prefix}${year}-${String(serial).padStart(6, '0')}`;
  const { language, country, vatRate, vatTreatment } = order;
  const row = {
    id: invoiceIdSchema.parse(randomUUID()),
    orderId,
    kind,
    year,
    serial,
    number,
    issuedAt,
    language,
    country,
    vatRate,
    vatTreatment,
    ...(kind === 'invoice' ? amountsOf(order) : negatedAmounts(order)),
    ...overrides,
  };
  const document = overrides.document ?? aDocument(order, row);
  await tx.insert(invoices).values({ ...row, document });
  await post(tx, salePosting({ ...row, id: orderId }, number), issuedAt);
  return { ...row, document };
}

export async function insertRefund(
  tx: Tx,
  { orderId, ...overrides }: { orderId: OrderId } & Partial<typeof refunds.$inferInsert>,
) {
  const row = {
    id: refundIdSchema.parse(randomUUID()),
    orderId,
    key: randomUUID(),
    ...({ amount: cents(1_000), state: 'done', reason: 'Asked for it' } as const),
    requestedAt: new Date('2026-11-03T09:00:00Z'),
    ...overrides,
  };
  await tx.insert(refunds).values(row);
  return row;
}

/**
 * Deletes everything about orders. Runs as the table owner, because the application can't delete
 * append-only rows.
 */
export async function clearOrders(ownerUrl: string): Promise<void> {
  await emptyTables(ownerUrl, [
    'orders',
    'open_sessions',
    'order_lines',
    'order_events',
    'refunds',
    'subscriptions',
    'stripe_events',
    'invoices',
    'invoice_series',
    'ledger_entries',
  ]);
}

export function createOrderId(): OrderId {
  return orderIdSchema.parse(randomUUID());
}

export function cents(amount: number): Money {
  return moneySchema.parse(amount);
}

export const createAddress = {
  name: 'Anna Nováková',
  street: 'Hauptstraße 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  company: null,
  vatId: null,
};

function hasMoney({ state = 'paid' }: OrderOverrides): boolean {
  return state === 'paid' || state === 'refunded';
}

async function aLine(tx: Tx, input: LineOverrides, vatRate: number) {
  const price = input.price ?? cents(11_900);
  const discount = input.discount ?? cents(0);
  const lineTotal = input.total ?? cents(price - discount);
  const net = input.net ?? cents(Math.round((lineTotal * 10_000) / (10_000 + vatRate)));
  return {
    ...({ itemType: 'course', title: 'Reading the line', interval: null } as const),
    price,
    credit: cents(0),
    discount,
    total: lineTotal,
    net,
    vat: cents(lineTotal - net),
    withdrawnAt: null,
    refundedAt: null,
    ...input,
    itemId: input.itemId ?? (await aCourse(tx, price)),
  };
}

async function aCourse(tx: Tx, price: Money): Promise<ItemId> {
  return (await insertOffer(tx, { kind: 'course', price, title: 'Reading the line' })).id;
}

type Amounts = Pick<LineRecord, 'price' | 'discount' | 'total' | 'net' | 'vat'>;

function total(lines: readonly Amounts[], part: keyof Amounts): Money {
  return cents(lines.reduce((sum, line) => sum + line[part], 0));
}

function amountsOf({ total: whole, net, vat }: OrderRecord) {
  return { total: whole, net, vat };
}

function negatedAmounts(order: OrderRecord) {
  return { total: cents(-order.total), net: cents(-order.net), vat: cents(-order.vat) };
}

async function nextSerial(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(invoices.serial) }).from(invoices);
  return (row?.last ?? 0) + 1;
}

type PrintedInvoice = Pick<
  InvoicePdf,
  'number' | 'net' | 'vat' | 'total' | 'vatRate' | 'vatTreatment'
> & {
  kind: 'invoice' | 'creditNote';
  issuedAt: Date;
};

function aDocument(order: OrderRecord, invoice: PrintedInvoice): InvoicePdf {
  const { number, net, vat, total: whole, vatRate, vatTreatment } = invoice;
  const at = invoice.issuedAt.toISOString();
  const { name, company, street, postcode, city, country, vatId } = order.billing;
  const isInvoice = invoice.kind === 'invoice';
  return {
    kind: 'invoice',
    number,
    corrects: isInvoice ? null : '2026-000001',
    issuedAt: at,
    suppliedAt: at,
    orderNumber: String(order.number),
    seller: {
      name: 'Danube Trading Academy',
      addressLines: ['Hlavná 1', '811 01 Bratislava'],
      email: 'office@danube.example',
      companyId: '12345678',
      vatId: 'SK1234567890',
    },
    buyer: { name, company, addressLines: [street, `${postcode} ${city}`], country, vatId },
    lines: [{ title: 'Reading the line', net, vat, total: whole }],
    net,
    vat,
    total: whole,
    vatRate,
    vatTreatment,
    payment: isInvoice ? { kind: 'paid', method: order.method, at } : { kind: 'refund' },
  };
}
