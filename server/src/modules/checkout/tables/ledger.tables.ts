import type { Country } from '@danube/contract/checkout/countries.ts';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, money } from './columns.tables.ts';
import { order } from './orders.tables.ts';

/** The last five are commission accounts: the cost, and the amounts by state. */
export const ledgerAccounts = [
  ...(['receivable', 'stripe', 'bank', 'revenue', 'vat', 'disputed'] as const),
  ...(['commission', 'repPending', 'repHeld', 'repPayable', 'repPaid'] as const),
] as const;

/** Double entry: the rows of one posting sum to 0. Rows are added, never changed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The posting's unique name: `paid:<order>`, `refund:<refund>`. */
    posting: text('posting').notNull(),
    orderId: order().notNull(),
    account: text('account', {
      enum: ledgerAccounts,
    }).notNull(),
    /** For VAT: the country it is owed to. */
    country: text('country').$type<Country>(),
    /** Cents; debits are positive. */
    amount: money('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.posting, table.account),
    index('ledger_entries_order').on(table.orderId),
  ],
);
