import type { Money } from '@danube/contract/money.ts';
import { cents, divideHalfUp } from './cents.ts';

/** The VAT included in an amount. The rate is in basis points. */
export function splitVat(total: Money, vatRate: number): { net: Money; vat: Money } {
  const vat = divideHalfUp(total * vatRate, 10_000 + vatRate);
  return { net: cents(total - vat), vat: cents(vat) };
}

export function withoutVat(price: Money, vatRate: number): Money {
  return splitVat(price, vatRate).net;
}
