import * as z from 'zod';
import { couponCodeSchema } from '../checkout/checkout.schemas.ts';
import { orderIdSchema } from '../checkout/orders.schemas.ts';
import { moneySchema } from '../money.ts';
import {
  balancesSchema,
  benefitSchema,
  commissionLineSchema,
  funnelSchema,
  payoutIdSchema,
  payoutItemStates,
  repDaySchema,
  repDocumentSchema,
  repIdSchema,
  repRateSchema,
} from './sales-reps.schemas.ts';

export const repRowSchema = z.object({
  id: repIdSchema,
  /** Null if the account was erased. */
  userId: z.string().nullable(),
  /** The account's name; the display name if it was erased. */
  name: z.string(),
  code: z.string(),
  isActive: z.boolean(),
  balances: balancesSchema,
  /** For the requested period. */
  funnel: funnelSchema,
});

export type RepRow = z.infer<typeof repRowSchema>;

export const adminRepSchema = repRowSchema.extend({
  displayName: z.string().nullable(),
  since: z.date(),
  days: z.array(repDaySchema),
  codes: z.array(
    z.object({
      code: z.string(),
      isActive: z.boolean(),
      /** Imported from an older system. */
      isImported: z.boolean(),
      createdAt: z.date(),
    }),
  ),
  /** All rates ever agreed, latest first. */
  rates: z.array(repRateSchema.extend({ addedAt: z.date(), reason: z.string() })),
  coupon: couponCodeSchema.nullable(),
  benefit: benefitSchema.nullable(),
  hasBank: z.boolean(),
  agreementVersion: z.number().int().nullable(),
});

export type AdminRep = z.infer<typeof adminRepSchema>;

/** A line as bookkeepers see it. */
export const adminCommissionLineSchema = commissionLineSchema.extend({
  repId: repIdSchema,
  repName: z.string(),
  orderId: orderIdSchema,
});

export type AdminCommissionLine = z.infer<typeof adminCommissionLineSchema>;

/** `discarded`: the draft's lines are available again. */
export const payoutStates = ['draft', 'confirmed', 'sent', 'discarded'] as const;

export const payoutSchema = z.object({
  id: payoutIdSchema,
  period: z.string(),
  state: z.enum(payoutStates),
  /** In cents; the control sum of the bank file. */
  total: moneySchema,
  count: z.number().int(),
  draftedAt: z.date(),
  draftedBy: z.string().nullable(),
  confirmedAt: z.date().nullable(),
  confirmedBy: z.string().nullable(),
  sentAt: z.date().nullable(),
  /** SHA-256 of the bank file; null before it exists. */
  fileHash: z.string().nullable(),
});

export type Payout = z.infer<typeof payoutSchema>;

/**
 * The result of importing a payment from a bank file. `known`: nothing new; `waiting`: not booked
 * yet; `own`: a payment to the person who imported the file; `unknown`: not one of our payouts.
 */
const reportOutcomes = [
  ...(['arrived', 'returned', 'known', 'waiting', 'wrongAmount', 'own', 'unknown'] as const),
] as const;

export const reportedPaymentSchema = z.object({
  /** The end-to-end id in the bank file. */
  name: z.string(),
  repName: z.string().nullable(),
  amount: moneySchema.nullable(),
  outcome: z.enum(reportOutcomes),
  /** As the bank states it; empty if it gives none. */
  reason: z.string(),
});

export type ReportedPayment = z.infer<typeof reportedPaymentSchema>;

export const payoutDetailSchema = payoutSchema.extend({
  items: z.array(
    z.object({
      repId: repIdSchema,
      repName: z.string(),
      holderName: z.string(),
      ibanEnd: z.string(),
      amount: moneySchema,
      lines: z.number().int(),
      state: z.enum(payoutItemStates),
      returnedBecause: z.string().nullable(),
      documents: z.array(repDocumentSchema),
    }),
  ),
});

export type PayoutDetail = z.infer<typeof payoutDetailSchema>;

/** Rows of one file. */
export const maxImportedCodes = 1_000;

export const importedCodeSchema = z.object({
  /** Numbered as in a spreadsheet. */
  row: z.number().int(),
  email: z.string(),
  code: z.string(),
  /**
   * `own`: the caller's; `known`: the person already has it; `ended`: the person is no longer a
   * representative.
   */
  outcome: z.enum(['added', 'known', 'taken', 'invalid', 'repeated', 'noRep', 'ended', 'own']),
});

export type ImportedCode = z.infer<typeof importedCodeSchema>;
