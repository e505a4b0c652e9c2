import type { Money } from '@danube/contract/money.ts';

/** A price and its start; null while the item wasn't for sale. */
export type PriceEntry = { readonly validFrom: Date; readonly price: Money | null };

/** Article 6a of Directive 98/6/EC. */
export const priorPriceDays = 30;

const dayMs = 86_400_000;

/** The lowest price in force within the 30 days before a time; entries are oldest first. */
export function findLowestPrice(history: readonly PriceEntry[], then: Date): Money | null {
  const begin = then.getTime() - priorPriceDays * dayMs;
  const inForce = history.flatMap(({ price }, place) => {
    const end = history[place + 1]?.validFrom.getTime() ?? Number.POSITIVE_INFINITY;
    return price !== null && end > begin ? [price] : [];
  });
  const [first, ...others] = inForce;
  if (first === undefined) return null;
  return others.reduce((lowest, price) => (price < lowest ? price : lowest), first);
}

/** The reference price required by law if the new price is a reduction; otherwise null. */
export function findReduction(
  history: readonly PriceEntry[],
  price: Money,
  now: Date,
): Money | null {
  const lowest = findLowestPrice(history, now);
  return lowest !== null && lowest > price ? lowest : null;
}
