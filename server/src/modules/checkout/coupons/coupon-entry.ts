import type { CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';

/** What the audit log keeps of a coupon: not the owner's address, which must not outlive them. */
export function couponEntry({ owner, ...rules }: CouponDraft) {
  return { ...rules, hasOwner: owner !== null };
}

/** A coupon as it is kept: addresses in small letters, each item once. */
export function couponRules<Draft extends CouponDraft>(draft: Draft): Draft {
  return {
    ...draft,
    items: [...new Set(draft.items)],
    owner: draft.owner?.toLowerCase() ?? null,
  };
}
