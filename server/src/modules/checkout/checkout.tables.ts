import { itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type Billing,
  type DeclarationKind,
  paymentMethods,
  vatTreatments,
} from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import {
  debitStates,
  disputeStates,
  type InvoiceId,
  invoiceKinds,
  type LocationProof,
  type OrderId,
  orderEventKinds,
  orderStates,
  type RefundId,
  refundStates,
  type SubscriptionId,
  subscriptionStates,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';
import type { StripeSubject } from './payments/stripe-subject.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => integer(name).$type<Money>();
const item = () =>
  uuid('item_id')
    .$type<ItemId>()
    .references(() => catalogueItems.id, { onDelete: 'restrict' });
const order = () =>
  uuid('order_id')
    .$type<OrderId>()
    .references(() => orders.id, { onDelete: 'restrict' });
const interval = () => text('interval', { enum: ['month', 'year'] });

/** A declaration that was ticked: which text, and when. */
export type StoredDeclaration = {
  kind: DeclarationKind;
  text: string;
  version: number;
  hash: string;
  at: string;
};

export type StoredProof = Omit<LocationProof, 'at'> & { at: string };

/** Never changed: a later row follows, and each order keeps the version it was made under. */
export const countryRules = pgTable(
  'country_rules',
  {
    country: text('country').$type<Country>().notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from').notNull(),
    vatRate: integer('vat_rate').notNull(),
    isSaleAllowed: boolean('is_sale_allowed').notNull(),
    riskNote: text('risk_note').notNull(),
    waiverNote: text('waiver_note').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.version] }),
    check('country_rules_rate', sql`${table.vatRate} between 0 and 10000`),
  ],
);

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    value: jsonb('value').$type<CouponValue>().notNull(),
    note: text('note').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    limit: integer('limit'),
    limitPerPerson: integer('limit_per_person'),
    minimum: money('minimum'),
    items: uuid('items').array().$type<ItemId[]>().notNull(),
    owner: text('owner'),
    isActive: boolean('is_active').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('coupons_newest').on(table.createdAt, table.code)],
);

/** Numbers people read out on the telephone; gaps do not matter here. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 });

/** What somebody asked to buy. It outlives the account: the law keeps it for ten years. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').$type<OrderId>().primaryKey(),
    number: integer('number').notNull().default(sql`nextval('order_numbers')`),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: orderStates }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    /** The wish to order: the same key again is the same order. Null for renewals. */
    key: uuid('key'),
    /** Of what was asked under the key. */
    keyHash: text('key_hash'),
    /** The cart it was made of. Null for renewals. */
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
    /** Asked back, whether it has arrived or not. */
    refunded: money('refunded').notNull().default(sql`0`),
    coupon: text('coupon').references(() => coupons.code),
    declarations: jsonb('declarations').$type<StoredDeclaration[]>().notNull(),
    locationProofs: jsonb('location_proofs').$type<StoredProof[]>().notNull(),
    dispute: text('dispute', { enum: disputeStates }),
    /** What the bank says of a payment that takes days. */
    debit: text('debit', { enum: debitStates }),
    heldBecause: text('held_because'),
    placedAt: moment('placed_at').notNull(),
    /** When an unpaid order is given up. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
    /** Stripe's names for it. */
    sessionId: text('session_id'),
    sessionUrl: text('session_url'),
    paymentIntentId: text('payment_intent_id'),
    stripeInvoiceId: text('stripe_invoice_id'),
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
    // One cart is ordered once; what was given up makes way.
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

/** Orders whose session isn't known to be expired or paid: Stripe may still take money for them. */
export const openSessions = pgTable(
  'open_sessions',
  {
    orderId: order().primaryKey(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('open_sessions_age').on(table.openedAt, table.orderId)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: order().notNull(),
    position: integer('position').notNull(),
    itemId: item().notNull(),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    /** As the buyer saw it. */
    title: text('title').notNull(),
    interval: interval(),
    price: money('price').notNull(),
    /** Not asked for parts of a bundle that the buyer owned; the catalogue's price is both. */
    credit: money('credit').notNull().default(sql`0`),
    discount: money('discount').notNull(),
    total: money('total').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When the academy refunded this item by itself. */
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    check('order_lines_total', sql`${table.price} - ${table.discount} >= ${table.total}`),
    index('order_lines_item').on(table.itemId),
  ],
);

/** What happened to an order, in the order it happened. */
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

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').$type<RefundId>().primaryKey(),
    orderId: order().notNull(),
    /** The wish to refund; null where it began at Stripe. */
    key: uuid('key'),
    amount: money('amount').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    reason: text('reason').notNull(),
    /** Where a transfer is paid back to; sealed. */
    iban: text('iban'),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment('done_at'),
    /** By transfer, because it came so or Stripe could not send it. */
    paidByHand: boolean('paid_by_hand').notNull().default(false),
    stripeRefundId: text('stripe_refund_id'),
  },
  (table) => [
    check('refunds_amount', sql`${table.amount} > 0`),
    uniqueIndex('refunds_key').on(table.orderId, table.key),
    uniqueIndex('refunds_stripe').on(table.stripeRefundId),
    index('refunds_order').on(table.orderId, table.requestedAt),
    index('refunds_open').on(table.requestedAt).where(sql`${table.state} <> 'done'`),
  ],
);

/** What Stripe told us, cut down to what it is about; a job looks at Stripe afterwards. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subject: jsonb('payload').$type<StripeSubject>().notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    index('stripe_events_waiting').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('stripe_events_age').on(table.receivedAt),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').$type<SubscriptionId>().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    itemId: item().notNull(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    /** Of every payment, with VAT. */
    price: money('price').notNull(),
    interval: text('interval', { enum: ['month', 'year'] }).notNull(),
    startedAt: moment('started_at').notNull(),
    paidUntil: moment('paid_until').notNull(),
    cancelledAt: moment('cancelled_at'),
    stripeSubscriptionId: text('stripe_subscription_id').notNull(),
    stripeCustomerId: text('stripe_customer_id').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_stripe').on(table.stripeSubscriptionId),
    index('subscriptions_owner').on(table.userId),
    index('subscriptions_running').on(table.paidUntil).where(sql`${table.state} <> 'ended'`),
  ],
);

/** The last number given in each year's series; locked while one is given, so none is missing. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').$type<InvoiceId>().primaryKey(),
    orderId: order().notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: integer('year').notNull(),
    serial: integer('serial').notNull(),
    number: text('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    country: text('country').$type<Country>().notNull(),
    vatRate: integer('vat_rate').notNull(),
    vatTreatment: text('vat_treatment', { enum: vatTreatments }).notNull(),
    /** Negative in credit notes. */
    total: money('total').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    /** All that the printed page says, so that it can be printed again as it was. */
    document: jsonb('document').$type<InvoicePdf>().notNull(),
  },
  (table) => [
    check('invoices_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    uniqueIndex('invoices_number').on(table.kind, table.year, table.serial),
    index('invoices_order').on(table.orderId, table.issuedAt),
    index('invoices_issued').on(table.issuedAt),
  ],
);

/** Double entry: the rows of one posting sum to 0. Rows are added, never changed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What belongs together, and happened once: `paid:<order>`, `refund:<refund>`. */
    posting: text('posting').notNull(),
    orderId: order().notNull(),
    account: text('account', {
      enum: ['receivable', 'stripe', 'bank', 'revenue', 'vat', 'disputed'],
    }).notNull(),
    /** Of VAT: to whom it is owed. */
    country: text('country').$type<Country>(),
    /** Cents; debits are positive. */
    amount: money('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.posting, table.account),
    index('ledger_entries_order').on(table.orderId),
  ],
);
