import type { Cart, CartItem, CartItemId } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

let made = 0;

/** A course for 149 euros by default. */
export function makeCartItem(facts: Partial<CartItem> = {}): CartItem {
  made += 1;
  const number = String(made).padStart(12, '0');
  return {
    // The server creates branded values; tests needn't validate theirs.
    id: `00000000-0000-4000-8000-${number}` as CartItemId,
    itemId: `10000000-0000-4000-8000-${number}` as ItemId,
    itemType: 'course',
    slug: 'reading-the-dax',
    title: 'Reading the DAX',
    lessonLanguages: (facts.itemType ?? 'course') === 'course' ? ['en'] : [],
    price: 14_900 as Money,
    priceBefore: null,
    includedIn: null,
    credit: 0 as Money,
    interval: null,
    quantity: 1,
    isOffered: true,
    ...facts,
  };
}

export function makeCart(...items: CartItem[]): Cart {
  const charged = items.filter(({ isOffered, includedIn }) => isOffered && includedIn === null);
  const total = charged.reduce((sum, { price, credit }) => sum + price - credit, 0);
  return { version: items.length, items, total: total as Money }; // A sum of cents is in cents.
}
