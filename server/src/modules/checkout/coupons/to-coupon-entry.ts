import type { CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';

/** What the audit log stores of a coupon: not the owner's email, which must not outlive them. */
export function toCouponEntry({ owner, ...rules }: CouponDraft) {
  return { ...rules, hasOwner: owner !== null };
}

/** The stored form: emails in lower case, each item once. */
export function normaliseCouponRules<Draft extends CouponDraft>(draft: Draft): Draft {
  return {
    ...draft,
    items: [...new Set(draft.items)],
    owner: draft.owner?.toLowerCase() ?? null,
  };
}
