import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Tx } from '../../platform/database.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { findCartRows } from './cart.repository.ts';

/** A member's cart for the data export, with item names. */
export async function exportCart(
  { catalogue }: Pick<CartDependencies, 'catalogue'>,
  tx: Tx,
  userId: string,
) {
  const rows = await findCartRows(tx, userId);
  const ids = [...new Set(rows.map(({ itemId }) => itemId))];
  const names = await catalogue.nameItems(tx, ids, defaultLanguage);
  const titleOf = new Map(names.map(({ id, title }) => [id, title]));
  return rows.map(({ itemType, itemId, price, quantity, addedAt }) => {
    return { title: titleOf.get(itemId) ?? null, itemType, price, quantity, addedAt };
  });
}
