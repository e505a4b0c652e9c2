import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderLines, orders } from '../tables/orders.tables.ts';

/** Unpaid and overdue; held orders wait for manual review. */
export function findExpired(tx: Tx, now: Date, limit: number): Promise<{ id: OrderId }[]> {
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), isNull(orders.heldBecause), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.placedAt))
    .limit(limit);
}

/** The lines of a person's other orders that can still be paid with the payment provider. */
export function findPayableLines(
  tx: Tx,
  { userId, key }: { userId: string; key: string },
): Promise<{ orderId: OrderId; itemId: ItemId }[]> {
  const { orderId, itemId } = orderLines;
  const isOther = and(eq(orders.userId, userId), ne(orders.key, key));
  return tx
    .select({ orderId, itemId })
    .from(orders)
    .innerJoin(orderLines, eq(orderId, orders.id))
    .where(and(isOther, eq(orders.state, 'pending'), eq(orders.method, 'stripe')));
}

/** Makes someone's unpaid orders overdue. False if there are none. */
export async function expirePendingOf(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const expired = await tx
    .update(orders)
    .set({ expiresAt: now })
    .where(and(eq(orders.userId, userId), eq(orders.state, 'pending')))
    .returning({ id: orders.id });
  return expired.length > 0;
}

/** Paid orders of the last days without access; there should be none. */
export async function findPaidWithoutAccess(tx: Tx): Promise<OrderId[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        sql`${orders.paidAt} > now() - interval '3 days'`,
        isNotNull(orders.userId),
        sql`not exists (select from entitlements where order_id = ${orders.id})`,
      ),
    )
    .limit(100);
  return rows.map(({ id }) => id);
}
