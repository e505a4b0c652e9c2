import { type Money, moneySchema } from '@danube/contract/money.ts';

const maxPrice = 10_000_00;

/**
 * Parses a price in cents: 149, 149.00 or 149,9. No thousands separators, because a point means
 * something else in half of Europe. Undefined if it isn't a price.
 */
export function parsePrice(text: string): Money | undefined {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.replace('€', '').trim());
  if (!found) return undefined;
  const [, euros = '', cents = ''] = found;
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return amount <= maxPrice ? moneySchema.parse(amount) : undefined;
}

/** For the field: always with a point and two decimals. */
export function formatPriceInput(amount: Money): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
