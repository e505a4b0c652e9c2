import {
  type SubscriptionId,
  subscriptionStates,
} from '@danube/contract/checkout/orders.schemas.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { item, moment, money } from './columns.tables.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').$type<SubscriptionId>().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    itemId: item().notNull(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    /** Price of each payment, including VAT. */
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
