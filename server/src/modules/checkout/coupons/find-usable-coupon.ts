import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import type { Discount } from '../pricing/price-order.ts';
import { countOtherUses, findCoupon, lockCoupon } from './coupons.repository.ts';
import { findCouponRejection } from './find-coupon-rejection.ts';

type Input = {
  readonly code: string;
  readonly userId: string;
  readonly email: string;
  readonly cart: Cart;
  /**
   * Locks the coupon until the transaction ends, so that two buyers can't both take its last use.
   */
  readonly isBinding: boolean;
};

export async function findUsableCoupon(
  deps: Pick<CheckoutDependencies, 'clock'>,
  tx: Tx,
  { code, userId, email, cart, isBinding }: Input,
): Promise<Discount> {
  const coupon = await (isBinding ? lockCoupon(tx, code) : findCoupon(tx, code));
  const uses = await countOtherUses(tx, code, { userId, cartVersion: cart.version });
  const why = coupon
    ? findCouponRejection({
        coupon,
        email,
        now: deps.clock.now(),
        usedByAll: uses.byAll,
        usedByBuyer: uses.byBuyer,
        itemIds: cart.items
          .filter(({ includedIn }) => includedIn === null)
          .map(({ itemId }) => itemId),
        subtotal: cart.total,
      })
    : 'unusable';
  if (!coupon || why) throw new DomainError('COUPON_REFUSED', { why: why ?? 'unusable' });
  return { value: coupon.value, items: coupon.items };
}
