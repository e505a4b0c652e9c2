import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { CartApi } from './cart.api.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { deleteItems } from './cart.repository.ts';
import { createCartRouter } from './cart.router.ts';
import { changeCart } from './change-cart.ts';
import { heldCart } from './held-cart.ts';
import { lockCart, readCart } from './read-cart.ts';

export function createCart(deps: CartDependencies) {
  const api: CartApi = {
    read: (tx, userId, language) => readCart(deps, tx, { userId, language }),
    lock: (tx, userId, language) => lockCart(deps, tx, { userId, language }),
    takeOut: (change, userId, items) =>
      changeCart(change, userId, async () => (await deleteItems(change.tx, userId, items)) > 0),
  };
  return {
    api,
    router: createCartRouter(deps),
    // The rows go away with the person's.
    sources: [
      { name: 'cart', read: (tx, userId) => heldCart(deps, tx, userId) },
    ] satisfies readonly PersonalDataSource[],
  };
}
