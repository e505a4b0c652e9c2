import type { Coupon, CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CouponsDependencies } from './coupons.dependencies.ts';
import { insertCoupon } from './coupons.repository.ts';
import { normaliseCouponRules, toCouponEntry } from './to-coupon-entry.ts';

export function createCoupon(
  deps: Pick<CouponsDependencies, 'clock' | 'transact'>,
  act: ActionContext,
  requested: CouponDraft & { code: string },
): Promise<Coupon> {
  return deps.transact(async ({ tx, audit }) => {
    const coupon = { ...normaliseCouponRules(requested), createdAt: deps.clock.now() };
    const isNew = await insertCoupon(tx, { ...coupon, createdBy: act.member.userId });
    if (!isNew) throw new DomainError('COUPON_EXISTS');
    audit({
      ...auditFieldsOf(act),
      action: 'coupons.create',
      target: { kind: 'coupon', id: coupon.code },
      before: null,
      after: toCouponEntry(coupon),
    });
    return { ...coupon, used: 0 };
  });
}
