import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A file with a person's data, created on request. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    /** The owner who requested it for the person; null if they did it themselves. */
    requestedBy: text('requested_by'),
    state: text('state', { enum: ['preparing', 'ready', 'failed'] }).notNull(),
    availableUntil: moment('available_until'),
  },
  (table) => [
    check('data_exports_state', sql`${table.state} in ('preparing', 'ready', 'failed')`),
    index('data_exports_latest').on(table.userId, table.requestedAt),
    index('data_exports_expiry').on(table.availableUntil),
  ],
);
