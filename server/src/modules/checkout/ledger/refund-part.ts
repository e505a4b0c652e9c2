import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { Part } from './postings.ts';

/**
 * What of a refund is net and what VAT. Counted from the beginning each time, so that several
 * parts give back exactly what the whole would.
 */
export function refundPart(order: Part, already: Money, amount: Money): Part {
  const vat = moneySchema.parse(vatOf(order, already + amount) - vatOf(order, already));
  return { total: amount, vat, net: moneySchema.parse(amount - vat) };
}

/** The share of the order's VAT in its first `amount` cents, rounded half up. */
function vatOf({ total, vat }: Part, amount: number): number {
  if (total === 0) return 0;
  return Math.floor((2 * vat * amount + total) / (2 * total));
}
