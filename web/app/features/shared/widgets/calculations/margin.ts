import type { Market } from '../markets.ts';
import type { DollarRate } from './dollar-rate.ts';
import { ceilRatio, roundRatio } from './exact-ratio.ts';
import { moveValue } from './move-value.ts';

/** Scaled price, size in hundredths of a contract, capital in euro cents. */
type Position = {
  entry: number;
  size: number;
  leverage: number;
  capital: number;
  rate: DollarRate;
};

export type Margin = {
  /** The market value of the position, in euro cents. */
  exposure: number;
  /** The broker's margin requirement, in euro cents. */
  margin: number;
  /**
   * The margin as a fraction of the capital, in ten-thousandths; above 10,000 there isn't enough.
   */
  shareOfCapital: number;
  /** The adverse move that costs the whole margin, in ten-thousandths. */
  fatalMove: number;
};

export function marginOf(position: Position, market: Market): Margin {
  const exposure = moveValue(
    { distance: position.entry, size: position.size, rate: position.rate },
    market,
  );
  const margin = ceilRatio({ of: [exposure], by: [position.leverage] });
  return {
    exposure,
    margin,
    shareOfCapital: roundRatio({ of: [margin, 10_000], by: [position.capital] }),
    fatalMove: roundRatio({ of: [10_000], by: [position.leverage] }),
  };
}
