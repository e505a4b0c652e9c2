import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sent messages, so that a job that runs twice sends only once. */
export const sentMails = pgTable(
  'sent_mails',
  {
    messageKey: text('message_key').primaryKey(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sent_mails_sent_at_idx').on(table.sentAt)],
);
