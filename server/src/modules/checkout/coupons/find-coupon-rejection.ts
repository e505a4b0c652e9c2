import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CouponRejection } from '@danube/contract/checkout/checkout.errors.ts';
import type { CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

export type CouponCheckInput = {
  readonly coupon: CouponDraft | null;
  readonly now: Date;
  /** The email of the buyer's account. */
  readonly email: string;
  /** Orders with this coupon that weren't cancelled. */
  readonly usedByAll: number;
  readonly usedByBuyer: number;
  readonly itemIds: readonly ItemId[];
  /** The cart's total before discounts. */
  readonly subtotal: Money;
};

/** Why a coupon isn't valid for this order; null if it is. */
export function findCouponRejection(question: CouponCheckInput): CouponRejection | null {
  const { coupon, email } = question;
  if (!coupon) return 'unusable';
  if (coupon.owner !== null && !isSameAddress(coupon.owner, email)) return 'unusable';
  return (
    findDateRejection(coupon, question) ??
    findUsageRejection(coupon, question) ??
    findCartRejection(coupon, question)
  );
}

function findDateRejection(coupon: CouponDraft, { now }: CouponCheckInput): CouponRejection | null {
  if (!coupon.isActive) return 'unusable';
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'unusable';
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'unusable';
  return null;
}

function findUsageRejection(
  coupon: CouponDraft,
  question: CouponCheckInput,
): CouponRejection | null {
  const { limit, limitPerPerson } = coupon;
  if (limitPerPerson !== null && question.usedByBuyer >= limitPerPerson) return 'usedByYou';
  if (limit !== null && question.usedByAll >= limit) return 'unusable';
  return null;
}

function findCartRejection(
  coupon: CouponDraft,
  { itemIds, subtotal }: CouponCheckInput,
): CouponRejection | null {
  const { items, minimum } = coupon;
  if (items.length > 0 && !itemIds.some((id) => items.includes(id))) return 'notForThese';
  if (minimum !== null && subtotal < minimum) return 'tooLittle';
  return null;
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
