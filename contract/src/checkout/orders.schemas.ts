import * as z from 'zod';
import { itemIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { moneySchema } from '../money.ts';
import {
  billingSchema,
  declarationKinds,
  orderLineSchema,
  paymentMethods,
  vatRateSchema,
  vatTreatments,
} from './checkout.schemas.ts';
import { countrySchema } from './country.schema.ts';

export const orderIdSchema = z.uuid().brand('OrderId');
export const invoiceIdSchema = z.uuid().brand('InvoiceId');
export const refundIdSchema = z.uuid().brand('RefundId');
export const subscriptionIdSchema = z.uuid().brand('SubscriptionId');

export type OrderId = z.infer<typeof orderIdSchema>;
export type InvoiceId = z.infer<typeof invoiceIdSchema>;
export type RefundId = z.infer<typeof refundIdSchema>;
export type SubscriptionId = z.infer<typeof subscriptionIdSchema>;

/**
 * `pending`: not paid yet; `paid`: paid, possibly partly refunded; `refunded`: fully refunded;
 * `cancelled`: never paid.
 */
export const orderStates = ['pending', 'paid', 'refunded', 'cancelled'] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * For payments that take days, such as a SEPA debit: `processing` waits for the bank, and can't be
 * paid meanwhile; after `failed` it can be paid again.
 */
export const debitStates = ['processing', 'failed'] as const;

export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/**
 * The buyer's bank asks about a payment before it disputes it, and takes no money: `open` needs an
 * answer, `answered` waits for the bank.
 */
export const inquiryStates = ['open', 'answered'] as const;

export type InquiryState = (typeof inquiryStates)[number];

/** The events of an order's history, as shown on screen. */
export const orderEventKinds = [
  'placed',
  'paymentStarted',
  'paid',
  'paymentFailed',
  'held',
  'cancelled',
  'refundRequested',
  'refunded',
  'refundFailed',
  'withdrawn',
  'inquiryOpened',
  'inquiryClosed',
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'receiptSent',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

export const refundStates = ['requested', 'done', 'failed'] as const;

/** Why money is refunded: the buyer asked, withdrew, or the academy was at fault. */
export const refundCauses = ['buyer', 'withdrawal', 'academy'] as const;

export type RefundCause = (typeof refundCauses)[number];

export const invoiceKinds = ['invoice', 'creditNote'] as const;

export const invoiceSchema = z.object({
  id: invoiceIdSchema,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issuedAt: z.date(),
  total: moneySchema,
});

export type Invoice = z.infer<typeof invoiceSchema>;

/** The bank details for a transfer. */
export const transferSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** ISO 11649, e.g. `RF18539007547034`. */
  reference: z.string(),
  dueAt: z.date(),
  /** The EPC QR code, which banking apps read. */
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
});

export type Transfer = z.infer<typeof transferSchema>;

export const orderRowSchema = z.object({
  id: orderIdSchema,
  number: z.string(),
  state: z.enum(orderStates),
  method: z.enum(paymentMethods),
  placedAt: z.date(),
  paidAt: z.date().nullable(),
  titles: z.array(z.string()),
  total: moneySchema,
  refunded: moneySchema,
  /** Null if unknown, or if the order no longer waits for payment. */
  debit: z.enum(debitStates).nullable(),
});

export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderSchema = orderRowSchema.extend({
  lines: z.array(
    orderLineSchema.extend({
      slug: slugSchema.nullable(),
      /** When this item alone was refunded or withdrawn from; null if it wasn't. */
      returnedAt: z.date().nullable(),
    }),
  ),
  subtotal: moneySchema,
  discount: moneySchema,
  coupon: z.string().nullable(),
  net: moneySchema,
  vat: moneySchema,
  vatRate: vatRateSchema,
  vatTreatment: z.enum(vatTreatments),
  billing: billingSchema,
  invoices: z.array(invoiceSchema),
  /** Set while we wait for a bank transfer. */
  transfer: transferSchema.nullable(),
  /** Whether it can still be paid on Stripe's page. */
  canPay: z.boolean(),
  /** Until when a consumer can withdraw from part of it; null if not at all. */
  withdrawableUntil: z.date().nullable(),
});

export type Order = z.infer<typeof orderSchema>;

export const subscriptionStates = ['active', 'pastDue', 'ended'] as const;

export const subscriptionSchema = z.object({
  id: subscriptionIdSchema,
  state: z.enum(subscriptionStates),
  title: z.string(),
  itemId: itemIdSchema,
  price: moneySchema,
  interval: z.enum(['month', 'year']),
  startedAt: z.date(),
  /** The end of the paid period. */
  paidUntil: z.date(),
  /** True if cancelled: it ends with the paid period. */
  endsThen: z.boolean(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a withdrawal would refund, line by line. */
export const withdrawalOfferSchema = z.object({
  orderId: orderIdSchema,
  number: z.string(),
  /** For bank transfers the buyer has to enter an account for the refund. */
  method: z.enum(paymentMethods),
  until: z.date(),
  lines: z.array(
    z.object({
      itemId: itemIdSchema,
      title: z.string(),
      /** `used`: content was opened or downloaded after the declarations. */
      why: z.enum(['open', 'used']),
      refund: moneySchema,
    }),
  ),
});

export type WithdrawalOffer = z.infer<typeof withdrawalOfferSchema>;

export const locationEvidenceSchema = z.object({
  kind: z.enum(['billing', 'network', 'declaration', 'card', 'vatId']),
  country: countrySchema,
  at: z.date(),
});

export type LocationEvidence = z.infer<typeof locationEvidenceSchema>;

export const adminOrderRowSchema = orderRowSchema.extend({
  buyer: z.string(),
  email: z.string(),
  country: countrySchema,
  dispute: z.enum(disputeStates).nullable(),
  inquiry: z.enum(inquiryStates).nullable(),
  /** The received amount doesn't match the order, so an administrator has to check it. */
  isHeld: z.boolean(),
});

export type AdminOrderRow = z.infer<typeof adminOrderRowSchema>;

export const adminOrderSchema = orderSchema.extend({
  buyer: z.string(),
  email: z.string(),
  country: countrySchema,
  dispute: z.enum(disputeStates).nullable(),
  inquiry: z.enum(inquiryStates).nullable(),
  isHeld: z.boolean(),
  /** Null if the account was erased. */
  userId: z.string().nullable(),
  language: z.string(),
  ruleVersion: z.number().int(),
  locationProofs: z.array(locationEvidenceSchema),
  declarations: z.array(
    z.object({
      kind: z.enum(declarationKinds),
      version: z.number().int(),
      hash: z.string(),
      at: z.date(),
    }),
  ),
  /** The subscription it pays for; null if it pays for none. */
  subscription: z
    .object({
      id: subscriptionIdSchema,
      state: z.enum(subscriptionStates),
      paidUntil: z.date(),
      endsThen: z.boolean(),
    })
    .nullable(),
  /** The payment provider's id, for looking it up there. */
  paymentReference: z.string().nullable(),
  refunds: z.array(
    z.object({
      id: refundIdSchema,
      amount: moneySchema,
      state: z.enum(refundStates),
      reason: z.string(),
      requestedAt: z.date(),
      /** Where to pay it back by transfer; null once that is done, or if the buyer named none. */
      iban: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(orderEventKinds),
      at: z.date(),
      amount: moneySchema.nullable(),
      /** Null for the system or the payment provider. */
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
