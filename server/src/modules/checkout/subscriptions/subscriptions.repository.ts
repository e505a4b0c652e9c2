import type { OrderId, SubscriptionId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { orders } from '../tables/orders.tables.ts';
import { subscriptions } from '../tables/subscriptions.tables.ts';

export type SubscriptionRecord = typeof subscriptions.$inferSelect;

/** Inserts it, or keeps the existing one. */
export async function insertSubscription(
  tx: Tx,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRecord> {
  await tx.insert(subscriptions).values(row).onConflictDoNothing();
  const found = await lockByStripeId(tx, row.stripeSubscriptionId);
  if (!found) throw new Error('a subscription was not inserted');
  return found;
}

export async function lockByStripeId(
  tx: Tx,
  stripeSubscriptionId: string,
): Promise<SubscriptionRecord | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId))
    .for('update');
  return row ?? null;
}

export async function findSubscription(
  tx: Tx,
  id: SubscriptionId | null,
): Promise<SubscriptionRecord | null> {
  if (id === null) return null;
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

/** Locks the subscription until the transaction ends. */
export async function lockSubscription(
  tx: Tx,
  id: SubscriptionId,
): Promise<SubscriptionRecord | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row ?? null;
}

/** All payments of a subscription. */
export async function findOrderIds(tx: Tx, id: SubscriptionId): Promise<OrderId[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.subscriptionId, id));
  return rows.map((row) => row.id);
}

export async function findOwn(
  tx: Tx,
  userId: string,
  id: SubscriptionId,
): Promise<SubscriptionRecord | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, userId)));
  return row ?? null;
}

/** Newest first. */
export function findAllOwn(tx: Tx, userId: string): Promise<SubscriptionRecord[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt), asc(subscriptions.id));
}

/** Active subscriptions past their paid period: a renewal may have been missed. */
export function findOverdue(tx: Tx, before: Date, limit: number): Promise<SubscriptionRecord[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ended'), lt(subscriptions.paidUntil, before)))
    .orderBy(asc(subscriptions.paidUntil))
    .limit(limit);
}

export async function changeSubscription(
  tx: Tx,
  id: SubscriptionId,
  changes: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(changes).where(eq(subscriptions.id, id));
}

/** The same by Stripe's id, without waiting for a renewal that is being recorded. */
export async function findLatestOrderOf(
  tx: Tx,
  stripeSubscriptionId: string,
): Promise<OrderRecord | null> {
  const [row] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeSubscriptionId));
  return row ? findLatestOrder(tx, row.id) : null;
}

/** The latest order of a subscription, the template for the next one. */
export async function findLatestOrder(tx: Tx, id: SubscriptionId): Promise<OrderRecord | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.subscriptionId, id))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(1);
  return row ?? null;
}
