import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { maxCartItems } from '../cart/cart-limits.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { moneySchema } from '../money.ts';
import { checkoutErrors, orderErrors } from './checkout.errors.ts';
import { isIban, normaliseIban } from './iban.ts';
import {
  orderIdSchema,
  orderRowSchema,
  orderSchema,
  subscriptionIdSchema,
  subscriptionSchema,
  withdrawalOfferSchema,
} from './orders.schemas.ts';

const { ORDER_NOT_FOUND, ORDER_STATE, SUBSCRIPTION_NOT_FOUND, NOT_WITHDRAWABLE } = orderErrors;
const { PAYMENT_UNAVAILABLE, PAYMENT_UNDER_WAY } = checkoutErrors;

const tags = ['orders'];
const done = z.object({});
const order = z.object({ id: orderIdSchema });

/** The caller's own orders; those of others are reported as not found. */
export const ordersContract = {
  mine: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/orders/mine', tags })
    .input(
      z.object({
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ orders: z.array(orderRowSchema), nextCursor: z.string().nullable() })),

  read: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/orders/mine/{id}', tags })
    .errors({ ORDER_NOT_FOUND })
    .input(order)
    .output(orderSchema),

  /** A link back to Stripe's page for an unpaid order. */
  pay: procedureFor('member', 'checkout')
    .route({ method: 'POST', path: '/orders/mine/{id}/payment', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE, PAYMENT_UNAVAILABLE, PAYMENT_UNDER_WAY })
    .input(order)
    .output(z.object({ payAt: z.url() })),

  /** Cancels an unpaid order. */
  cancel: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/orders/mine/{id}', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE, PAYMENT_UNAVAILABLE, PAYMENT_UNDER_WAY })
    .input(order)
    .output(done),

  subscriptions: procedureFor('member')
    .meta(reads('catalogue:package'))
    .route({ method: 'GET', path: '/subscriptions/mine', tags })
    .input(z.object({ language: languageSchema }))
    .output(z.array(subscriptionSchema)),

  /** Ends at the end of the paid period. Idempotent. */
  cancelSubscription: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/subscriptions/mine/{id}', tags })
    .errors({ SUBSCRIPTION_NOT_FOUND, PAYMENT_UNAVAILABLE })
    .input(z.object({ id: subscriptionIdSchema, language: languageSchema }))
    .output(subscriptionSchema),

  /** Stripe's customer portal for the caller's subscription. */
  openPortal: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/subscriptions/mine/portal', tags })
    .errors({ SUBSCRIPTION_NOT_FOUND, PAYMENT_UNAVAILABLE })
    .input(z.object({ language: languageSchema }))
    .output(z.object({ url: z.url() })),

  /** First step: what can still be withdrawn from. */
  withdrawalOffers: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/withdrawals/mine', tags })
    .output(z.array(withdrawalOfferSchema)),

  /** Second step: ends access and starts the refund, atomically. */
  withdraw: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/withdrawals/mine', tags, successStatus: 201 })
    .errors({ ORDER_NOT_FOUND, NOT_WITHDRAWABLE })
    .input(
      z.object({
        order: orderIdSchema,
        items: z.array(itemIdSchema).min(1).max(maxCartItems),
        /** The account for refunds of bank transfers. */
        iban: z.string().overwrite(normaliseIban).refine(isIban).nullable(),
      }),
    )
    .output(z.object({ refund: moneySchema, at: z.date() })),
};
