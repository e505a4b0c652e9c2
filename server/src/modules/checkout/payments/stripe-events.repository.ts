import { and, asc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { stripeEvents } from '../tables/payments.tables.ts';

export type StripeEventRecord = typeof stripeEvents.$inferSelect;

/** False if the event is already stored. */
export async function insertEvent(
  tx: Tx,
  event: Omit<StripeEventRecord, 'processedAt'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(stripeEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return inserted.length > 0;
}

export async function findEvent(tx: Tx, id: string): Promise<StripeEventRecord | null> {
  const [row] = await tx.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return row ?? null;
}

export async function markProcessed(tx: Tx, id: string, processedAt: Date): Promise<void> {
  await tx.update(stripeEvents).set({ processedAt }).where(eq(stripeEvents.id, id));
}

/** Stored events that haven't been processed, oldest first. */
export function findWaitingEvents(tx: Tx, before: Date, limit: number) {
  return tx
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(isNull(stripeEvents.processedAt), lt(stripeEvents.receivedAt, before)))
    .orderBy(asc(stripeEvents.receivedAt))
    .limit(limit);
}

export async function deleteEventsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(stripeEvents).where(lt(stripeEvents.receivedAt, moment));
}

type OrderReferences = Pick<
  OrderRecord,
  'placedAt' | 'sessionId' | 'paymentIntentId' | 'stripeInvoiceId'
>;

/** What the payment provider reported about an order; nothing can be older than the order. */
export function findReports(tx: Tx, order: OrderReferences) {
  const { id, type, receivedAt, processedAt, subject } = stripeEvents;
  const names = [order.sessionId, order.paymentIntentId, order.stripeInvoiceId].filter(
    (name) => name !== null,
  );
  const isAbout = or(
    inArray(sql`${subject} ->> 'id'`, names),
    inArray(sql`${subject} ->> 'paymentIntent'`, names),
  );
  return tx
    .select({ id, type, receivedAt, processedAt })
    .from(stripeEvents)
    .where(and(gte(receivedAt, order.placedAt), isAbout))
    .orderBy(asc(receivedAt), asc(id));
}

/** Whether an event arrived since then. */
export async function hasReceivedSince(tx: Tx, moment: Date): Promise<boolean> {
  const rows = await tx
    .select({ at: stripeEvents.receivedAt })
    .from(stripeEvents)
    .where(gt(stripeEvents.receivedAt, moment))
    .limit(1);
  return rows.length > 0;
}
