import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StripeSubject } from '../stripe-subject.types.ts';
import { moment } from './columns.tables.ts';
import { order } from './orders.tables.ts';

/** Orders whose session may still accept a payment: it isn't known to be expired or paid. */
export const openSessions = pgTable(
  'open_sessions',
  {
    orderId: order().primaryKey(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [index('open_sessions_age').on(table.openedAt, table.orderId)],
);

/** Stripe's events, reduced to their subject; a job then fetches the current state. */
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
