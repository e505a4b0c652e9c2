import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** Staff who chose to get Today by email every week; without a row, they don't get it. */
export const weeklyReports = pgTable('weekly_reports', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  /** The Monday of the last week that was sent. */
  sentWeek: date('sent_week'),
});
