import * as z from 'zod';
import { itemTypeSchema } from '../cart/cart.schemas.ts';
import { vatIdSchema } from '../checkout/checkout.schemas.ts';
import { homeCountry } from '../checkout/countries.ts';
import { countrySchema } from '../checkout/country.schema.ts';
import { couponValueSchema } from '../checkout/coupons.schemas.ts';
import { isIban, plainIban } from '../checkout/iban.ts';
import { moneySchema } from '../money.ts';
import { lineOfText } from '../text.ts';
import { highestRate } from './commission-rules.ts';
import { isSepaIban } from './sepa-countries.ts';

export const repIdSchema = z.uuid().brand('RepId');
export const commissionIdSchema = z.uuid().brand('CommissionId');
export const payoutIdSchema = z.uuid().brand('PayoutId');
export const repDocumentIdSchema = z.uuid().brand('RepDocumentId');

export type RepId = z.infer<typeof repIdSchema>;
export type CommissionId = z.infer<typeof commissionIdSchema>;
export type PayoutId = z.infer<typeof payoutIdSchema>;
export type RepDocumentId = z.infer<typeof repDocumentIdSchema>;

/** Hundredths of a percent: 2000 is 20 %. */
export const rateSchema = z.number().int().min(0).max(highestRate);

/** What a representative who shows no name is called, in every language of the screens. */
export const unnamedRep = 'Sales Representative';

/** What anyone who is invited gets: a coupon of the representative. */
export const benefitSchema = z.object({ coupon: z.string(), value: couponValueSchema });

export type Benefit = z.infer<typeof benefitSchema>;

/**
 * The answer about a code. Its number and rate are for the representative and for those who keep
 * the books; to everyone else they are null.
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

/**
 * Where a code was submitted. `coupon` is a coupon of a representative that was used at checkout.
 */
export const codeSources = ['signUp', 'account', 'checkout', 'coupon'] as const;

export type CodeSource = (typeof codeSources)[number];

/** `signUp`, `account` and `checkout`: the first code submitted stays. `coupon`: for one order. */
export type AttributionRule = CodeSource;

/**
 * What became of a code that was submitted. `won`; `later`: the account had an invitation;
 * `fieldBefore`: the field counts before a coupon; `unknown`: no such code.
 */
export const candidateOutcomes = ['won', 'later', 'fieldBefore', 'unknown'] as const;

export type CandidateOutcome = (typeof candidateOutcomes)[number];

export const receiptSchema = z.object({
  /** The representative's own code that was submitted. */
  code: z.string(),
  rule: z.enum(codeSources),
  ruleVersion: z.number().int(),
  /** When it was submitted. */
  at: z.date(),
  /** All codes that were submitted; others' codes are not told. */
  candidates: z.array(
    z.object({
      source: z.enum(codeSources),
      code: z.string().nullable(),
      outcome: z.enum(candidateOutcomes),
    }),
  ),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** The invitation that is fixed with the caller's account. */
export const invitationSchema = z.object({
  referral_code: z.string(),
  rep_name: z.string(),
  at: z.date(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/**
 * `pending`: within the withdrawal period and seven days; `held`: a person must look; `payable`:
 * in the next payout; `closed`: refused, together with the line that refused it.
 */
export const commissionStates = ['pending', 'held', 'payable', 'paid', 'closed'] as const;

export type CommissionState = (typeof commissionStates)[number];

/** What a line is for. All but the first three point at the line that they are about. */
export const commissionCauses = [
  'sale',
  'renewal',
  'refund',
  'withdrawal',
  /** Given back through the academy's fault: nothing is taken from the representative. */
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
  /** As people say it; counts up over all representatives. */
  number: z.number().int(),
  cause: z.enum(commissionCauses),
  state: z.enum(commissionStates),
  /** The line that this one is about. */
  reverses: z.object({ id: commissionIdSchema, number: z.number().int() }).nullable(),
  itemType: itemTypeSchema,
  title: z.string(),
  country: countrySchema,
  /** The catalogue's price, and what a coupon took off; 0 in lines that point at others. */
  price: moneySchema,
  discount: moneySchema,
  /** What was paid, its VAT, and what is left; negative where it went back. */
  total: moneySchema,
  vat: moneySchema,
  net: moneySchema,
  rate: rateSchema,
  amount: moneySchema,
  at: z.date(),
  /** When it can be paid out, unless it is held. */
  dueAt: z.date(),
  /** True while a payout is being prepared with it. */
  isInPayout: z.boolean(),
  hold: z
    .object({
      reasons: z.array(z.enum(holdReasons)),
      since: z.date(),
      decision: z.enum(['released', 'refused']).nullable(),
      decidedAt: z.date().nullable(),
      /** What the academy says to it. */
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
  /** Commission of that day's orders, before anything was taken back. */
  earned: moneySchema,
});

export type RepDay = z.infer<typeof repDaySchema>;

/** The same, added up. */
export const funnelSchema = repDaySchema.omit({ day: true });

export type Funnel = z.infer<typeof funnelSchema>;

export const repRateSchema = z.object({
  /** Null holds for every kind that has no rate of its own. */
  itemType: itemTypeSchema.nullable(),
  rate: rateSchema,
  validFrom: z.date(),
});

/** What keeps a representative from being paid. */
export const missingForPayout = ['agreement', 'bankAccount', 'minimum'] as const;

export type MissingForPayout = (typeof missingForPayout)[number];

export const nextPayoutSchema = z.object({
  on: z.iso.date(),
  /** What can be paid out now; negative where more went back than was earned. */
  ready: moneySchema,
  /** What becomes ready until then, if nobody withdraws. */
  expected: moneySchema,
  /** Both together. */
  amount: moneySchema,
  least: moneySchema,
  missing: z.array(z.enum(missingForPayout)),
});

export type NextPayout = z.infer<typeof nextPayoutSchema>;

/** `sent` has left, `arrived` is known to have come, `returned` came back. */
export const payoutItemStates = ['draft', 'confirmed', 'sent', 'arrived', 'returned'] as const;

/**
 * What is printed for a payout: `selfBill` is the invoice that the academy writes in the
 * representative's name, `correction` takes it back, `statement` lists the lines.
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
  /** The month it was made in: `2026-11`. */
  period: z.string(),
  state: z.enum(payoutItemStates),
  amount: moneySchema,
  /** Null before it was sent. */
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
  /** Negative; a returned payout counts back. */
  paidOut: moneySchema,
  closing: moneySchema,
});

export type Statement = z.infer<typeof statementSchema>;

export const bankSchema = z.object({
  /** As the bank has it; banks compare it with the IBAN. */
  holderName: lineOfText(70)
    .min(2)
    .regex(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u),
  iban: z.string().max(60).overwrite(plainIban).refine(isIban).refine(isSepaIban),
  /** Of a business; null for a private person. */
  taxId: lineOfText(30).nullable(),
});

/**
 * What an invoice in the representative's name says. Saving it agrees that the academy writes these
 * invoices (Article 224 of Directive 2006/112/EC).
 */
export const repBillingSchema = z
  .object({
    name: lineOfText(100).min(2),
    street: lineOfText(100).min(2),
    postcode: lineOfText(20).min(2),
    city: lineOfText(80).min(2),
    country: countrySchema,
    /** Null if the representative has none. */
    vatId: vatIdSchema.nullable(),
    /** Asked at home alone: a Slovak id is also given to people who charge no VAT. */
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
 * What the register said about the VAT id. `waiting`: it didn't answer yet; `refused`: it doesn't
 * know the id any more. Neither has invoices until it's `verified`.
 */
export const vatIdStates = ['verified', 'waiting', 'refused'] as const;

export type VatIdState = (typeof vatIdStates)[number];

/** Greek ids begin with EL. */
function vatIdCountry(vatId: string): string {
  const prefix = vatId.slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix;
}

export const repDashboardSchema = z.object({
  repId: repIdSchema,
  code: z.string(),
  /** All codes that earn, the first is the one to share. */
  codes: z.array(z.string()),
  /** Null if visitors see "Sales Representative". */
  displayName: z.string().nullable(),
  isActive: z.boolean(),
  benefit: benefitSchema.nullable(),
  nextPayout: nextPayoutSchema,
  balances: balancesSchema,
  /** Over the days below. */
  funnel: funnelSchema,
  days: z.array(repDaySchema),
  rates: z.array(repRateSchema),
  bank: z
    .object({ holderName: z.string(), ibanEnd: z.string(), taxId: z.string().nullable() })
    .nullable(),
  /** Null if no invoices are written in the representative's name. */
  billing: repBillingSchema.nullable(),
  /** Null if there is no VAT id, or none that the register could know. */
  vatIdState: z.enum(vatIdStates).nullable(),
  agreement: z.object({ current: z.number().int(), accepted: z.number().int().nullable() }),
});

export type RepDashboard = z.infer<typeof repDashboardSchema>;

export const csvFileSchema = z.object({
  fileName: z.string(),
  csv: z.string(),
  /** SHA-256 of the file, which both sides can compare. */
  hash: z.string(),
});
