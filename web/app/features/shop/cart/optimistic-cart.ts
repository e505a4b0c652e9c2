import type { Cart, CartItem, CartItemId } from '@danube/contract/cart/cart.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** What a page knows about an item for sale. */
export type CartCandidate = Pick<
  CartItem,
  'itemType' | 'itemId' | 'slug' | 'title' | 'price' | 'interval'
>;

export type CartItemRef = Pick<CartItem, 'itemType' | 'itemId'>;

// Not the contract's schema, which would add its library to the page.
const noMoney = 0 as Money; // Zero cents are an amount.

export const emptyCart: Cart = { version: 0, items: [], total: noMoney };

export function isSame(one: CartItemRef, other: CartItemRef): boolean {
  return one.itemType === other.itemType && one.itemId === other.itemId;
}

/** Adds a temporary item, until the server responds with the real one. */
export function withItem(cart: Cart, wanted: CartCandidate): Cart {
  if (cart.items.some((item) => isSame(item, wanted))) return cart;
  const { itemType, itemId, slug, title, price, interval } = wanted;
  const added = { itemType, itemId, slug, title, price, interval, quantity: 1 };
  // Only the server assigns ids; this one is never sent.
  const id = `temporary-${itemId}` as CartItemId;
  const notYetKnown = { priceBefore: null, includedIn: null, credit: noMoney, lessonLanguages: [] };
  return withItems(cart, [...cart.items, { ...added, id, ...notYetKnown, isOffered: true }]);
}

export function isTemporary({ id }: Pick<CartItem, 'id'>): boolean {
  return id.startsWith('temporary-');
}

export function withoutItem(cart: Cart, unwanted: CartItemRef): Cart {
  return withItems(
    cart,
    cart.items.filter((item) => !isSame(item, unwanted)),
  );
}

/** Reverts `withItem`; items from the server stay. */
export function withoutTemporary(cart: Cart, wanted: CartItemRef): Cart {
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
  return { ...cart, items, total: sum as Money }; // A sum of cents is in cents.
}
