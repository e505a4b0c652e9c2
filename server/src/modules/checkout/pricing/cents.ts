import { type Money, moneySchema } from '@danube/contract/money.ts';

/** Refuses fractions: an amount that is not a whole number of cents is a mistake in a rule. */
export function cents(amount: number): Money {
  return moneySchema.parse(amount);
}

export function sumOf(amounts: readonly Money[]): Money {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * The nearest whole number; halves go away from zero, so that a credit note mirrors its invoice.
 * Works with whole numbers only: a float would lose a cent in places nobody looks at.
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  if (numerator < 0) return 0 - divideHalfUp(-numerator, denominator);
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
