import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { openSessions } from '../tables/payments.tables.ts';

export async function insertOpenSession(tx: Tx, orderId: OrderId, openedAt: Date): Promise<void> {
  await tx.insert(openSessions).values({ orderId, openedAt });
}

export async function hasOpenSession(tx: Tx, orderId: OrderId): Promise<boolean> {
  const rows = await tx.select().from(openSessions).where(eq(openSessions.orderId, orderId));
  return rows.length > 0;
}

/** Records that the session expired or was paid. False if that was already known. */
export async function endOpenSession(tx: Tx, orderId: OrderId): Promise<boolean> {
  const ended = await tx
    .delete(openSessions)
    .where(eq(openSessions.orderId, orderId))
    .returning({ orderId: openSessions.orderId });
  return ended.length > 0;
}

/** Oldest first. */
export function findOpenSessions(
  tx: Tx,
  page: { before: Date; after: { openedAt: Date; orderId: OrderId } | null; limit: number },
): Promise<{ orderId: OrderId; openedAt: Date }[]> {
  const { before, after, limit } = page;
  const { openedAt, orderId } = openSessions;
  const isAfter = after && sql`(${openedAt}, ${orderId}) > (${after.openedAt}, ${after.orderId})`;
  return tx
    .select()
    .from(openSessions)
    .where(and(lt(openedAt, before), isAfter ?? undefined))
    .orderBy(asc(openedAt), asc(orderId))
    .limit(limit);
}
