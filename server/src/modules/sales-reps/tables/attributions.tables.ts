import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { codeSources } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../../checkout/tables/orders.tables.ts';
import { users } from '../../identity/identity.tables.ts';
import type { Candidate } from '../candidate.ts';
import { moment, rep } from './reps.tables.ts';

const receipt = {
  repId: rep().notNull(),
  code: text('code').notNull(),
  rule: text('rule', { enum: codeSources }).notNull(),
  ruleVersion: integer('rule_version').notNull(),
  candidates: jsonb('candidates').$type<Candidate[]>().notNull(),
  at: moment('at').notNull(),
};

/** Who invited an account: the first valid code submitted, permanently. */
export const repAttributions = pgTable(
  'rep_attributions',
  {
    id: uuid('id').primaryKey(),
    /** Cleared with the account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    ...receipt,
  },
  (table) => [
    uniqueIndex('rep_attributions_user').on(table.userId),
    index('rep_attributions_rep').on(table.repId, table.at),
  ],
);

/** Who earns commission on an order: the basis of its commission lines. */
export const orderAttributions = pgTable(
  'order_attributions',
  {
    orderId: uuid('order_id')
      .$type<OrderId>()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    ...receipt,
  },
  (table) => [index('order_attributions_rep').on(table.repId, table.at)],
);

/** When orders with a code were placed, to detect bursts. Without renewals, which are automatic. */
export const repOrders = pgTable(
  'rep_orders',
  {
    orderId: uuid('order_id')
      .$type<OrderId>()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'restrict' }),
    repId: rep().notNull(),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [index('rep_orders_placed').on(table.repId, table.placedAt)],
);
