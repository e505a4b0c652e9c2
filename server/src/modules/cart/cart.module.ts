import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';
import type { CartApi } from './cart.api.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { deleteItems } from './cart.repository.ts';
import { createCartRouter } from './cart.router.ts';
import { changeCart } from './change-cart.ts';
import { exportCart } from './export-cart.ts';
import { findOwned } from './find-owned.ts';
import { lockCart, readCart } from './read-cart.ts';
import { toCartItemType } from './to-cart-item-type.ts';

const isBundle = (item: OfferedItem) => toCartItemType(item) === 'bundle';
const partsOf = ({ includes }: OfferedItem) => includes;

export function createCart(deps: CartDependencies) {
  const api: CartApi = {
    read: (tx, userId, language) => readCart(deps, tx, { userId, language }),
    lock: (tx, userId, language) => lockCart(deps, tx, { userId, language }),
    async findOwned(tx, userId, ids) {
      return findOwned(deps, tx, { userId, items: await deps.catalogue.findItems(tx, ids) });
    },
    async takeOut(change, userId, items) {
      const bought = await deps.catalogue.findItems(change.tx, items);
      // Parts of a purchased package are removed as well.
      const all = [...new Set([...items, ...bought.filter(isBundle).flatMap(partsOf)])];
      await changeCart(change, userId, async () => (await deleteItems(change.tx, userId, all)) > 0);
    },
  };
  return {
    api,
    routers: { cart: createCartRouter(deps) },
    // No `erase`: the cart is deleted with the user's row.
    personalData: [
      { name: 'cart', read: (tx, userId) => exportCart(deps, tx, userId) },
    ] satisfies readonly PersonalDataSource[],
  };
}
