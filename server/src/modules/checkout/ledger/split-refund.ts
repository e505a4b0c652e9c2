import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { Part } from './postings.ts';

/**
 * Splits a refund into net and VAT. Calculated cumulatively, so that several partial refunds add up
 * exactly to the whole.
 */
export function splitRefund(order: Part, already: Money, amount: Money): Part {
  const vat = moneySchema.parse(vatOf(order, already + amount) - vatOf(order, already));
  return { total: amount, vat, net: moneySchema.parse(amount - vat) };
}

/** The share of the order's VAT in its first `amount` cents, rounded half up. */
function vatOf({ total, vat }: Part, amount: number): number {
  if (total === 0) return 0;
  return Math.floor((2 * vat * amount + total) / (2 * total));
}
