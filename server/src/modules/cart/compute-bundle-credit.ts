import { type Money, moneySchema } from '@danube/contract/money.ts';

/** Stripe's minimum: if anything is left to pay, it is at least this. */
const stripeMinimum = 50;

type BundlePart = { readonly price: Money; readonly isOwned: boolean };

/**
 * The credit for parts of a bundle that the buyer already owns: their share of the price, by the
 * list prices of all parts, rounded to the cent.
 */
export function computeBundleCredit(price: Money, parts: readonly BundlePart[]): Money {
  // Cents times cents can exceed the largest safe integer.
  const all = sumOf(parts);
  const owned = sumOf(parts.filter(({ isOwned }) => isOwned));
  if (owned === 0n) return moneySchema.parse(0);
  if (owned === all) return price;
  const share = Number((2n * BigInt(price) * owned + all) / (2n * all));
  const max = Math.max(0, price - stripeMinimum);
  return moneySchema.parse(Math.min(share, max));
}

function sumOf(parts: readonly BundlePart[]): bigint {
  return parts.reduce((sum, { price }) => sum + BigInt(price), 0n);
}
