import * as z from 'zod';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { namedAmountSchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { couponCodeSchema } from './checkout.schemas.ts';

/** A percentage of the price, or a fixed amount spread over the eligible items. */
export const couponValueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(100) }),
  z.object({ kind: z.literal('fixed'), amount: namedAmountSchema.positive() }),
]);

export type CouponValue = z.infer<typeof couponValueSchema>;

const rules = {
  value: couponValueSchema,
  /** An internal note. */
  note: singleLineText(200),
  startsAt: z.date().nullable(),
  endsAt: z.date().nullable(),
  /** Maximum uses in total and per person; null for unlimited. */
  limit: z.int32().positive().nullable(),
  limitPerPerson: z.int32().positive().nullable(),
  /** The minimum cart total. */
  minimum: namedAmountSchema.nullable(),
  /** Only for these items; empty for all. */
  items: z.array(itemIdSchema).max(50),
  /** Only for the account with this email. */
  owner: z.email().max(254).nullable(),
  isActive: z.boolean(),
};

export const couponDraftSchema = z
  .object(rules)
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
  });

export type CouponDraft = z.infer<typeof couponDraftSchema>;

export const couponSchema = z.object({
  code: couponCodeSchema,
  ...rules,
  used: z.number().int(),
  createdAt: z.date(),
});

export type Coupon = z.infer<typeof couponSchema>;
