import { itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import {
  type CommissionId,
  commissionCauses,
  commissionStates,
  type HoldReason,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { money } from '../../checkout/tables/columns.tables.ts';
import { orders } from '../../checkout/tables/orders.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import { payouts } from './payouts.tables.ts';
import { moment, rep } from './reps.tables.ts';

/** A representative's earnings and reversals. Rows are added, never changed. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    id: uuid('id').$type<CommissionId>().primaryKey(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    repId: rep().notNull(),
    orderId: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The order line's position. */
    position: integer('position').notNull(),
    cause: text('cause', { enum: commissionCauses }).notNull(),
    /** Its unique source: `sale:<order>:<position>`, `refund:<refund>:<position>`. */
    source: text('source').notNull(),
    reverses: uuid('reverses')
      .$type<CommissionId>()
      .references((): AnyPgColumn => commissionLines.id, { onDelete: 'restrict' }),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    title: text('title').notNull(),
    country: text('country').$type<Country>().notNull(),
    price: money('price').notNull(),
    discount: money('discount').notNull(),
    total: money('total').notNull(),
    vat: money('vat').notNull(),
    net: money('net').notNull(),
    /** Basis points, as agreed when the order was placed. */
    rate: integer('rate').notNull(),
    amount: money('amount').notNull(),
    at: moment('at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Who decided, for lines that are decisions. */
    by: text('by'),
  },
  (table) => [
    check('commission_lines_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    uniqueIndex('commission_lines_once').on(table.source),
    uniqueIndex('commission_lines_number').on(table.number),
    index('commission_lines_rep').on(table.repId, table.number),
    index('commission_lines_order').on(table.orderId),
    index('commission_lines_reverses').on(table.reverses),
  ],
);

/** A line's current state; the ledger has its history. */
export const commissionStands = pgTable(
  'commission_stands',
  {
    lineId: uuid('line_id')
      .$type<CommissionId>()
      .primaryKey()
      .references(() => commissionLines.id, { onDelete: 'restrict' }),
    repId: rep().notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    state: text('state', { enum: commissionStates }).notNull(),
    dueAt: moment('due_at').notNull(),
    amount: money('amount').notNull(),
    /** The payout it is frozen for or was paid by. */
    payoutId: uuid('payout_id').references(() => payouts.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index('commission_stands_rep').on(table.repId, table.state, table.number),
    index('commission_stands_due').on(table.dueAt).where(sql`${table.state} = 'pending'`),
    index('commission_stands_payout').on(table.payoutId, table.repId),
    index('commission_stands_held').on(table.number).where(sql`${table.state} = 'held'`),
  ],
);

/** The sums of a representative's lines by state, updated with them. */
export const repBalances = pgTable('rep_balances', {
  repId: rep().primaryKey(),
  pending: bigint('pending', { mode: 'number' }).notNull().default(0),
  held: bigint('held', { mode: 'number' }).notNull().default(0),
  payable: bigint('payable', { mode: 'number' }).notNull().default(0),
  paid: bigint('paid', { mode: 'number' }).notNull().default(0),
});

/** Why a line is held, and the decision about it. */
export const commissionHolds = pgTable('commission_holds', {
  lineId: uuid('line_id')
    .$type<CommissionId>()
    .primaryKey()
    .references(() => commissionLines.id, { onDelete: 'restrict' }),
  reasons: text('reasons').array().$type<HoldReason[]>().notNull(),
  heldAt: moment('held_at').notNull(),
  decision: text('decision', { enum: ['released', 'refused'] }),
  decidedAt: moment('decided_at'),
  decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  note: text('note'),
});
