import type { LanguageCode } from '@danube/contract/locale.ts';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Newsletter subscribers. Unconfirmed ones are deleted after a week. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    language: text('language').$type<LanguageCode>().notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'left'] }).notNull(),
    /** SHA-256 of the token in the confirmation email; null once it was used. */
    confirmationDigest: text('confirmation_digest').unique(),
    /** SHA-256 of the token in every letter. */
    departureDigest: text('departure_digest').notNull().unique(),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    leftAt: moment('left_at'),
  },
  (table) => [index('newsletter_subscribers_state').on(table.state, table.requestedAt)],
);
