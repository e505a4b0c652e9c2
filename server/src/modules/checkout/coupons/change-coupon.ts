import type { Coupon, CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CouponsDependencies } from './coupons.dependencies.ts';
import { countUses, lockCoupon, storeCoupon } from './coupons.repository.ts';
import { normaliseCouponRules, toCouponEntry } from './to-coupon-entry.ts';

/** Applies to future orders; orders that used the coupon keep their discount. */
export function changeCoupon(
  deps: Pick<CouponsDependencies, 'transact'>,
  act: ActionContext,
  requested: CouponDraft & { code: string },
): Promise<Coupon> {
  return deps.transact(async ({ tx, audit }) => {
    const before = await lockCoupon(tx, requested.code);
    if (!before) throw new DomainError('COUPON_NOT_FOUND');
    const after = { ...normaliseCouponRules(requested), createdAt: before.createdAt };
    await storeCoupon(tx, after);
    audit({
      ...auditFieldsOf(act),
      action: 'coupons.change',
      target: { kind: 'coupon', id: requested.code },
      before: toCouponEntry(before),
      after: toCouponEntry(after),
    });
    const { byAll } = await countUses(tx, requested.code, act.member.userId);
    return { ...after, used: byAll };
  });
}
