import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { stripeEvents } from '../checkout.tables.ts';

export type StripeEventRecord = typeof stripeEvents.$inferSelect;

/** False where the event is here already. */
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

/** Events that were stored and not worked through, the oldest first. */
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
