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
 * `pending` waits for money; `paid` has it, in part refunded or not; `refunded` gave all of it
 * back; `cancelled` never had it.
 */
export const orderStates = ['pending', 'paid', 'refunded', 'cancelled'] as const;

export type OrderState = (typeof orderStates)[number];

/**
 * Of an unpaid order whose payment takes days, such as a SEPA debit: `processing` waits for the
 * bank, and there is nothing to pay meanwhile; after `failed` it can be paid again.
 */
export const debitStates = ['processing', 'failed'] as const;

export const disputeStates = ['open', 'won', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

/** What happened to an order, in words of the screens. */
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
  'disputeOpened',
  'disputeWon',
  'disputeLost',
  'receiptSent',
] as const;

export type OrderEventKind = (typeof orderEventKinds)[number];

export const refundStates = ['requested', 'done', 'failed'] as const;

/** Why money goes back: the buyer's request, the right to withdraw, or the academy's fault. */
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

/** Where and how a transfer is to be paid. */
export const transferSchema = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** ISO 11649, e.g. `RF18539007547034`. */
  reference: z.string(),
  dueAt: z.date(),
  /** The code of the European Payments Council, which banking applications read. */
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
  /** Null if unknown, and for orders that no longer wait for payment. */
  debit: z.enum(debitStates).nullable(),
});

export type OrderRow = z.infer<typeof orderRowSchema>;

export const orderSchema = orderRowSchema.extend({
  lines: z.array(
    orderLineSchema.extend({
      slug: slugSchema.nullable(),
      /** When it was refunded or withdrawn from on its own; null if it was not. */
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
  /** While a transfer is waited for. */
  transfer: transferSchema.nullable(),
  /** Whether it can still be paid on Stripe's page. */
  canPay: z.boolean(),
  /** Until when a consumer can withdraw from something in it; null if from nothing. */
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
  /** What is paid for reaches until then. */
  paidUntil: z.date(),
  /** True once it was cancelled: it ends with what is paid for. */
  endsThen: z.boolean(),
});

export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a withdrawal would give back of an order, line by line. */
export const withdrawalOfferSchema = z.object({
  orderId: orderIdSchema,
  number: z.string(),
  /** What came by transfer goes back to an account that the buyer names. */
  method: z.enum(paymentMethods),
  until: z.date(),
  lines: z.array(
    z.object({
      itemId: itemIdSchema,
      title: z.string(),
      /** `used`: content was opened or fetched after the declarations. */
      why: z.enum(['open', 'used']),
      refund: moneySchema,
    }),
  ),
});

export type WithdrawalOffer = z.infer<typeof withdrawalOfferSchema>;

export const locationProofSchema = z.object({
  kind: z.enum(['billing', 'network', 'declaration', 'card', 'vatId']),
  country: countrySchema,
  at: z.date(),
});

export type LocationProof = z.infer<typeof locationProofSchema>;

export const adminOrderRowSchema = orderRowSchema.extend({
  buyer: z.string(),
  email: z.string(),
  country: countrySchema,
  dispute: z.enum(disputeStates).nullable(),
  /** Money that does not match the order waits for an administrator. */
  isHeld: z.boolean(),
});

export type AdminOrderRow = z.infer<typeof adminOrderRowSchema>;

export const adminOrderSchema = orderSchema.extend({
  buyer: z.string(),
  email: z.string(),
  country: countrySchema,
  dispute: z.enum(disputeStates).nullable(),
  isHeld: z.boolean(),
  /** Null if the account was erased. */
  userId: z.string().nullable(),
  language: z.string(),
  ruleVersion: z.number().int(),
  locationProofs: z.array(locationProofSchema),
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
  /** At the payment provider: to look it up there. */
  paymentReference: z.string().nullable(),
  refunds: z.array(
    z.object({
      id: refundIdSchema,
      amount: moneySchema,
      state: z.enum(refundStates),
      reason: z.string(),
      requestedAt: z.date(),
    }),
  ),
  events: z.array(
    z.object({
      kind: z.enum(orderEventKinds),
      at: z.date(),
      amount: moneySchema.nullable(),
      /** Who did it; null if it was the system or the payment provider. */
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
