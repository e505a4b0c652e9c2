import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orders } from '../tables/orders.tables.ts';

/** A person's orders with Stripe's ids, but without internal fields. */
export function findOrdersForExport(tx: Tx, userId: string) {
  const { id, number, state, method, placedAt, paidAt, email, billing, total, refunded } = orders;
  const { coupon, declarations, locationProofs } = orders;
  const { sessionId, paymentIntentId, stripeInvoiceId, cardDigest } = orders;
  return tx
    .select({
      id,
      number,
      state,
      method,
      placedAt,
      paidAt,
      email,
      billing,
      total,
      refunded,
      coupon,
      declarations,
      locationProofs,
      sessionId,
      paymentIntentId,
      stripeInvoiceId,
      cardDigest,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(orders.placedAt));
}
