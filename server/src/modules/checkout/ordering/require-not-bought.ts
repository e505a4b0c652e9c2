import type { CartItem } from '@danube/contract/cart/cart.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { willRenew } from '../subscriptions/stop-subscription.ts';
import { findAllOwn } from '../subscriptions/subscriptions.repository.ts';

type Purchase = { readonly userId: string; readonly items: readonly CartItem[] };

/**
 * Nothing is charged twice: neither an item that the buyer owns permanently, nor a subscription
 * that will renew. Either may have happened since the item was put in the cart.
 */
export async function requireNotBought(
  { cart }: Pick<CheckoutDependencies, 'cart'>,
  tx: Tx,
  { userId, items }: Purchase,
): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const owned = await cart.findOwned(tx, userId, ids);
  refuse(items, (item) => owned.has(item.itemId), 'owned');
  const isRecurring = items.some(({ interval }) => interval !== null);
  const running = isRecurring ? (await findAllOwn(tx, userId)).filter(willRenew) : [];
  refuse(items, (item) => running.some(({ itemId }) => itemId === item.itemId), 'subscribed');
}

function refuse(
  items: readonly CartItem[],
  isBought: (item: CartItem) => boolean,
  why: 'owned' | 'subscribed',
): void {
  const bought = items.find(isBought);
  if (bought) throw new DomainError('CART_NOT_ORDERABLE', { title: bought.title, why });
}
