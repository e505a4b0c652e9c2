import type { Cart, CartItem } from '@danube/contract/cart/cart.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { NamedItem, OfferedItem } from '../catalogue/catalogue.api.ts';
import type { CartRow } from './cart.repository.ts';
import { isForSale } from './sold-as.ts';

/** What the catalogue says of what lies in the cart. */
export type Known = {
  readonly items: readonly OfferedItem[];
  readonly names: readonly NamedItem[];
};

/** Rows as the owner sees them: the catalogue names the price, the row what it was before. */
export function describeCart(version: number, rows: readonly CartRow[], known: Known): Cart {
  const itemOf = new Map(known.items.map((item) => [item.id, item]));
  const titleOf = new Map(known.names.map(({ id, title }) => [id, title]));
  const items = rows.flatMap((row) => {
    const item = itemOf.get(row.itemId);
    return item ? [describeItem(row, item, titleOf.get(row.itemId) ?? item.slug)] : [];
  });
  return { version, items, total: totalOf(items) };
}

function describeItem(row: CartRow, item: OfferedItem, title: string): CartItem {
  return {
    id: row.id,
    itemType: row.itemType,
    itemId: row.itemId,
    slug: item.slug,
    title,
    price: item.price,
    priceBefore: row.price === item.price ? null : row.price,
    interval: item.interval,
    quantity: row.quantity,
    isOffered: isForSale(item, row.itemType),
  };
}

function totalOf(items: readonly CartItem[]): Money {
  const offered = items.filter(({ isOffered }) => isOffered);
  return moneySchema.parse(offered.reduce((sum, item) => sum + item.price * item.quantity, 0));
}
