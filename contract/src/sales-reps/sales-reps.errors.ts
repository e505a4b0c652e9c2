import * as z from 'zod';

/** Why this person can't confirm a payout now. */
export const payoutRejections = ['ownDraft', 'ownPayment', 'tooEarly', 'noFactor'] as const;

/** Why a sole owner can't decide now. */
export const soleOwnerRejections = ['tooEarly', 'noFactor'] as const;

export type SoleOwnerRejection = (typeof soleOwnerRejections)[number];

export type PayoutRejection = (typeof payoutRejections)[number];

export const salesRepErrors = {
  /** It doesn't exist, is closed, or belongs to someone else. */
  REP_NOT_FOUND: { status: 404 },
  REP_EXISTS: { status: 409 },
  /** No representative has this code. */
  REFERRAL_UNKNOWN: { status: 422 },
  /** The account already has an invitation, which can't be changed. */
  REFERRAL_FIXED: { status: 409 },
  CODE_TAKEN: { status: 409 },
  /** Rates can only be added for the future. */
  RATE_NOT_LATER: { status: 409 },
  COMMISSION_NOT_FOUND: { status: 404 },
  /** It isn't held, or someone else already decided. */
  HOLD_DECIDED: { status: 409 },
  /** It is their own commission and nobody else could decide: what is still missing. */
  HOLD_REFUSED: {
    status: 409,
    data: z.object({ why: z.enum(soleOwnerRejections), until: z.date().nullable() }),
  },
  PAYOUT_NOT_FOUND: { status: 404 },
  /** The payout is in the wrong state for this. */
  PAYOUT_STATE: { status: 409 },
  /** Nobody may decide about their own terms, commissions or payments. */
  OWN_COMMISSION: { status: 403 },
  /** Another representative's coupon. */
  COUPON_TAKEN: { status: 409 },
  /** Nobody is due a payout. */
  PAYOUT_EMPTY: { status: 409 },
  /**
   * `ownDraft` and `ownPayment`: someone else must confirm; the others apply if there is no one
   * else.
   */
  PAYOUT_REFUSED: {
    status: 409,
    data: z.object({ why: z.enum(payoutRejections), until: z.date().nullable() }),
  },
  /** Not a valid pain.002 or camt.054 file. */
  BANK_FILE_UNREADABLE: { status: 422 },
  /** Not a CSV with the columns `email` and `code`, or too long. */
  CODES_UNREADABLE: { status: 422 },
  /** The academy's bank account is missing in the settings. */
  BANK_MISSING: { status: 409 },
} as const;
