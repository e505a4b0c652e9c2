import type { Bar, Line } from './bar.ts';
import { averageTrueRange } from './smoothing.ts';

export interface RiskRulerInputs {
  readonly direction: 'long' | 'short';
  /** Null uses each bar's close. */
  readonly entryPrice: number | null;
  /** Null sets the target at `rewardRatio` stop distances. */
  readonly targetPrice: number | null;
  readonly atrLength: number;
  readonly stopFactor: number;
  readonly rewardRatio: number;
  readonly accountSize: number;
  readonly riskPercent: number;
  /** Profit or loss of one unit when the price moves by one. */
  readonly pointValue: number;
  /** Spread and commission of the whole trade, as a price distance. */
  readonly cost: number;
  readonly tickSize: number;
  readonly sizeStep: number;
  readonly leverage: number;
}

export interface RiskRuler {
  /** The ruler as of each bar; `levels` is the current one. */
  readonly lines: {
    readonly averageTrueRange: Line;
    readonly entry: Line;
    readonly stop: Line;
    readonly target: Line;
    readonly size: Line;
    readonly riskMoney: Line;
    readonly rewardToRisk: Line;
    readonly margin: Line;
  };
  readonly levels: readonly {
    readonly name: 'entry' | 'stop' | 'target';
    readonly price: number;
  }[];
}

export const riskRulerDefaults: RiskRulerInputs = {
  direction: 'long',
  entryPrice: null,
  targetPrice: null,
  atrLength: 14,
  stopFactor: 2,
  rewardRatio: 2,
  accountSize: 10_000,
  riskPercent: 1,
  pointValue: 1,
  cost: 0,
  tickSize: 0.01,
  sizeStep: 0.01,
  leverage: 20,
};

/**
 * Stop, target and the position size at which the stop costs no more than the agreed share of the
 * account.
 */
export function riskRuler(
  bars: readonly Bar[],
  inputs: RiskRulerInputs = riskRulerDefaults,
): RiskRuler {
  const ranges = averageTrueRange(bars, inputs.atrLength);
  const rulers = bars.map((bar, index) => rulerAt(bar.close, ranges[index] ?? null, inputs));
  function line(name: keyof Ruler): Line {
    return rulers.map((ruler) => ruler?.[name] ?? null);
  }
  const last = rulers.at(-1);
  return {
    lines: {
      averageTrueRange: ranges,
      entry: line('entry'),
      stop: line('stop'),
      target: line('target'),
      size: line('size'),
      riskMoney: line('riskMoney'),
      rewardToRisk: line('rewardToRisk'),
      margin: line('margin'),
    },
    levels: last
      ? (['entry', 'stop', 'target'] as const).map((name) => ({ name, price: last[name] }))
      : [],
  };
}

interface Ruler {
  readonly entry: number;
  readonly stop: number;
  readonly target: number;
  readonly size: number;
  readonly riskMoney: number;
  readonly rewardToRisk: number;
  readonly margin: number;
}

function rulerAt(close: number, range: number | null, inputs: RiskRulerInputs): Ruler | null {
  // Without any movement there is no distance for a stop.
  if (range === null || range <= 0) return null;
  const side = inputs.direction === 'long' ? 1 : -1;
  const entry = inputs.entryPrice ?? close;
  const distance = roundUp(inputs.stopFactor * range, inputs.tickSize);
  const target = inputs.targetPrice ?? entry + side * inputs.rewardRatio * distance;
  const riskPerUnit = (distance + inputs.cost) * inputs.pointValue;
  const allowed = (inputs.accountSize * inputs.riskPercent) / 100;
  const size = roundDown(allowed / riskPerUnit, inputs.sizeStep);
  return {
    entry,
    stop: entry - side * distance,
    target,
    size,
    riskMoney: size * riskPerUnit,
    rewardToRisk: (side * (target - entry) - inputs.cost) / (distance + inputs.cost),
    margin: (size * entry * inputs.pointValue) / inputs.leverage,
  };
}

/** Absorbs rounding errors, so that 0.3 is three steps of 0.1 and not two. */
const tolerance = 1e-9;

function roundUp(value: number, step: number): number {
  return step * Math.ceil(value / step - tolerance);
}

function roundDown(value: number, step: number): number {
  return step * Math.floor(value / step + tolerance);
}
