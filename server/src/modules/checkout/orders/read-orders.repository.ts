import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { invoices } from '../tables/invoices.tables.ts';
import { orderLines, orders } from '../tables/orders.tables.ts';
import { findLines, type LineRecord, type OrderRecord } from './orders.repository.ts';

/** An invoice without its large document column. */
export type InvoiceRecord = Omit<typeof invoices.$inferSelect, 'document'>;

export type OrderParts = {
  readonly order: OrderRecord;
  readonly lines: readonly LineRecord[];
  readonly invoices: readonly InvoiceRecord[];
};

/** Where a page of a list ended. */
export type OrderCursor = {
  readonly id: OrderId;
  /** As text: a JavaScript date would lose the microseconds that distinguish two orders. */
  readonly placedAt: string;
  readonly total: number;
};

/** What lists show of an order. */
export const rowColumns = {
  id: orders.id,
  number: orders.number,
  state: orders.state,
  method: orders.method,
  placedAt: orders.placedAt,
  paidAt: orders.paidAt,
  total: orders.total,
  refunded: orders.refunded,
  debit: orders.debit,
};

export function findOwnOrders(
  tx: Tx,
  userId: string,
  { limit, after }: { limit: number; after: OrderCursor | null },
) {
  const isAfter =
    after &&
    sql`(${orders.placedAt}, ${orders.id}) < (${after.placedAt}::timestamptz, ${after.id}::uuid)`;
  return tx
    .select(rowColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), isAfter ?? undefined))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
}

/** Parses the cursor of a list called `name`. An invalid one starts from the beginning. */
export async function readCursor(
  tx: Tx,
  name: string,
  cursor: string | undefined,
): Promise<OrderCursor | null> {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  const prefix = `${name}:`;
  const id = orderIdSchema.safeParse(text.slice(prefix.length));
  return text.startsWith(prefix) && id.success ? findCursor(tx, id.data) : null;
}

/** An order's position in every list; null if it doesn't exist. */
export async function findCursor(tx: Tx, id: OrderId): Promise<OrderCursor | null> {
  const placedAt = sql<string>`${orders.placedAt}::text`;
  const [place] = await tx
    .select({ id: orders.id, placedAt, total: orders.total })
    .from(orders)
    .where(eq(orders.id, id));
  return place ?? null;
}

/** Contains the last order shown; its position is looked up again. */
export function writeCursor(name: string, id: OrderId): string {
  return Buffer.from(`${name}:${id}`).toString('base64url');
}

/** The titles in each order, as the buyer saw them. */
export async function findTitles(
  tx: Tx,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, string[]>> {
  const { orderId, title, position } = orderLines;
  const rows = await tx
    .select({ orderId, title })
    .from(orderLines)
    .where(isOneOf(orderId, ids))
    .orderBy(asc(orderId), asc(position));
  const groups = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...groups].map(([id, lines]) => [id, lines.map((line) => line.title)]));
}

/** The numbers of each order's invoice and credit notes. */
export async function findInvoiceNumbers(
  tx: Tx,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, string[]>> {
  const { orderId, number, issuedAt, serial } = invoices;
  const rows = await tx
    .select({ orderId, number })
    .from(invoices)
    .where(isOneOf(orderId, ids))
    .orderBy(asc(orderId), asc(issuedAt), asc(serial));
  const groups = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...groups].map(([id, found]) => [id, found.map((row) => row.number)]));
}

/** One parameter, no matter how many ids. */
function isOneOf(
  column: typeof orderLines.orderId | typeof invoices.orderId,
  ids: readonly OrderId[],
) {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}

/** An order with everything that is shown of it; null if it doesn't exist. */
export async function findOrderParts(tx: Tx, id: OrderId): Promise<OrderParts | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) return null;
  return { order, lines: await findLines(tx, id), invoices: await findInvoices(tx, id) };
}

/** The same, only if it belongs to this person. */
export async function findOwnOrderParts(
  tx: Tx,
  id: OrderId,
  userId: string,
): Promise<OrderParts | null> {
  const parts = await findOrderParts(tx, id);
  return parts?.order.userId === userId ? parts : null;
}

/** The invoice first, then its credit notes. */
function findInvoices(tx: Tx, orderId: OrderId): Promise<InvoiceRecord[]> {
  const { document: _document, ...columns } = getTableColumns(invoices);
  return tx
    .select(columns)
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.year), asc(invoices.serial));
}

export async function findInvoiceNumber(
  tx: Tx,
  id: InvoiceId,
): Promise<{ orderId: OrderId; number: string } | null> {
  const { orderId, number } = invoices;
  const [row] = await tx.select({ orderId, number }).from(invoices).where(eq(invoices.id, id));
  return row ?? null;
}
