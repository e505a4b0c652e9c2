import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  type RefundId,
  refundCauses,
  refundStates,
} from '@danube/contract/checkout/orders.schemas.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { moment, money } from './columns.tables.ts';
import { order } from './orders.tables.ts';

export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').$type<RefundId>().primaryKey(),
    orderId: order().notNull(),
    /** Idempotency key; null if it was created at Stripe. */
    key: uuid('key'),
    amount: money('amount').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    reason: text('reason').notNull(),
    cause: text('cause', { enum: refundCauses }).notNull().default('buyer'),
    /** The refunded items; empty for the order as a whole. */
    items: uuid('items').array().$type<ItemId[]>().notNull().default([]),
    /** The account for a refund by transfer; sealed. */
    iban: text('iban'),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment('done_at'),
    /** By bank transfer, because the payment was one or Stripe couldn't refund it. */
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
