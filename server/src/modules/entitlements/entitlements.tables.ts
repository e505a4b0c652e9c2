import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { EntitlementId } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person's right to use an item. Free items need no row. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').$type<EntitlementId>().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .$type<ItemId>()
      .notNull()
      .references(() => catalogueItems.id, { onDelete: 'restrict' }),
    source: text('source', { enum: ['grant', 'purchase', 'subscription'] }).notNull(),
    grantedAt: moment('granted_at').notNull(),
    expiresAt: moment('expires_at'),
    /** Access outlasts `expiresAt` until then, while a renewal's payment is expected. */
    graceUntil: moment('grace_until'),
    revokedAt: moment('revoked_at'),
    grantedBy: text('granted_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    /** The order that granted it. Not a foreign key: orders are in a higher layer. */
    orderId: uuid('order_id').$type<OrderId>(),
    /** When the person first opened or downloaded something in it. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('entitlements_owner').on(table.userId, table.itemId),
    index('entitlements_item').on(table.itemId),
    // For reminders, which check every hour who has never opened what they got.
    index('entitlements_unused')
      .on(table.grantedAt)
      .where(sql`${table.usedAt} is null and ${table.revokedAt} is null`),
    uniqueIndex('entitlements_one_purchase').on(table.orderId, table.itemId),
    uniqueIndex('entitlements_one_grant')
      .on(table.userId, table.itemId)
      .where(sql`${table.source} = 'grant' and ${table.revokedAt} is null`),
  ],
);
