import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { singleLineText } from '../text.ts';
import { orderErrors } from './checkout.errors.ts';
import { couponCodeSchema } from './checkout.schemas.ts';
import { couponDraftSchema, couponSchema } from './coupons.schemas.ts';

const { COUPON_NOT_FOUND, COUPON_EXISTS } = orderErrors;

const tags = ['coupons'];

export const couponsContract = {
  list: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/coupons', tags })
    .input(
      z.object({
        search: singleLineText(100).default(''),
        state: z.enum(['usable', 'over']).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        coupons: z.array(couponSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  create: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/coupons', tags, successStatus: 201 })
    .errors({ COUPON_EXISTS })
    .input(couponDraftSchema.safeExtend({ code: couponCodeSchema }))
    .output(couponSchema),

  /** Orders that already used it keep their discount. */
  change: procedureFor('admin', 'money', 'write')
    .route({ method: 'PUT', path: '/admin/coupons/{code}', tags })
    .errors({ COUPON_NOT_FOUND })
    .input(couponDraftSchema.safeExtend({ code: couponCodeSchema }))
    .output(couponSchema),
};
