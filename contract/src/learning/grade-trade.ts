import type { DrawnTrade, TradeRule } from './quiz.schemas.ts';

/** The rules for grading a drawn trade; the student sees all of them beforehand. */
export type TradeTask = {
  readonly side: 'long' | 'short';
  readonly account: number;
  readonly pointValue: number;
  readonly maxRisk: number;
  readonly minRewardToRisk: number;
};

export type TradeGrade = { readonly rule: TradeRule; readonly isKept: boolean }[];

/** Risk rules only: nobody can know what the price does next, so it isn't graded. */
export function gradeTrade(task: TradeTask, trade: DrawnTrade): TradeGrade {
  const { risk, reward, loss } = measureTrade(task, trade);
  const hasUnits = trade.units !== null && trade.units > 0;
  const limit = (task.account * task.maxRisk) / 100;
  return [
    { rule: 'stopSet', isKept: risk !== null && risk > 0 },
    { rule: 'targetSet', isKept: reward !== null && reward > 0 },
    { rule: 'riskWithinLimit', isKept: hasUnits && loss !== null && loss <= limit + cent },
    { rule: 'rewardToRisk', isKept: ratioOf(risk, reward) >= task.minRewardToRisk - epsilon },
  ];
}

export type TradeMeasures = {
  /** From entry to stop, in points; negative if the stop is on the wrong side. */
  readonly risk: number | null;
  readonly reward: number | null;
  /** Euros lost at the stop. */
  readonly loss: number | null;
};

export function measureTrade(task: TradeTask, trade: DrawnTrade): TradeMeasures {
  const { entry, stop, target, units } = trade;
  const ahead = (from: number, to: number) => (task.side === 'long' ? to - from : from - to);
  const risk = entry === null || stop === null ? null : ahead(stop, entry);
  const reward = entry === null || target === null ? null : ahead(entry, target);
  const loss = risk === null || risk <= 0 ? null : risk * (units ?? 0) * task.pointValue;
  return { risk, reward, loss };
}

export function ratioOf(risk: number | null, reward: number | null): number {
  if (risk === null || reward === null || risk <= 0 || reward <= 0) return 0;
  return reward / risk;
}

/** Tolerance for floating-point errors: a value exactly on the limit passes. */
const cent = 0.005;
const epsilon = 1e-9;
