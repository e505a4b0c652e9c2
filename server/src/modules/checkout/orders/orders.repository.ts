import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderEvents, orderLines, orders } from '../tables/orders.tables.ts';

export type OrderRecord = typeof orders.$inferSelect;
export type LineRecord = typeof orderLines.$inferSelect;

export async function insertOrder(
  tx: Tx,
  order: typeof orders.$inferInsert,
  lines: readonly Omit<typeof orderLines.$inferInsert, 'orderId' | 'position'>[],
): Promise<{ order: OrderRecord; lines: LineRecord[] }> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an order was not inserted');
  const inserted = await tx
    .insert(orderLines)
    .values(lines.map((line, index) => ({ ...line, orderId: order.id, position: index + 1 })))
    .returning();
  return { order: row, lines: inserted };
}

export async function findOrder(tx: Tx, id: OrderId): Promise<OrderRecord | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/**
 * Locks the order until the transaction ends. `for no key update` still allows inserting rows that
 * refer to it (postings, commission lines): their transaction may hold balances that the holder of
 * this lock waits for.
 */
export async function lockOrder(tx: Tx, id: OrderId): Promise<OrderRecord | null> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row ?? null;
}

/** A person's earlier orders with the same key or cart version. */
type EarlierOrders = {
  readonly underKey: OrderRecord | null;
  /** The order from this version that wasn't cancelled. */
  readonly ofCart: Pick<OrderRecord, 'id' | 'state'> | null;
};

/**
 * Every order runs this twice and nearly always finds nothing, so it is one query with few columns.
 */
export async function findEarlierOrders(
  tx: Tx,
  userId: string,
  input: { readonly key: string; readonly cartVersion: number },
): Promise<EarlierOrders> {
  const { id, state, key, cartVersion } = orders;
  // Compared in the database, which ignores the case of UUIDs.
  const isSameKey = sql<boolean | null>`${eq(key, input.key)}`;
  const isSameCart = and(eq(cartVersion, input.cartVersion), ne(state, 'cancelled'));
  const rows = await tx
    .select({ id, state, isSameKey, isSameCart: sql<boolean | null>`${isSameCart}` })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isSameKey, isSameCart)));
  const same = rows.find((row) => row.isSameKey);
  return {
    underKey: same ? await findOrder(tx, same.id) : null,
    ofCart: rows.find((row) => row.isSameCart) ?? null,
  };
}

/** The order created from a version of someone's cart that wasn't cancelled. */
export async function findOrderOfCart(
  tx: Tx,
  userId: string,
  version: number,
): Promise<OrderId | null> {
  const { id, state, cartVersion } = orders;
  const [row] = await tx
    .select({ id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(cartVersion, version), ne(state, 'cancelled')));
  return row?.id ?? null;
}

export type StripeName =
  | { readonly sessionId: string }
  | { readonly paymentIntentId: string }
  | { readonly stripeInvoiceId: string };

export async function findOrderId(tx: Tx, name: StripeName): Promise<OrderId | null> {
  const [row] = await tx.select({ id: orders.id }).from(orders).where(matchesStripeName(name));
  return row?.id ?? null;
}

function matchesStripeName(name: StripeName) {
  if ('sessionId' in name) return eq(orders.sessionId, name.sessionId);
  if ('paymentIntentId' in name) return eq(orders.paymentIntentId, name.paymentIntentId);
  return eq(orders.stripeInvoiceId, name.stripeInvoiceId);
}

export function findLines(tx: Tx, orderId: OrderId): Promise<LineRecord[]> {
  return tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
}

export async function changeOrder(
  tx: Tx,
  id: OrderId,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, id));
}

/** Items that were refunded individually. */
export async function markRefunded(
  tx: Tx,
  orderId: OrderId,
  { items, at }: { items: readonly ItemId[]; at: Date },
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ refundedAt: at })
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.itemId, [...items])));
}

export async function addEvent(tx: Tx, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}
