import { type Market, priceScale } from '../markets.ts';
import { type DollarRate, rateFor } from './dollar-rate.ts';
import { roundRatio } from './exact-ratio.ts';

/** What a distance between two prices is worth at a size, in euro cents. */
export function worthOf(
  move: { distance: number; size: number; rate: DollarRate },
  market: Market,
): number {
  return roundRatio({
    // Sizes are in hundredths, and so are amounts: the two cancel.
    of: [move.size, market.units, move.distance, 10_000],
    by: [10 ** priceScale, rateFor(market, move.rate)],
  });
}
