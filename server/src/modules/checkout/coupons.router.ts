import { couponsContract } from '@danube/contract/checkout/coupons.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { changeCoupon } from './coupons/change-coupon.ts';
import type { CouponsDependencies } from './coupons/coupons.dependencies.ts';
import { createCoupon } from './coupons/create-coupon.ts';
import { listCoupons } from './coupons/list-coupons.ts';

export function createCouponsRouter(deps: CouponsDependencies) {
  const os = implement(couponsContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listCoupons(deps, requireActionContext(context), input),
    ),
    create: os.create.handler(({ input, context }) =>
      createCoupon(deps, requireActionContext(context), input),
    ),
    change: os.change.handler(({ input, context }) =>
      changeCoupon(deps, requireActionContext(context), input),
    ),
  });
}
