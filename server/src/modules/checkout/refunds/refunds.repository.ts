import type { OrderId, RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orders } from '../tables/orders.tables.ts';
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

/** Pending refunds, oldest first. */
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

/** The sealed accounts a buyer's refunds were paid to. */
/** The sealed refund accounts of several buyers, each with its owner. */
export async function findSealedIbansOf(tx: Tx, userIds: readonly string[]) {
  const rows = await tx
    .select({ iban: refunds.iban, userId: orders.userId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(sql`${orders.userId} = any(${sql.param([...userIds])}::text[])`, isNotNull(refunds.iban)),
    );
  return rows.flatMap(({ iban, userId }) => (iban === null ? [] : [{ iban, userId }]));
}

export async function findSealedIbans(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ iban: refunds.iban })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.userId, userId), isNotNull(refunds.iban)));
  return rows.flatMap(({ iban }) => (iban === null ? [] : [iban]));
}
