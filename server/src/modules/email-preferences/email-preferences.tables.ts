import { digestFrequencies } from '@danube/contract/email-preferences/email-kinds.ts';
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a member wants to get; without a row, the defaults. */
export const emailPreferences = pgTable('email_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  learningReminders: boolean('learning_reminders').notNull().default(true),
  communityDigest: text('community_digest', { enum: digestFrequencies }).notNull().default('off'),
  /** As the member's browser reported it; null if unknown. */
  timeZone: text('time_zone'),
  /**
   * When the member last chose; null if they never did, or before choices had their own timestamps.
   */
  learningRemindersChangedAt: moment('learning_reminders_changed_at'),
  communityDigestChangedAt: moment('community_digest_changed_at'),
  /** The last change of any preference; older choices have no other timestamp. */
  changedAt: moment('changed_at'),
});
