import { type Money, moneySchema } from '@danube/contract/money.ts';

/** Rejects fractions: an amount that isn't in whole cents is a bug. */
export function cents(amount: number): Money {
  return moneySchema.parse(amount);
}

export function sumOf(amounts: readonly Money[]): Money {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * Rounds half away from zero, so that a credit note mirrors its invoice. Integers only: floats
 * would lose a cent here and there.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (numerator < 0) return 0 - divideHalfUp(-numerator, denominator);
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
