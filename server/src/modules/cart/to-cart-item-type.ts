import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';

/** The item's type in the cart; null if it isn't for sale. */
export function toCartItemType({
  kind,
  interval,
}: Pick<OfferedItem, 'kind' | 'interval'>): ItemType | null {
  switch (kind) {
    case 'course':
    case 'book':
    case 'indicator':
      return kind;
    case 'package':
      return interval === null ? 'bundle' : 'subscription';
    case 'fact-sheet':
      return null;
  }
}

/** Whether it can be bought now, as the type it was added as. */
export function isForSale(item: OfferedItem, itemType: ItemType): boolean {
  return item.isPublic && item.price > 0 && toCartItemType(item) === itemType;
}
