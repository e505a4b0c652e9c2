import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { cents } from './cents.ts';
import type { PricedItem } from './price-order.ts';

/** The same number returns the same item. */
export function anItemId(number: number): ItemId {
  return itemIdSchema.parse(`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
}

/** Books at these prices; the first is item 0. */
export function booksAt(...prices: readonly number[]): PricedItem[] {
  return prices.map((price, place) => ({
    itemId: anItemId(place),
    itemType: 'book',
    title: `Book ${place}`,
    interval: null,
    price: cents(price),
    credit: cents(0),
  }));
}
