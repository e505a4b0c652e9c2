import type { Tx } from '../../../platform/database.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { countUses, lockCoupon } from '../coupons/coupons.repository.ts';
import { findOrderOfCart, type OrderRecord } from '../orders/orders.repository.ts';

/**
 * Whether a payment can still be fulfilled. Erasing an account leaves nobody to give anything to, or
 * to end a subscription. Cancelling an order releases its cart and coupon, which may have been used
 * since. The order must be locked.
 */
export async function canFulfil(
  { cart }: Pick<CheckoutDependencies, 'cart'>,
  tx: Tx,
  order: OrderRecord,
): Promise<boolean> {
  const { userId, cartVersion, language } = order;
  if (userId === null) return false;
  if (order.state !== 'cancelled') return true;
  if (cartVersion !== null) {
    // Locks the cart before the coupon, in the same order as when an order is placed.
    await cart.lock(tx, userId, language);
    if (await findOrderOfCart(tx, userId, cartVersion)) return false;
  }
  return order.coupon === null || hasUseLeft(tx, order.coupon, userId);
}

async function hasUseLeft(tx: Tx, code: string, userId: string): Promise<boolean> {
  const coupon = await lockCoupon(tx, code);
  if (!coupon) return false;
  const uses = await countUses(tx, code, userId);
  const { limit, limitPerPerson } = coupon;
  const isUsedUp = limit !== null && uses.byAll >= limit;
  const isUsedByBuyer = limitPerPerson !== null && uses.byBuyer >= limitPerPerson;
  return !isUsedUp && !isUsedByBuyer;
}
