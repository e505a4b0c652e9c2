import { type Market, pointCents } from '../markets.ts';
import { type DollarRate, rateFor } from './dollar-rate.ts';
import { roundRatio } from './exact-ratio.ts';

/** Size in hundredths of a contract, the move in hundredths of a point. */
type Holding = { size: number; move: number; rate: DollarRate };

/** All in euro cents. */
export type PointValue = { perPoint: number; perContract: number; ofMove: number };

export function pointValue(holding: Holding, market: Market): PointValue {
  const rate = rateFor(market, holding.rate);
  const cents = pointCents(market);
  return {
    perPoint: roundRatio({ of: [holding.size, cents, 10_000], by: [100, rate] }),
    perContract: roundRatio({ of: [cents, 10_000], by: [rate] }),
    ofMove: roundRatio({ of: [holding.size, holding.move, cents, 10_000], by: [100, 100, rate] }),
  };
}
