import { type Market, priceScale } from '../markets.ts';
import { type DollarRate, rateFor } from './dollar-rate.ts';
import { roundRatio } from './exact-ratio.ts';

/** The value of a price distance at a size, in euro cents. */
export function moveValue(
  move: { distance: number; size: number; rate: DollarRate },
  market: Market,
): number {
  return roundRatio({
    // Sizes and amounts are both in hundredths, which cancel out.
    of: [move.size, market.units, move.distance, 10_000],
    by: [10 ** priceScale, rateFor(market, move.rate)],
  });
}
