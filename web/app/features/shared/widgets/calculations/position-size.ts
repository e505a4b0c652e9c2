import { type Market, pointCents } from '../markets.ts';
import { type DollarRate, rateFor } from './dollar-rate.ts';
import { floorRatio, roundRatio } from './exact-ratio.ts';

type Plan = {
  /** Euro cents. */
  capital: number;
  /** Hundredths of a per cent. */
  risk: number;
  /** Hundredths of a point. */
  distance: number;
  rate: DollarRate;
};

export type PositionSize = {
  /** Hundredths of a contract, rounded down to the market's step. */
  size: number;
  /** The maximum loss, in euro cents. */
  allowed: number;
  /** The loss at the stop with this size, in euro cents; never above the maximum. */
  loss: number;
  /** The value of one point for the whole position, in euro cents. */
  perPoint: number;
};

export function positionSize(plan: Plan, market: Market): PositionSize {
  const rate = rateFor(market, plan.rate);
  const allowed = floorRatio({ of: [plan.capital, plan.risk], by: [10_000] });
  const steps = floorRatio({
    of: [allowed, rate, 100, 100],
    by: [10_000, plan.distance, pointCents(market), market.sizeStep],
  });
  const size = steps * market.sizeStep;
  return {
    size,
    allowed,
    loss: roundRatio({
      of: [size, plan.distance, pointCents(market), 10_000],
      by: [100, 100, rate],
    }),
    perPoint: roundRatio({ of: [size, pointCents(market), 10_000], by: [100, rate] }),
  };
}
