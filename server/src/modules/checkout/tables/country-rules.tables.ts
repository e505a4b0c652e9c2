import type { Country } from '@danube/contract/checkout/countries.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { moment } from './columns.tables.ts';

/** Never updated: a later row supersedes it, and each order stores its version. */
export const countryRules = pgTable(
  'country_rules',
  {
    country: text('country').$type<Country>().notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from').notNull(),
    vatRate: integer('vat_rate').notNull(),
    isSaleAllowed: boolean('is_sale_allowed').notNull(),
    riskNote: text('risk_note').notNull(),
    waiverNote: text('waiver_note').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.version] }),
    check('country_rules_rate', sql`${table.vatRate} between 0 and 10000`),
  ],
);
