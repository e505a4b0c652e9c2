import type { Buyer } from './checkout-buyer.ts';
import { type CheckoutStage, sessionOf } from './checkout-stage.ts';

/** Buys a monthly package by card and waits until it is settled. */
export async function subscribeBuyer(stage: CheckoutStage, buyer: Buyer) {
  const item = await buyer.put({ kind: 'package', price: 4_900, title: 'Live' });
  const { orderId, payAt } = await buyer.order();
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const { rows } = await stage.pool.query(
    'select id, stripe_subscription_id as stripe from subscriptions where user_id = $1',
    [buyer.userId],
  );
  return { item, orderId, id: rows[0].id, stripeId: String(rows[0].stripe) };
}
