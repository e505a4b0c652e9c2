import type { CartDependencies } from './cart.dependencies.ts';
import { deleteAll } from './cart.repository.ts';
import { changeCart } from './change-cart.ts';

export function clearCart(
  { transact }: Pick<CartDependencies, 'transact'>,
  userId: string,
): Promise<void> {
  return transact((change) =>
    changeCart(change, userId, async () => (await deleteAll(change.tx, userId)) > 0),
  );
}
