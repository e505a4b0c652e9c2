import type { Cart, CartItem } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { shownLanguages } from '@danube/contract/catalogue/draft/lesson-languages.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { CourseLesson, NamedOffer, OfferedItem } from '../catalogue/catalogue.api.ts';
import type { CartRow } from './cart.repository.ts';
import { computeBundleCredit } from './compute-bundle-credit.ts';
import { isForSale } from './to-cart-item-type.ts';

/** The catalogue's data about the cart's items. */
export type CartContext = {
  readonly items: readonly NamedOffer[];
  /** The contents of its bundles. */
  readonly parts: readonly OfferedItem[];
  /** The parts that the owner has permanently. */
  readonly owned: ReadonlySet<ItemId>;
  /** The lessons of its courses, and of the courses in its packages. */
  readonly lessons: readonly CourseLesson[];
  /** The language of the buyer. */
  readonly language: LanguageCode;
};

type CartEntry = { readonly row: CartRow; readonly item: NamedOffer };

/**
 * Rows as the owner sees them: the current price from the catalogue, the earlier one from the row.
 * Nothing is charged twice: neither items of a bundle in the same cart, nor parts of a bundle that
 * are already owned.
 */
export function describeCart(version: number, rows: readonly CartRow[], known: CartContext): Cart {
  const itemOf = new Map(known.items.map((item) => [item.id, item]));
  const described = rows.flatMap((row) => {
    const item = itemOf.get(row.itemId);
    return item ? [{ row, item }] : [];
  });
  const bundles = described.filter(
    ({ row, item }) => isBundle(item) && isForSale(item, row.itemType),
  );
  const credits = creditsOf(bundles, known);
  const items = described.map((each) => ({
    ...describeItem(each, bundles, credits),
    lessonLanguages: lessonLanguages(each.item, known),
  }));
  return { version, items, total: totalOf(items) };
}

function isBundle({ kind, interval }: OfferedItem): boolean {
  return kind === 'package' && interval === null;
}

/** A part of two bundles is charged with the first one. */
function creditsOf(
  bundles: readonly CartEntry[],
  { parts, owned }: CartContext,
): ReadonlyMap<ItemId, Money> {
  const priceOf = new Map(parts.map(({ id, price }) => [id, price]));
  const taken = new Set<ItemId>(owned);
  return new Map(
    bundles.map(({ item }) => {
      const inside = item.includes.map((id) => ({
        price: priceOf.get(id) ?? moneySchema.parse(0),
        isOwned: taken.has(id),
      }));
      for (const id of item.includes) taken.add(id);
      return [item.id, computeBundleCredit(item.price, inside)];
    }),
  );
}

function describeItem(
  { row, item }: CartEntry,
  bundles: readonly CartEntry[],
  credits: ReadonlyMap<ItemId, Money>,
): Omit<CartItem, 'lessonLanguages'> {
  return {
    id: row.id,
    itemType: row.itemType,
    itemId: row.itemId,
    slug: item.slug,
    title: item.title,
    price: item.price,
    priceBefore: row.price === item.price ? null : row.price,
    includedIn:
      bundles.find((bundle) => bundle.item.includes.includes(item.id))?.item.title ?? null,
    credit: credits.get(item.id) ?? moneySchema.parse(0),
    interval: item.interval,
    quantity: row.quantity,
    isOffered: isForSale(item, row.itemType),
  };
}

function lessonLanguages({ id, includes }: NamedOffer, { lessons, language }: CartContext) {
  const inside = lessons.filter(({ courseId }) => courseId === id || includes.includes(courseId));
  return shownLanguages(
    inside.map(({ languages }) => languages),
    language,
  );
}

function totalOf(items: readonly CartItem[]): Money {
  const charged = items.filter(({ isOffered, includedIn }) => isOffered && includedIn === null);
  return moneySchema.parse(
    charged.reduce((sum, { price, credit, quantity }) => sum + (price - credit) * quantity, 0),
  );
}
