import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { isOwnedPermanently } from './owned-permanently.ts';
import { toCartItemType } from './to-cart-item-type.ts';

/** Which of these items a person owns permanently. A bundle is owned if everything in it is. */
export async function findOwned(
  { catalogue, entitlements }: Pick<CartDependencies, 'catalogue' | 'entitlements'>,
  tx: Tx,
  { userId, items }: { userId: string; items: readonly OfferedItem[] },
): Promise<ReadonlySet<ItemId>> {
  const parts = await catalogue.findItems(tx, [...new Set(items.flatMap(partsOf))]);
  const access = await entitlements.accessToItems(tx, userId, [...items, ...parts]);
  const has = (id: ItemId) => isOwnedPermanently(access.get(id));
  const owned = items.filter((item) => {
    const includes = partsOf(item);
    return has(item.id) || (includes.length > 0 && includes.every(has));
  });
  return new Set(owned.map(({ id }) => id));
}

function partsOf(item: OfferedItem): readonly ItemId[] {
  return toCartItemType(item) === 'bundle' ? item.includes : [];
}
