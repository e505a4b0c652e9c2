import { randomUUID } from 'node:crypto';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { noGrantMails } from '../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import { insertOffer, offers } from '../../testing/offered-items.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { createEntitlements } from '../entitlements/entitlements.module.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createCart } from './cart.module.ts';

export const monday = '2026-11-16T10:20:00Z';

/** Carts with the test's own database, and a catalogue it fills. */
export async function openCartStage() {
  const database = await testDatabase();
  const { db, pool, ownerUrl } = database;
  const platform = testPlatform(db, monday);
  const { api } = createEntitlements({
    ...platform,
    ...noGrantMails,
    subscriptions: noSubscriptions,
    catalogue: offers,
    findNames: async () => new Map(),
  });
  const cart = createCart({
    ...platform,
    catalogue: offers,
    entitlements: api,
    subscriptions: noSubscriptions,
  });
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
  }
  return {
    db,
    pool,
    platform,
    cart,
    as: (caller: Caller) =>
      createRouterClient(cart.routers.cart, { context: contextOf(callers[caller]) }),
    aCourse: (offer: { slug?: string; price?: number; title?: string } = {}) =>
      insertOffer(db, { kind: 'course', price: 14_900, title: 'Reading the DAX', ...offer }),
    /** Owner, item and price, in the order they were added. */
    async rows() {
      const columns = 'user_id, item_type, item_id, price, quantity, added_at';
      const found = await pool.query(`select ${columns} from shopping_cart order by added_at, id`);
      return found.rows;
    },
    async news() {
      const found = await pool.query('select audience, message from live_events order by id');
      return found.rows;
    },
    async reset() {
      platform.clock.set(monday);
      await emptyTables(ownerUrl, ['carts', 'shopping_cart', 'entitlements', 'live_events']);
    },
    close: () => database.close(),
  };
}

/** The id of an item that doesn't exist. */
export function createItemId() {
  return itemIdSchema.parse(randomUUID());
}
