import type { OrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import type { Db } from '../../../platform/database.ts';
import { toOrderRow } from './order.mapper.ts';
import { findOwnOrders, findTitles, readCursor, writeCursor } from './read-orders.repository.ts';

const listName = 'mine';

/** Newest first. */
export async function listOwnOrders(
  { db }: { db: Db },
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ orders: OrderRow[]; nextCursor: string | null }> {
  const after = await readCursor(db, listName, cursor);
  // One extra row shows whether there is another page.
  const found = await findOwnOrders(db, userId, { limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const titles = await findTitles(
    db,
    shown.map(({ id }) => id),
  );
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map((order) => toOrderRow(order, titles.get(order.id) ?? [])),
    nextCursor: last ? writeCursor(listName, last.id) : null,
  };
}
