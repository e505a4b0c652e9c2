import { cartContract } from '@danube/contract/cart/cart.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addItem } from './add-item.ts';
import type { CartDependencies } from './cart.dependencies.ts';
import { clearCart } from './clear-cart.ts';
import { readCart } from './read-cart.ts';
import { removeItem } from './remove-item.ts';

export function createCartRouter(deps: CartDependencies) {
  const os = implement(cartContract).$context<RequestContext>().use(guard);
  return os.router({
    read: os.read.handler(({ input: { language }, context }) => {
      const { userId } = requireMember(context);
      return readCart(deps, deps.db, { userId, language });
    }),
    add: os.add.handler(({ input: { itemType, item, language }, context }) => {
      const { userId } = requireMember(context);
      return addItem(deps, { userId, itemType, item, language });
    }),
    remove: os.remove.handler(async ({ input: { itemType, item }, context }) => {
      const { userId } = requireMember(context);
      await removeItem(deps, { userId, itemType, itemId: item });
      return {};
    }),
    clear: os.clear.handler(async ({ context }) => {
      await clearCart(deps, requireMember(context).userId);
      return {};
    }),
  });
}
