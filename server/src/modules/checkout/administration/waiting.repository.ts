import { and, count, eq, isNotNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orders } from '../tables/orders.tables.ts';
import { refunds } from '../tables/refunds.tables.ts';

type WaitingCount = { count: number; since: Date | null };

/** Orders waiting for a bank transfer. */
export function countTransfersAwaited(tx: Tx): Promise<WaitingCount> {
  return countWaiting(tx, and(eq(orders.state, 'pending'), eq(orders.method, 'transfer')));
}

export function countOrdersNeedingAttention(tx: Tx): Promise<WaitingCount> {
  return countWaiting(tx, needsAttention());
}

/** A held payment, an open dispute or inquiry, or a refund that staff have to send. */
export function needsAttention(): SQL | undefined {
  const hasRefundToSend = sql`exists (
    select from ${refunds} where ${refunds.orderId} = ${orders.id} and (
      ${refunds.state} = 'failed' or ${refunds.state} = 'requested' and ${orders.method} = 'transfer'
    )
  )`;
  return or(
    isNotNull(orders.heldBecause),
    eq(orders.dispute, 'open'),
    eq(orders.inquiry, 'open'),
    hasRefundToSend,
  );
}

async function countWaiting(tx: Tx, condition: SQL | undefined): Promise<WaitingCount> {
  const [row] = await tx
    .select({ count: count(), since: min(orders.placedAt) })
    .from(orders)
    .where(condition);
  return { count: row?.count ?? 0, since: row?.since ?? null };
}
