import { type PayoutId, payoutItemStates } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { payoutStates } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { money } from '../../checkout/tables/columns.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { moment, rep } from './reps.tables.ts';

export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').$type<PayoutId>().primaryKey(),
    /** `2026-11` */
    period: text('period').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    total: money('total').notNull(),
    count: integer('count').notNull(),
    draftedAt: moment('drafted_at').notNull(),
    draftedBy: text('drafted_by').references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: moment('confirmed_at'),
    confirmedBy: text('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at'),
    /** The bank file; sealed, because it contains account numbers. */
    file: text('file'),
    fileHash: text('file_hash'),
  },
  (table) => [
    // Only one draft at a time, so that no line is in two of them.
    uniqueIndex('payouts_draft').on(table.state).where(sql`${table.state} = 'draft'`),
    index('payouts_newest').on(table.draftedAt),
  ],
);

export const payoutItems = pgTable(
  'payout_items',
  {
    payoutId: uuid('payout_id')
      .$type<PayoutId>()
      .notNull()
      .references(() => payouts.id, { onDelete: 'restrict' }),
    repId: rep().notNull(),
    amount: money('amount').notNull(),
    lines: integer('lines').notNull(),
    /** As of the draft. */
    holderName: text('holder_name').notNull(),
    iban: text('iban').notNull(),
    ibanEnd: text('iban_end').notNull(),
    state: text('state', { enum: payoutItemStates }).notNull(),
    settledAt: moment('settled_at'),
    returnedBecause: text('returned_because'),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.repId] }),
    check('payout_items_amount', sql`${table.amount} > 0`),
    index('payout_items_rep').on(table.repId),
  ],
);
