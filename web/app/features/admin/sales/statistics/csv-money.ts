import type { Money } from '@danube/contract/money.ts';

/** Euros with a decimal point in every language, because programs read it. */
export function csvMoney(amount: Money): string {
  const sign = amount < 0 ? '-' : '';
  const cents = Math.abs(amount);
  return `${sign}${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
