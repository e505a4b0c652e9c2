import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/identity.tables.ts';
import { moment, money } from './columns.tables.ts';

export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    value: jsonb('value').$type<CouponValue>().notNull(),
    note: text('note').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    limit: integer('limit'),
    limitPerPerson: integer('limit_per_person'),
    minimum: money('minimum'),
    items: uuid('items').array().$type<ItemId[]>().notNull(),
    owner: text('owner'),
    isActive: boolean('is_active').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('coupons_newest').on(table.createdAt, table.code)],
);
