import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findCoupon } from './coupons.repository.ts';

/** A coupon's public discount right now; whether it applies to a cart is decided by the quote. */
export async function findOpenCoupon(tx: Tx, code: string, now: Date): Promise<CouponValue | null> {
  const coupon = await findCoupon(tx, code);
  if (!coupon?.isActive || coupon.owner !== null) return null;
  const hasBegun = coupon.startsAt === null || coupon.startsAt <= now;
  const hasEnded = coupon.endsAt !== null && coupon.endsAt <= now;
  return hasBegun && !hasEnded ? coupon.value : null;
}
