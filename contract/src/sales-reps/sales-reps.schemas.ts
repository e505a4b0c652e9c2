import * as z from 'zod';
import { itemTypeSchema } from '../cart/cart.schemas.ts';
import { vatIdSchema } from '../checkout/checkout.schemas.ts';
import { homeCountry } from '../checkout/countries.ts';
import { countrySchema } from '../checkout/country.schema.ts';
import { couponValueSchema } from '../checkout/coupons.schemas.ts';
import { isIban, normaliseIban } from '../checkout/iban.ts';
import { moneySchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { maxCommissionRate } from './commission-rules.ts';
import { isSepaIban } from './sepa-countries.ts';

export const repIdSchema = z.uuid().brand('RepId');
export const commissionIdSchema = z.uuid().brand('CommissionId');
export const payoutIdSchema = z.uuid().brand('PayoutId');
export const repDocumentIdSchema = z.uuid().brand('RepDocumentId');

export type RepId = z.infer<typeof repIdSchema>;
export type CommissionId = z.infer<typeof commissionIdSchema>;
export type PayoutId = z.infer<typeof payoutIdSchema>;
export type RepDocumentId = z.infer<typeof repDocumentIdSchema>;

/** Basis points: 2000 is 20 %. */
export const rateSchema = z.number().int().min(0).max(maxCommissionRate);

/** The name of a representative without a display name, in every language. */
export const unnamedRep = 'Sales Representative';

/** What invited customers get: a coupon of the representative. */
export const benefitSchema = z.object({ coupon: z.string(), value: couponValueSchema });

export type Benefit = z.infer<typeof benefitSchema>;

/**
 * The result for a code. Number and rate are only visible to the representative and bookkeepers;
 * otherwise null.
 */
export const referralValidationSchema = z.object({
  is_valid: z.boolean(),
  rep_id: repIdSchema.nullable(),
  commission_percentage: z.number().nullable(),
  rep_name: z.string().nullable(),
  referral_code: z.string().nullable(),
  benefit: benefitSchema.nullable(),
});

export type ReferralValidation = z.infer<typeof referralValidationSchema>;

/** What visitors see of a representative. */
export const repLandingSchema = z.object({
  referral_code: z.string(),
  rep_name: z.string(),
  benefit: benefitSchema.nullable(),
});

/** Where a code was submitted. `coupon`: a representative's coupon was used at checkout. */
export const codeSources = ['signUp', 'account', 'checkout', 'coupon'] as const;

export type CodeSource = (typeof codeSources)[number];

/**
 * `signUp`, `account` and `checkout`: the first submitted code stays. `coupon`: for one order only.
 */
export type AttributionRule = CodeSource;

/**
 * The outcome of a submitted code. `won`; `later`: the account already had an invitation;
 * `fieldBefore`: the code field takes precedence over a coupon; `unknown`: no such code.
 */
export const candidateOutcomes = ['won', 'later', 'fieldBefore', 'unknown'] as const;

export type CandidateOutcome = (typeof candidateOutcomes)[number];

export const receiptSchema = z.object({
  /** The representative's code that was submitted. */
  code: z.string(),
  rule: z.enum(codeSources),
  ruleVersion: z.number().int(),
  /** When it was submitted. */
  at: z.date(),
  /** All submitted codes; other representatives' codes are hidden. */
  candidates: z.array(
    z.object({
      source: z.enum(codeSources),
      code: z.string().nullable(),
      outcome: z.enum(candidateOutcomes),
    }),
  ),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** The caller's permanent invitation. */
export const invitationSchema = z.object({
  referral_code: z.string(),
  rep_name: z.string(),
  at: z.date(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/**
 * `pending`: until seven days after the withdrawal period; `held`: needs a decision; `payable`: in
 * the next payout; `closed`: rejected, as is the line that rejected it.
 */
export const commissionStates = ['pending', 'held', 'payable', 'paid', 'closed'] as const;

export type CommissionState = (typeof commissionStates)[number];

/** The reason for a line. All but the first three refer to another line. */
export const commissionCauses = [
  'sale',
  'renewal',
  'refund',
  'withdrawal',
  /** Refunded because the academy was at fault: the representative keeps the commission. */
  'academyFault',
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'released',
  'refused',
] as const;

export type CommissionCause = (typeof commissionCauses)[number];

export const holdReasons = [
  'sameAccount',
  'sameMail',
  'sameName',
  'sameIban',
  'sameCard',
  'circle',
  'throwAwayMail',
  'burst',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** One line of a representative's account. Lines are added, never changed. */
export const commissionLineSchema = z.object({
  id: commissionIdSchema,
  /** The number shown to people; unique across all representatives. */
  number: z.number().int(),
  cause: z.enum(commissionCauses),
  state: z.enum(commissionStates),
  /** The line it refers to. */
  reverses: z.object({ id: commissionIdSchema, number: z.number().int() }).nullable(),
  itemType: itemTypeSchema,
  title: z.string(),
  country: countrySchema,
  /** The list price and the coupon discount; 0 in lines that refer to others. */
  price: moneySchema,
  discount: moneySchema,
  /** Amount paid, its VAT, and the net; negative for refunds. */
  total: moneySchema,
  vat: moneySchema,
  net: moneySchema,
  rate: rateSchema,
  amount: moneySchema,
  at: z.date(),
  /** When it can be paid out, unless held. */
  dueAt: z.date(),
  /** True while it is part of a payout draft. */
  isInPayout: z.boolean(),
  hold: z
    .object({
      reasons: z.array(z.enum(holdReasons)),
      since: z.date(),
      decision: z.enum(['released', 'refused']).nullable(),
      decidedAt: z.date().nullable(),
      /** The academy's note. */
      note: z.string().nullable(),
    })
    .nullable(),
  receipt: receiptSchema.nullable(),
});

export type CommissionLine = z.infer<typeof commissionLineSchema>;

export const commissionPageSchema = z.object({
  lines: z.array(commissionLineSchema),
  nextCursor: z.string().nullable(),
});

export const balancesSchema = z.object({
  pending: moneySchema,
  held: moneySchema,
  payable: moneySchema,
  paid: moneySchema,
});

export type Balances = z.infer<typeof balancesSchema>;

export const repDaySchema = z.object({
  day: z.iso.date(),
  clicks: z.number().int(),
  signUps: z.number().int(),
  orders: z.number().int(),
  /** Commission on that day's orders, before reversals. */
  earned: moneySchema,
});

export type RepDay = z.infer<typeof repDaySchema>;

/** The totals of a period. */
export const funnelSchema = repDaySchema.omit({ day: true });

export type Funnel = z.infer<typeof funnelSchema>;

export const repRateSchema = z.object({
  /** Null for every item type without its own rate. */
  itemType: itemTypeSchema.nullable(),
  rate: rateSchema,
  validFrom: z.date(),
});

/** What prevents a payout. */
export const missingForPayout = ['agreement', 'bankAccount', 'minimum'] as const;

export type MissingForPayout = (typeof missingForPayout)[number];

export const nextPayoutSchema = z.object({
  on: z.iso.date(),
  /** What can be paid out now; negative if reversals exceed earnings. */
  ready: moneySchema,
  /** What becomes payable until then, unless customers withdraw. */
  expected: moneySchema,
  /** Both together. */
  amount: moneySchema,
  minimum: moneySchema,
  missing: z.array(z.enum(missingForPayout)),
});

export type NextPayout = z.infer<typeof nextPayoutSchema>;

/** `sent`: the bank has it; `arrived`: confirmed; `returned`: came back. */
export const payoutItemStates = ['draft', 'confirmed', 'sent', 'arrived', 'returned'] as const;

/**
 * The documents of a payout: `selfBill` is the invoice that the academy issues in the
 * representative's name, `correction` reverses it, `statement` lists the lines.
 */
export const repDocumentKinds = ['selfBill', 'correction', 'statement'] as const;

export const repDocumentSchema = z.object({
  id: repDocumentIdSchema,
  kind: z.enum(repDocumentKinds),
  number: z.string(),
});

export type RepDocument = z.infer<typeof repDocumentSchema>;

export const ownPayoutSchema = z.object({
  payoutId: payoutIdSchema,
  /** The month of the payout: `2026-11`. */
  period: z.string(),
  state: z.enum(payoutItemStates),
  amount: moneySchema,
  /** Null until it is sent. */
  sentAt: z.date().nullable(),
  ibanEnd: z.string(),
  returnedBecause: z.string().nullable(),
  documents: z.array(repDocumentSchema),
});

export type OwnPayout = z.infer<typeof ownPayoutSchema>;

export const statementSchema = z.object({
  /** `2026-11` */
  month: z.string(),
  opening: moneySchema,
  earned: moneySchema,
  reversed: moneySchema,
  /** Negative; a returned payout is added back. */
  paidOut: moneySchema,
  closing: moneySchema,
});

export type Statement = z.infer<typeof statementSchema>;

export const bankSchema = z.object({
  /** As registered with the bank, which compares it with the IBAN. */
  holderName: singleLineText(70)
    .min(2)
    .regex(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u),
  iban: z.string().max(60).overwrite(normaliseIban).refine(isIban).refine(isSepaIban),
  /** For businesses; null for a private person. */
  taxId: singleLineText(30).nullable(),
});

/**
 * The billing details for self-billed invoices. Saving them counts as agreeing to self-billing
 * (Article 224 of Directive 2006/112/EC).
 */
export const repBillingSchema = z
  .object({
    name: singleLineText(100).min(2),
    street: singleLineText(100).min(2),
    postcode: singleLineText(20).min(2),
    city: singleLineText(80).min(2),
    country: countrySchema,
    /** Null if the representative has none. */
    vatId: vatIdSchema.nullable(),
    /** Only asked for Slovak ids, which are also issued to people who don't charge VAT. */
    chargesVat: z.boolean(),
  })
  .refine(({ vatId, country }) => vatId === null || vatIdCountry(vatId) === country, {
    path: ['vatId'],
  })
  .refine(({ vatId, country, chargesVat }) => !chargesVat || (vatId && country === homeCountry), {
    path: ['chargesVat'],
  });

export type RepBilling = z.infer<typeof repBillingSchema>;

/**
 * The result of the VIES check. `waiting`: no answer yet; `refused`: no longer valid. Invoices are
 * only issued once it's `verified`.
 */
export const vatIdStates = ['verified', 'waiting', 'refused'] as const;

export type VatIdState = (typeof vatIdStates)[number];

/** Greek VAT ids start with EL, never with GR. */
function vatIdCountry(vatId: string): string | null {
  const prefix = vatId.slice(0, 2).toUpperCase();
  if (prefix === 'GR') return null;
  return prefix === 'EL' ? 'GR' : prefix;
}

export const repDashboardSchema = z.object({
  repId: repIdSchema,
  code: z.string(),
  /** All active codes; the first is the one to share. */
  codes: z.array(z.string()),
  /** Null if visitors see "Sales Representative". */
  displayName: z.string().nullable(),
  isActive: z.boolean(),
  benefit: benefitSchema.nullable(),
  nextPayout: nextPayoutSchema,
  balances: balancesSchema,
  /** For the days below. */
  funnel: funnelSchema,
  days: z.array(repDaySchema),
  rates: z.array(repRateSchema),
  bank: z
    .object({ holderName: z.string(), ibanEnd: z.string(), taxId: z.string().nullable() })
    .nullable(),
  /** Null if the representative hasn't agreed to self-billing. */
  billing: repBillingSchema.nullable(),
  /** Null if there is no VAT id, or none that VIES covers. */
  vatIdState: z.enum(vatIdStates).nullable(),
  agreement: z.object({ current: z.number().int(), accepted: z.number().int().nullable() }),
});

export type RepDashboard = z.infer<typeof repDashboardSchema>;

export const csvFileSchema = z.object({
  fileName: z.string(),
  csv: z.string(),
  /** SHA-256 of the file, so that both sides can compare it. */
  hash: z.string(),
});
