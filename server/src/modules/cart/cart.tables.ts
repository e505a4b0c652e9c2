import { type CartItemId, itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' });

/** One row for each person who has had a cart; the version increases with every change. */
export const carts = pgTable('carts', {
  userId: owner().primaryKey(),
  version: integer('version').notNull(),
});

export const shoppingCart = pgTable(
  'shopping_cart',
  {
    id: uuid('id').$type<CartItemId>().primaryKey(),
    userId: owner().notNull(),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    /** The price when the item was added; the current one always comes from the catalogue. */
    price: integer('price').$type<Money>().notNull(),
    quantity: integer('quantity').notNull().default(1),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('shopping_cart_price', sql`${table.price} >= 0`),
    // Items are personal, so buying one twice would be a mistake.
    check('shopping_cart_quantity', sql`${table.quantity} = 1`),
    uniqueIndex('shopping_cart_item').on(table.userId, table.itemType, table.itemId),
    index('shopping_cart_of_item').on(table.itemId),
  ],
);
