import * as z from 'zod';

/**
 * `unusable` covers codes that don't exist, haven't started, have expired, are used up or belong to
 * someone else: distinguishing them would help attackers guess.
 */
export const couponRejections = [
  'unusable',
  'usedByYou',
  'notForThese',
  'tooLittle',
  'tooManyTries',
] as const;

export type CouponRejection = (typeof couponRejections)[number];

export const vatIdRejections = [
  'malformed',
  'otherCountry',
  'unknown',
  'notChecked',
  'tooManyTries',
] as const;

export type VatIdRejection = (typeof vatIdRejections)[number];

/**
 * `unavailable`: it is no longer for sale, or can't be bought with the rest. `owned` permanently, or
 * `subscribed` to, with another payment to come: it would be charged twice.
 */
export const notOrderableReasons = ['unavailable', 'owned', 'subscribed'] as const;

export type NotOrderableReason = (typeof notOrderableReasons)[number];

export const checkoutErrors = {
  CART_EMPTY: { status: 409 },
  /** The cart or its price changed since it was shown: review it before paying. */
  CART_CHANGED: { status: 409 },
  CART_NOT_ORDERABLE: {
    status: 409,
    data: z.object({ title: z.string(), why: z.enum(notOrderableReasons) }),
  },
  SALE_NOT_ALLOWED: { status: 409 },
  COUPON_REFUSED: { status: 409, data: z.object({ why: z.enum(couponRejections) }) },
  /** `notChecked`: VIES doesn't respond; try again later. */
  VAT_ID_REFUSED: { status: 409, data: z.object({ why: z.enum(vatIdRejections) }) },
  /** The declarations have changed and must be accepted again. */
  DECLARATIONS_CHANGED: { status: 409 },
  METHOD_NOT_POSSIBLE: { status: 409 },
  /** The key was already used for a different order. */
  KEY_REUSED: { status: 422 },
  /** An earlier order of something in this cart is being paid right now, or by a debit. */
  PAYMENT_UNDER_WAY: { status: 409 },
  /** Nothing was charged. */
  PAYMENT_UNAVAILABLE: { status: 503 },
} as const;

export const orderErrors = {
  /** It doesn't exist, or belongs to someone else. */
  ORDER_NOT_FOUND: { status: 404 },
  INVOICE_NOT_FOUND: { status: 404 },
  SUBSCRIPTION_NOT_FOUND: { status: 404 },
  /** It has already ended. */
  SUBSCRIPTION_ENDED: { status: 409 },
  /**
   * The order pays for a subscription that would keep charging: the caller must decide what happens
   * to it.
   */
  SUBSCRIPTION_UNDECIDED: { status: 409 },
  COUPON_NOT_FOUND: { status: 404 },
  COUPON_EXISTS: { status: 409 },
  /** The order's state doesn't allow this. */
  ORDER_STATE: { status: 409 },
  /** More than the refundable amount. */
  REFUND_TOO_LARGE: { status: 409, data: z.object({ left: z.number().int() }) },
  NOT_WITHDRAWABLE: { status: 409 },
  RULE_NOT_LATER: { status: 409 },
} as const;
