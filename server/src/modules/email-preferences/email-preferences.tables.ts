import { digestFrequencies } from '@danube/contract/email-preferences/email-kinds.ts';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** What a member wants to get; without a row, the defaults. */
export const emailPreferences = pgTable('email_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  learningReminders: boolean('learning_reminders').notNull().default(true),
  communityDigest: text('community_digest', { enum: digestFrequencies }).notNull().default('off'),
  /** As the member's browser reported it; null if unknown. */
  timeZone: text('time_zone'),
  /** The last change by the member; null if only the time zone is known. */
  changedAt: timestamp('changed_at', { withTimezone: true }),
});
