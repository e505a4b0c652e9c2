import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { namedAmountSchema } from '../money.ts';
import { referralCodeSchema } from '../sales-reps/referral-code.ts';
import { salesRepErrors } from '../sales-reps/sales-reps.errors.ts';
import { checkoutErrors } from './checkout.errors.ts';
import {
  billingSchema,
  couponCodeSchema,
  declarationKinds,
  paymentMethods,
  quoteSchema,
  vatIdSchema,
} from './checkout.schemas.ts';
import { countrySchema } from './country.schema.ts';
import { orderIdSchema } from './orders.schemas.ts';

const { CART_EMPTY, CART_CHANGED, CART_NOT_ORDERABLE, SALE_NOT_ALLOWED } = checkoutErrors;
const { COUPON_REFUSED, VAT_ID_REFUSED, DECLARATIONS_CHANGED } = checkoutErrors;
const { REFERRAL_UNKNOWN } = salesRepErrors;
const { METHOD_NOT_POSSIBLE, KEY_REUSED, PAYMENT_UNDER_WAY, PAYMENT_UNAVAILABLE } = checkoutErrors;

const tags = ['checkout'];

export const checkoutContract = {
  /** Where the academy sells, and the country the caller seems to be in. */
  countries: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/checkout/countries', tags })
    .output(z.object({ countries: z.array(countrySchema), here: countrySchema.nullable() })),

  /** What the caller's latest order was billed to; null before the first. */
  lastBilling: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/checkout/billing', tags })
    .output(billingSchema.nullable()),

  /** What the caller's cart costs under these circumstances. Nothing is kept. */
  quote: procedureFor('member')
    .route({ method: 'POST', path: '/checkout/quote', tags })
    .errors({ CART_EMPTY, CART_NOT_ORDERABLE, SALE_NOT_ALLOWED, COUPON_REFUSED, VAT_ID_REFUSED })
    .input(
      z.object({
        country: countrySchema,
        isCompany: z.boolean(),
        vatId: vatIdSchema.nullable(),
        coupon: couponCodeSchema.nullable(),
        language: languageSchema,
      }),
    )
    .output(quoteSchema),

  /**
   * Makes the order of one version of the cart, once: the same key gives the same answer, and a
   * cart is never ordered twice.
   */
  placeOrder: procedureFor('member', 'checkout')
    .route({ method: 'POST', path: '/orders', tags, successStatus: 201 })
    .errors({ CART_EMPTY, CART_CHANGED, CART_NOT_ORDERABLE, SALE_NOT_ALLOWED, COUPON_REFUSED })
    .errors({ VAT_ID_REFUSED, DECLARATIONS_CHANGED, METHOD_NOT_POSSIBLE, KEY_REUSED })
    .errors({ PAYMENT_UNDER_WAY, PAYMENT_UNAVAILABLE, REFERRAL_UNKNOWN })
    .input(
      z.object({
        /** Made by the browser, one for each request to order. */
        key: z.uuid(),
        cartVersion: z.int32().min(0),
        /** The total shown on the button: nobody pays another amount than the one they saw. */
        shownTotal: namedAmountSchema,
        billing: billingSchema,
        coupon: couponCodeSchema.nullable(),
        /**
         * Code of the person who invited the buyer; stored with the account if it has no invitation
         * yet.
         */
        invitedBy: referralCodeSchema.nullable().default(null),
        method: z.enum(paymentMethods),
        /** Hashes of the texts that were ticked. */
        ticked: z
          .array(z.object({ kind: z.enum(declarationKinds), hash: z.string().max(64) }))
          .max(3),
        language: languageSchema,
      }),
    )
    .output(
      z.object({
        orderId: orderIdSchema,
        /** Stripe's payment page; null if the order is paid or waits for a transfer. */
        payAt: z.url().nullable(),
      }),
    ),
};
