import type { OrderId, RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { refunds } from '../tables/refunds.tables.ts';

export type RefundRecord = typeof refunds.$inferSelect;

export async function insertRefund(tx: Tx, row: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(row);
}

export async function findRefundByKey(
  tx: Tx,
  orderId: OrderId,
  key: string,
): Promise<RefundRecord | null> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)));
  return row ?? null;
}

export async function findRefund(tx: Tx, id: RefundId): Promise<RefundRecord | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

export function findRefunds(tx: Tx, orderId: OrderId): Promise<RefundRecord[]> {
  return tx
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** Refunds that have not arrived, the oldest first. */
export function findOpenRefunds(tx: Tx, limit: number): Promise<RefundRecord[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(ne(refunds.state, 'done')))
    .orderBy(asc(refunds.requestedAt))
    .limit(limit);
}

export async function changeRefund(
  tx: Tx,
  id: RefundId,
  changes: Partial<typeof refunds.$inferInsert>,
): Promise<void> {
  await tx.update(refunds).set(changes).where(eq(refunds.id, id));
}
