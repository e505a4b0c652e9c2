import type { Money } from '@danube/contract/money.ts';
import { cents } from './cents.ts';

/**
 * Splits an amount by weights, to the cent: each share is rounded down, and the remaining cents go
 * to the largest remainders, the first one if equal. If all weights are zero, all shares are zero.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  if (amount < 0) return allocate(cents(-amount), weights).map((share) => cents(0 - share));
  // Cents times cents can exceed the largest safe integer.
  const parts = weights.map((weight) => BigInt(weight));
  const sum = parts.reduce((total, part) => total + part, 0n);
  if (sum === 0n) return weights.map(() => cents(0));
  const exact = parts.map((part) => BigInt(amount) * part);
  const layers = exact.map((share) => Number(share / sum));
  const left = amount - layers.reduce((total, share) => total + share, 0);
  const favoured = new Set(indexesByRemainder(exact.map((share) => share % sum)).slice(0, left));
  return layers.map((share, place) => cents(share + (favoured.has(place) ? 1 : 0)));
}

function indexesByRemainder(remainders: readonly bigint[]): number[] {
  const places = remainders.map((remainder, place) => ({ remainder, place }));
  places.sort((one, other) => {
    if (one.remainder === other.remainder) return one.place - other.place;
    return one.remainder > other.remainder ? -1 : 1;
  });
  return places.map(({ place }) => place);
}
