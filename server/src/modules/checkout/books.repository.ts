import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { count, desc, isNotNull, isNull, min } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { orders } from './tables/orders.tables.ts';
import { openSessions, stripeEvents } from './tables/payments.tables.ts';

/** The most recently paid ones. */
export async function findLatestPaidOrders(tx: Tx, limit: number): Promise<OrderId[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isNotNull(orders.paidAt))
    .orderBy(desc(orders.paidAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Orders on hold because the payment doesn't match. */
export async function countHeld(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ held: count() })
    .from(orders)
    .where(isNotNull(orders.heldBecause));
  return row?.held ?? 0;
}

export async function findOldestOpenSession(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select({ oldest: min(openSessions.openedAt) }).from(openSessions);
  return row?.oldest ?? null;
}

export async function findOldestWaitingEvent(tx: Tx): Promise<Date | null> {
  const [row] = await tx
    .select({ oldest: min(stripeEvents.receivedAt) })
    .from(stripeEvents)
    .where(isNull(stripeEvents.processedAt));
  return row?.oldest ?? null;
}
