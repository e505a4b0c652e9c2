import { sql } from 'drizzle-orm';
import { bigint, customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Updates for open tabs, kept for an hour so that a tab can catch up after a disconnect. Ordered by
 * transaction, because sequence numbers aren't assigned in commit order.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    transactionId: transactionId('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    audience: text('audience').notNull(),
    message: jsonb('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('live_events_order').on(table.transactionId, table.id),
    index('live_events_age').on(table.createdAt),
  ],
);
