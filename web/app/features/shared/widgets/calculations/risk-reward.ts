import type { Market } from '../markets.ts';
import type { DollarRate } from './dollar-rate.ts';
import { roundRatio } from './exact-ratio.ts';
import { moveValue } from './move-value.ts';

/** Scaled prices; size in hundredths of a contract. */
type Trade = { entry: number; stop: number; target: number; size: number; rate: DollarRate };

export type RiskReward = {
  direction: 'long' | 'short';
  /** Reward per unit of risk, in hundredths. */
  ratio: number;
  /** Euro cents. */
  risk: number;
  reward: number;
  /** The break-even win rate, in ten-thousandths. */
  breakEven: number;
};

export type TradeErrorCode = 'stop-at-entry' | 'target-on-wrong-side';

/** A stop below the entry means long, one above it short. */
export function riskReward(trade: Trade, market: Market): RiskReward | { fault: TradeErrorCode } {
  const isLong = trade.stop < trade.entry;
  const risked = Math.abs(trade.entry - trade.stop);
  const sought = isLong ? trade.target - trade.entry : trade.entry - trade.target;
  if (risked === 0) return { fault: 'stop-at-entry' };
  if (sought <= 0) return { fault: 'target-on-wrong-side' };
  const worth = (distance: number) =>
    moveValue({ distance, size: trade.size, rate: trade.rate }, market);
  return {
    direction: isLong ? 'long' : 'short',
    ratio: roundRatio({ of: [sought, 100], by: [risked] }),
    risk: worth(risked),
    reward: worth(sought),
    breakEven: roundRatio({ of: [risked, 10_000], by: [risked + sought] }),
  };
}
