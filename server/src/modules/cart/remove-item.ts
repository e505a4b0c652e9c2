import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { deleteItem } from './cart.repository.ts';
import { changeCart } from './change-cart.ts';

/** Idempotent: a missing item is already removed. */
export function removeItem(
  { transact }: Pick<CartDependencies, 'transact'>,
  unwanted: { userId: string; itemType: ItemType; itemId: ItemId },
): Promise<void> {
  return transact((change) =>
    changeCart(change, unwanted.userId, async () => (await deleteItem(change.tx, unwanted)) > 0),
  );
}
