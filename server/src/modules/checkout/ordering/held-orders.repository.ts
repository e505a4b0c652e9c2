import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orders } from '../checkout.tables.ts';

/** A person's orders, without what only the shop needs. */
export function findHeldOrders(tx: Tx, userId: string) {
  const { id, number, state, method, placedAt, paidAt, email, billing, total, refunded } = orders;
  const { coupon, declarations, locationProofs } = orders;
  return tx
    .select({
      ...{ id, number, state, method, placedAt, paidAt, email, billing, total, refunded },
      ...{ coupon, declarations, locationProofs },
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.placedAt));
}
