import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

/** The published source of a figure. The figures themselves are in the register. */
export const claimSources = pgTable(
  'claim_sources',
  {
    claimId: text('claim_id').$type<ClaimId>().primaryKey(),
    text: text('text').notNull(),
    /** The language of the text. */
    language: text('language').$type<LanguageCode>().notNull(),
    url: text('url'),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Null if that account was erased, and for samples. */
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('claim_sources_text', sql`char_length(${table.text}) between 1 and 1000`),
    check('claim_sources_url', sql`${table.url} like 'https://%'`),
  ],
);

/** The figures whose computed value replaces the register's. */
export const shownComputedClaims = pgTable('shown_computed_claims', {
  claimId: text('claim_id').$type<ClaimId>().primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});

/** The last computed value of each figure that a module can count. */
export const computedClaims = pgTable('computed_claims', {
  claimId: text('claim_id').$type<ClaimId>().primaryKey(),
  /** In the register's unit; null if there was nothing to count. */
  value: doublePrecision('value'),
  /** The academy's calendar day on which it was counted. */
  asOf: date('as_of', { mode: 'string' }).notNull(),
});
