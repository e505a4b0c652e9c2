import { itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import {
  type Billing,
  type DeclarationKind,
  paymentMethods,
  vatTreatments,
} from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import {
  debitStates,
  disputeStates,
  inquiryStates,
  type LocationEvidence,
  type OrderId,
  orderEventKinds,
  orderStates,
  type SubscriptionId,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { item, moment, money } from './columns.tables.ts';
import { coupons } from './coupons.tables.ts';
import { subscriptions } from './subscriptions.tables.ts';

/** An accepted declaration: which text, and when. */
export type StoredDeclaration = {
  kind: DeclarationKind;
  text: string;
  version: number;
  hash: string;
  at: string;
};

export type StoredLocationEvidence = Omit<LocationEvidence, 'at'> & { at: string };

/** Numbers that people can read out on the phone; gaps are fine. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 });

/** An order. It outlives the account: the law requires keeping it for ten years. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').$type<OrderId>().primaryKey(),
    number: integer('number').notNull().default(sql`nextval('order_numbers')`),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: orderStates }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** Idempotency key. Null for renewals. */
    key: uuid('key'),
    /** Hash of the input under the key. */
    keyHash: text('key_hash'),
    /** The cart version it was created from. Null for renewals. */
    cartVersion: integer('cart_version'),
    language: text('language').$type<LanguageCode>().notNull(),
    email: text('email').notNull(),
    billing: jsonb('billing').$type<Billing>().notNull(),
    country: text('country').$type<Country>().notNull(),
    ruleVersion: integer('rule_version').notNull(),
    vatRate: integer('vat_rate').notNull(),
    vatTreatment: text('vat_treatment', { enum: vatTreatments }).notNull(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull(),
    total: money('total').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    /** Total of requested refunds, whether or not they have arrived. */
    refunded: money('refunded').notNull().default(sql`0`),
    coupon: text('coupon').references(() => coupons.code),
    declarations: jsonb('declarations').$type<StoredDeclaration[]>().notNull(),
    locationProofs: jsonb('location_proofs').$type<StoredLocationEvidence[]>().notNull(),
    dispute: text('dispute', { enum: disputeStates }),
    /** Null without one, and once it is closed or has become a dispute. */
    inquiry: text('inquiry', { enum: inquiryStates }),
    /** The state of a delayed payment. */
    debit: text('debit', { enum: debitStates }),
    heldBecause: text('held_because'),
    placedAt: moment('placed_at').notNull(),
    /** When an unpaid order is cancelled. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
    /** Stripe's ids. */
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    /**
     * When the session ends, if that is before the order expires: the buyer can then open another.
     */
    sessionExpiresAt: moment('session_expires_at'),
    paymentIntentId: text('payment_intent_id'),
    stripeInvoiceId: text('stripe_invoice_id'),
    /** Detects whether a representative paid for an order; deleted when it is no longer needed. */
    cardDigest: text('card_digest'),
    subscriptionId: uuid('subscription_id')
      .$type<SubscriptionId>()
      .references(() => subscriptions.id),
  },
  (table) => [
    check('orders_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    check('orders_amounts', sql`${table.total} >= 0 and ${table.net} >= 0 and ${table.vat} >= 0`),
    check('orders_refunded', sql`${table.refunded} between 0 and ${table.total}`),
    uniqueIndex('orders_number').on(table.number),
    uniqueIndex('orders_key').on(table.userId, table.key),
    // A cart version is ordered once; cancelled orders don't count.
    uniqueIndex('orders_cart')
      .on(table.userId, table.cartVersion)
      .where(sql`${table.state} <> 'cancelled'`),
    uniqueIndex('orders_session').on(table.sessionId),
    uniqueIndex('orders_payment_intent').on(table.paymentIntentId),
    uniqueIndex('orders_stripe_invoice').on(table.stripeInvoiceId),
    index('orders_buyer').on(table.userId, table.placedAt, table.id),
    index('orders_newest').on(table.placedAt, table.id),
    index('orders_largest').on(table.total, table.id),
    index('orders_paid').on(table.paidAt, table.id).where(sql`${table.paidAt} is not null`),
    index('orders_waiting').on(table.placedAt, table.id).where(sql`${table.state} = 'pending'`),
    index('orders_email').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('orders_coupon').on(table.coupon).where(sql`${table.coupon} is not null`),
    index('orders_subscription').on(table.subscriptionId),
  ],
);

/** The order that a row belongs to; an order with such rows can't be deleted. */
export const order = () =>
  uuid('order_id')
    .$type<OrderId>()
    .references(() => orders.id, { onDelete: 'restrict' });

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: order().notNull(),
    position: integer('position').notNull(),
    itemId: item().notNull(),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    /** As the buyer saw it. */
    title: text('title').notNull(),
    interval: text('interval', { enum: ['month', 'year'] }),
    price: money('price').notNull(),
    /** The credit for parts of a bundle that the buyer owned; the list price includes it. */
    credit: money('credit').notNull().default(sql`0`),
    discount: money('discount').notNull(),
    total: money('total').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When this item was refunded individually. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    check('order_lines_total', sql`${table.price} - ${table.discount} >= ${table.total}`),
    index('order_lines_item').on(table.itemId),
  ],
);

/** The history of an order, in chronological order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: order().notNull(),
    kind: text('kind', { enum: orderEventKinds }).notNull(),
    at: moment('at').notNull(),
    amount: money('amount'),
    by: text('by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);
