import type { Cart, CartItem, CartItemId } from '@danube/contract/cart/cart.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** What a page knows of something that can be bought. */
export type Wanted = Pick<
  CartItem,
  'itemType' | 'itemId' | 'slug' | 'title' | 'price' | 'interval'
>;

export type Named = Pick<CartItem, 'itemType' | 'itemId'>;

// The contract's own check of an amount would come with its library.
const noMoney = 0 as Money; // Zero cents are an amount.

export const emptyCart: Cart = { version: 0, items: [], total: noMoney };

export function isSame(one: Named, other: Named): boolean {
  return one.itemType === other.itemType && one.itemId === other.itemId;
}

/** With a temporary item at the end, until the server has answered with the real one. */
export function withItem(cart: Cart, wanted: Wanted): Cart {
  if (cart.items.some((item) => isSame(item, wanted))) return cart;
  const { itemType, itemId, slug, title, price, interval } = wanted;
  const added = { itemType, itemId, slug, title, price, interval, quantity: 1 };
  // Only the server gives ids; nobody sends this one anywhere.
  const id = `temporary-${itemId}` as CartItemId;
  const notYetKnown = { priceBefore: null, includedIn: null, credit: noMoney };
  return withItems(cart, [...cart.items, { ...added, id, ...notYetKnown, isOffered: true }]);
}

export function isTemporary({ id }: Pick<CartItem, 'id'>): boolean {
  return id.startsWith('temporary-');
}

export function withoutItem(cart: Cart, unwanted: Named): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => !isSame(item, unwanted)),
  );
}

/** Takes back what `withItem` put there; what the server knows of stays. */
export function withoutTemporary(cart: Cart, wanted: Named): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => !(isSame(item, wanted) && isTemporary(item))),
  );
}

export function withoutAll(cart: Cart): Cart {
  return withItems(cart, []);
}

function withItems(cart: Cart, items: CartItem[]): Cart {
  const sum = items
    .filter(({ isOffered, includedIn }) => isOffered && includedIn === null)
    .reduce((total, { price, credit, quantity }) => total + (price - credit) * quantity, 0);
  return { ...cart, items, total: sum as Money }; // A sum of cents is an amount of cents.
}
