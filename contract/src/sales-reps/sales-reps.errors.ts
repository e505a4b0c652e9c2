import * as z from 'zod';

/** Why a payout can't be confirmed by this person now. */
export const payoutRefusals = ['ownDraft', 'ownPayment', 'tooEarly', 'noFactor'] as const;

/** Why an owner can't decide alone now. */
export const loneRefusals = ['tooEarly', 'noFactor'] as const;

export type LoneRefusal = (typeof loneRefusals)[number];

export type PayoutRefusal = (typeof payoutRefusals)[number];

export const salesRepErrors = {
  /** Not there, closed, or someone else's. */
  REP_NOT_FOUND: { status: 404 },
  REP_EXISTS: { status: 409 },
  /** No representative has this code. */
  REFERRAL_UNKNOWN: { status: 422 },
  /** The account has its invitation already, and keeps it. */
  REFERRAL_FIXED: { status: 409 },
  CODE_TAKEN: { status: 409 },
  /** Rates are added for days to come, never for days that were. */
  RATE_NOT_LATER: { status: 409 },
  COMMISSION_NOT_FOUND: { status: 404 },
  /** It isn't held, or was decided by someone else. */
  HOLD_DECIDED: { status: 409 },
  /** Their own, and nobody else could decide: what is missing to decide it alone. */
  HOLD_REFUSED: {
    status: 409,
    data: z.object({ why: z.enum(loneRefusals), until: z.date().nullable() }),
  },
  PAYOUT_NOT_FOUND: { status: 404 },
  /** The payout isn't in the state that this needs. */
  PAYOUT_STATE: { status: 409 },
  /** Nobody decides about their own terms, commissions or payments. */
  OWN_COMMISSION: { status: 403 },
  /** Another representative's coupon. */
  COUPON_TAKEN: { status: 409 },
  /** Nobody is due a payout. */
  PAYOUT_EMPTY: { status: 409 },
  /** `ownDraft` and `ownPayment`: someone else must confirm; the rest is for anyone who is alone. */
  PAYOUT_REFUSED: {
    status: 409,
    data: z.object({ why: z.enum(payoutRefusals), until: z.date().nullable() }),
  },
  /** Neither a pain.002 nor a camt.054, or not as a bank writes it. */
  BANK_FILE_UNREADABLE: { status: 422 },
  /** Not a CSV with the columns `email` and `code`, or too long. */
  CODES_UNREADABLE: { status: 422 },
  /** The academy's own account isn't in the settings. */
  BANK_MISSING: { status: 409 },
} as const;
