import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { RefundCause } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { allocate } from './allocate.ts';

export type AllocatedReturn = {
  /** `refund:<id>` or `dispute:<order>`. */
  readonly name: string;
  readonly cause: RefundCause | 'dispute';
  readonly at: Date;
  /** Including VAT, one per line, in their order. */
  readonly shares: readonly Money[];
};

export type ReturnedAmount = Omit<AllocatedReturn, 'shares'> & {
  readonly amount: Money;
  /** The affected items; empty for the whole order. */
  readonly items: readonly ItemId[];
  /** False if the money was recovered, as after a won dispute. */
  readonly isFinal: boolean;
};

type ReturnableLine = { readonly itemId: ItemId; readonly total: Money };

/**
 * How much of each line each return took, in proportion to what the affected lines had left.
 * Deterministic: a later call gives the same result for earlier returns.
 */
export function allocateReturns(
  lines: readonly ReturnableLine[],
  returns: readonly ReturnedAmount[],
): AllocatedReturn[] {
  const left = lines.map(({ total }) => Number(total));
  return returns
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ amount, items, isFinal, ...about }) => {
      const isFor = ({ itemId }: { itemId: ItemId }) =>
        items.length === 0 || items.includes(itemId);
      const own = lines.map((line, place) => (isFor(line) ? (left[place] ?? 0) : 0));
      const first = allocateAtMost(amount, own);
      // An earlier partial refund took from these lines, so the rest comes from the others.
      const others = left.map((cents, place) => cents - (first[place] ?? 0));
      const second = allocateAtMost(amount - sumOf(first), others);
      const shares = first.map((share, place) => moneySchema.parse(share + (second[place] ?? 0)));
      if (isFinal)
        for (const [place, share] of shares.entries()) left[place] = (left[place] ?? 0) - share;
      return { ...about, shares };
    });
}

/** How much of each line a return takes that comes after these. */
export function allocateNextReturn(
  lines: readonly ReturnableLine[],
  earlier: readonly ReturnedAmount[],
  next: ReturnedAmount,
): readonly Money[] {
  // The sort is stable, so it stays last even at the same instant.
  return allocateReturns(lines, [...earlier, next]).at(-1)?.shares ?? [];
}

/** At most what is left. */
function allocateAtMost(amount: number, weights: readonly number[]): Money[] {
  return allocate(moneySchema.parse(Math.min(amount, sumOf(weights))), weights);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
