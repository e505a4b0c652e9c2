import type { Market } from '../markets.ts';

/** US dollars for one euro, in ten-thousandths. */
export type DollarRate = number;

const parity: DollarRate = 10_000;

/** How many units of the market's currency one euro buys. */
export function rateFor(market: Market, dollarRate: DollarRate): DollarRate {
  return market.quotedIn === 'USD' ? dollarRate : parity;
}
