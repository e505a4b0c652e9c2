import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { moneySchema, namedAmountSchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { orderErrors } from './checkout.errors.ts';
import { orderIdSchema, subscriptionIdSchema, subscriptionSchema } from './orders.schemas.ts';

const { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_TOO_LARGE, ORDER_STATE } = orderErrors;

const tags = ['subscriptions'];

/** `ending`: cancelled, but paid until a later day. */
const subscriptionFilters = ['active', 'pastDue', 'ending', 'ended'] as const;

export const adminSubscriptionSchema = subscriptionSchema.extend({
  buyer: z.string(),
  email: z.string(),
  /** Null if the account was erased. */
  userId: userIdSchema.nullable(),
  /** Null if nothing more is charged. */
  nextChargeAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  /** The last payment and the amount that can still be refunded. */
  lastOrder: z.object({ id: orderIdSchema, number: z.string(), left: moneySchema }),
});

export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;

/** Every view of the list and every change is audited. */
export const subscriptionsAdminContract = {
  list: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/subscriptions', tags })
    .input(
      z.object({
        /** Part of a name or email. */
        search: singleLineText(100).default(''),
        state: z.enum(subscriptionFilters).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        subscriptions: z.array(adminSubscriptionSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        /** For all subscriptions, regardless of the filter. */
        figures: z.object({
          active: z.number().int(),
          /** Subscriptions whose last renewal wasn't paid. */
          pastDue: z.number().int(),
          ending: z.number().int(),
          /** Monthly recurring revenue including VAT; yearly subscriptions count a twelfth. */
          monthlyRevenue: moneySchema,
        }),
      }),
    ),

  /** Ends it immediately, including access, or at the end of the paid period. Idempotent by key. */
  end: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/subscriptions/{id}/end', tags })
    .errors({ SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, REFUND_TOO_LARGE, ORDER_STATE })
    .input(
      z.object({
        id: subscriptionIdSchema,
        when: z.enum(['now', 'paidUntil']),
        key: z.uuid(),
        /** From the last payment; 0 for none. */
        refund: namedAmountSchema.nonnegative(),
        reason: singleLineText(500).min(3),
      }),
    )
    .output(adminSubscriptionSchema),
};
