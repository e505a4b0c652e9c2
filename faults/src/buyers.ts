import { createHash, createHmac, randomBytes } from 'node:crypto';
import { authSecret } from '@danube/e2e/product.ts';
import { addMembers } from './members.ts';
import type { Stage } from './stage.ts';

/** A signed-in member. */
export type Buyer = { readonly id: string; readonly cookie: string };

/** An item that can be bought. */
export type ShopItem = { readonly id: string; readonly price: number };

type Database = Pick<Stage, 'query'>;

/** Inserts members and sessions with SQL: signing in thousands would measure password hashing. */
export async function addBuyers(
  database: Database,
  options: { name: string; count: number },
): Promise<Buyer[]> {
  const members = await addMembers(database, { ...options, hasPassword: false });
  const sessions = members.map(({ id }) => ({ id, token: randomBytes(24).toString('base64url') }));
  await database.query(
    `insert into sessions (id, token, user_id, expires_at)
     select 'session-' || id, token, id, now() + interval '1 day'
     from unnest($1::text[], $2::text[]) as given (id, token)`,
    [sessions.map(({ id }) => id), sessions.map(({ token }) => storedToken(token))],
  );
  return sessions.map(({ id, token }) => ({ id, cookie: sessionCookie(token) }));
}

/** Paid courses from the seed. */
export function findShopItems(database: Database): Promise<ShopItem[]> {
  return database.query<ShopItem>(
    `select id, price from catalogue_items
     where kind = 'course' and is_public and price > 0 order by position, id`,
  );
}

/** Puts the same course into each cart as the first item, added when it cost one euro. */
export async function fillCarts(
  database: Database,
  buyers: readonly Buyer[],
  shopItems: readonly ShopItem[],
): Promise<void> {
  const ids = buyers.map(({ id }) => id);
  const items = buyers.map(() => shopItems[0]?.id);
  await database.query(
    `with versions as (
       insert into carts (user_id, version) select id, ${filledVersion} from unnest($1::text[]) as id
     )
     insert into shopping_cart (id, user_id, item_type, item_id, price, added_at)
     select gen_random_uuid(), id, 'course', item, 100, now()
     from unnest($1::text[], $2::uuid[]) as given (id, item)`,
    [ids, items],
  );
}

/** A cart's version after `fillCarts`. */
export const filledVersion = 1;

/** The tables store token hashes. */
function storedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Signed as the auth library does it. */
function sessionCookie(token: string): string {
  const signature = createHmac('sha256', authSecret).update(token).digest('base64');
  return `session=${encodeURIComponent(`${token}.${signature}`)}`;
}
