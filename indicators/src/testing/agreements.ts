import type { Bar, Line } from '../bar.ts';
import { danubeBands, danubeBandsDefaults } from '../danube-bands.ts';
import { riskRuler, riskRulerDefaults } from '../risk-ruler.ts';
import { sessionRange, sessionRangeDefaults } from '../session-range.ts';
import { swingStructure, swingStructureDefaults } from '../swing-structure.ts';
import type { Value } from './evaluate.ts';

/** What a source has to draw on a chart, by the reference calculation. */
export interface Expectation {
  /** Lines by their title in Pine, by their buffer in MQL5. */
  readonly plots: Readonly<Record<string, Line>>;
  readonly buffers: Readonly<Record<string, Line>>;
  /** Bars at which a Pine alert condition is true, by title. */
  readonly conditions: Readonly<Record<string, readonly number[]>>;
  /** Bars at which MQL5 alerts, by text. */
  readonly alerts: Readonly<Record<string, readonly number[]>>;
  readonly labels: readonly { bar: number; x: number; price: number; text: string }[];
}

/** One indicator with one set of inputs, for both languages. */
export interface Agreement {
  readonly slug: string;
  readonly choice: string;
  readonly pineInputs: Readonly<Record<string, Value>>;
  readonly mql5Inputs: Readonly<Record<string, Value>>;
  readonly serverOffsetMinutes?: number;
  readonly expect: (bars: readonly Bar[]) => Expectation;
}

export const agreements: readonly Agreement[] = [
  danubeBandsWith('as delivered', {}),
  danubeBandsWith('short lengths', {
    averageLength: 1,
    atrLength: 5,
    innerFactor: 0.5,
    outerFactor: 1.2,
  }),
  sessionRangeWith('as delivered', {}),
  sessionRangeWith('an afternoon session', {
    sessionStart: 15 * 60 + 30,
    sessionEnd: 22 * 60,
    rangeMinutes: 60,
    buffer: 0,
    extension: 1.5,
  }),
  swingStructureWith('as delivered', 3),
  swingStructureWith('every fractal', 1),
  riskRulerWith('as delivered', {}),
  riskRulerWith('a planned short', {
    direction: 'short',
    entryPrice: 16_480,
    targetPrice: 16_300,
    atrLength: 3,
    stopFactor: 1.5,
    accountSize: 500_000,
    riskPercent: 0.5,
    pointValue: 25,
    cost: 1.5,
    tickSize: 0.5,
    sizeStep: 1,
    leverage: 10,
  }),
];

function danubeBandsWith(choice: string, chosen: Partial<typeof danubeBandsDefaults>): Agreement {
  const inputs = { ...danubeBandsDefaults, ...chosen };
  return {
    slug: 'danube-bands',
    choice,
    pineInputs: { ...chosen },
    mql5Inputs: inMql5(chosen),
    expect: (bars) => {
      const { lines, marks } = danubeBands(bars, inputs);
      const above = barsOf(marks, 'above');
      const below = barsOf(marks, 'below');
      const backInside = barsBackInside(bars, lines.outerUpper, lines.outerLower);
      return {
        plots: {
          Average: lines.basis,
          'Inner upper band': lines.innerUpper,
          'Inner lower band': lines.innerLower,
          'Outer upper band': lines.outerUpper,
          'Outer lower band': lines.outerLower,
        },
        buffers: {
          BasisBuffer: lines.basis,
          InnerUpperBuffer: lines.innerUpper,
          InnerLowerBuffer: lines.innerLower,
          OuterUpperBuffer: lines.outerUpper,
          OuterLowerBuffer: lines.outerLower,
        },
        conditions: {
          'Close above the outer band': above,
          'Close below the outer band': below,
          'Close back inside': backInside,
        },
        alerts: {
          ': the close left the outer band upwards': above,
          ': the close left the outer band downwards': below,
          ': the close is inside the outer bands again': backInside,
        },
        labels: [],
      };
    },
  };
}

function sessionRangeWith(choice: string, chosen: Partial<typeof sessionRangeDefaults>): Agreement {
  const inputs = { ...sessionRangeDefaults, ...chosen, utcOffsetMinutes: 60 };
  const { sessionStart, sessionEnd, rangeMinutes, buffer, extension } = inputs;
  const isDelivered = Object.keys(chosen).length === 0;
  const named = {
    startHour: Math.floor(sessionStart / 60),
    startMinute: sessionStart % 60,
    endHour: Math.floor(sessionEnd / 60),
    endMinute: sessionEnd % 60,
    rangeMinutes,
    buffer,
    extension,
  };
  return {
    slug: 'session-range',
    choice,
    pineInputs: isDelivered ? {} : named,
    mql5Inputs: isDelivered ? {} : inMql5(named),
    serverOffsetMinutes: 60,
    expect: (bars) => {
      const { lines, marks } = sessionRange(bars, inputs);
      const up = barsOf(marks, 'up');
      const down = barsOf(marks, 'down');
      return {
        plots: {
          'Range high': lines.high,
          'Range low': lines.low,
          Middle: lines.middle,
          'Upper breakout level': lines.breakoutUpper,
          'Lower breakout level': lines.breakoutLower,
          'Upper extension': lines.extensionUpper,
          'Lower extension': lines.extensionLower,
        },
        buffers: {
          RangeHighBuffer: lines.high,
          RangeLowBuffer: lines.low,
          MiddleBuffer: lines.middle,
          BreakoutUpperBuffer: lines.breakoutUpper,
          BreakoutLowerBuffer: lines.breakoutLower,
          ExtensionUpperBuffer: lines.extensionUpper,
          ExtensionLowerBuffer: lines.extensionLower,
          BrokeUpBuffer: lineOf(bars, marks, 'up'),
          BrokeDownBuffer: lineOf(bars, marks, 'down'),
        },
        conditions: {
          'Breakout up': up,
          'Breakout down': down,
          'First close above the range': up,
          'First close below the range': down,
        },
        alerts: {
          ': first close above the upper breakout level': up,
          ': first close below the lower breakout level': down,
        },
        labels: [],
      };
    },
  };
}

const swingTexts = {
  high: { first: 'H', higher: 'HH', lower: 'LH', equal: 'EH' },
  low: { first: 'L', higher: 'HL', lower: 'LL', equal: 'EL' },
};

function swingStructureWith(choice: string, strength: number): Agreement {
  const chosen: Record<string, Value> =
    strength === swingStructureDefaults.strength ? {} : { strength };
  return {
    slug: 'swing-structure',
    choice,
    pineInputs: chosen,
    mql5Inputs: inMql5(chosen),
    expect: (bars) => {
      const { lines, marks, breaks } = swingStructure(bars, { strength });
      const up = barsOf(breaks, 'up');
      const down = barsOf(breaks, 'down');
      const changes = lines.structure.flatMap((structure, index) =>
        structure === (lines.structure[index - 1] ?? 0) ? [] : [index],
      );
      return {
        plots: {
          'Last swing high': lines.swingHigh,
          'Last swing low': lines.swingLow,
          Structure: lines.structure,
        },
        buffers: {
          SwingHighBuffer: lines.swingHigh,
          SwingLowBuffer: lines.swingLow,
          StructureBuffer: lines.structure,
          HighMarkBuffer: lineOf(bars, marks, 'high'),
          LowMarkBuffer: lineOf(bars, marks, 'low'),
          BreakUpBuffer: lineOf(bars, breaks, 'up'),
          BreakDownBuffer: lineOf(bars, breaks, 'down'),
        },
        conditions: {
          'Break up': up,
          'Break down': down,
          'Close above the last swing high': up,
          'Close below the last swing low': down,
          'Structure changed': changes,
        },
        alerts: {
          ': close above the last swing high': up,
          ': close below the last swing low': down,
          ': the sequence of highs and lows changed': changes,
        },
        labels: marks.map(({ confirmedAt, index, price, kind, label }) => ({
          bar: confirmedAt,
          x: index,
          price,
          text: swingTexts[kind][label],
        })),
      };
    },
  };
}

function riskRulerWith(choice: string, chosen: Partial<typeof riskRulerDefaults>): Agreement {
  const inputs = { ...riskRulerDefaults, ...chosen };
  const { direction, entryPrice, targetPrice, ...numbers } = chosen;
  const prices = { entryPrice: entryPrice ?? 0, targetPrice: targetPrice ?? 0 };
  const isDelivered = Object.keys(chosen).length === 0;
  const side = direction === 'short' ? -1 : 1;
  return {
    slug: 'risk-ruler',
    choice,
    pineInputs: isDelivered
      ? {}
      : { ...numbers, ...prices, direction: side === 1 ? 'Long' : 'Short' },
    mql5Inputs: isDelivered
      ? {}
      : inMql5({ ...numbers, ...prices, direction: side === 1 ? 'RULER_LONG' : 'RULER_SHORT' }),
    expect: (bars) => {
      const { lines } = riskRuler(bars, inputs);
      const atStop = barsBeyond(bars, lines.stop, -side);
      const atTarget = barsBeyond(bars, lines.target, side);
      return {
        plots: {
          Entry: lines.entry,
          Stop: lines.stop,
          Target: lines.target,
          'Average true range': lines.averageTrueRange,
          'Position size': lines.size,
          'Money at risk': lines.riskMoney,
          'Reward to risk': lines.rewardToRisk,
          Margin: lines.margin,
        },
        buffers: {
          EntryBuffer: lines.entry,
          StopBuffer: lines.stop,
          TargetBuffer: lines.target,
          AtrBuffer: lines.averageTrueRange,
          SizeBuffer: lines.size,
          RiskMoneyBuffer: lines.riskMoney,
          RewardToRiskBuffer: lines.rewardToRisk,
          MarginBuffer: lines.margin,
        },
        conditions: { 'Close beyond the stop': atStop, 'Close beyond the target': atTarget },
        alerts: {
          ': the close is at or beyond the stop': atStop,
          ': the close is at or beyond the target': atTarget,
        },
        labels: [],
      };
    },
  };
}

function inMql5(inputs: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(inputs);
  return Object.fromEntries(
    entries.map(([name, value]) => [`Inp${name.charAt(0).toUpperCase()}${name.slice(1)}`, value]),
  );
}

interface Found {
  readonly index: number;
  readonly kind: string;
  readonly price: number;
}

function barsOf(marks: readonly Found[], kind: string): number[] {
  return marks.filter((mark) => mark.kind === kind).map(({ index }) => index);
}

function lineOf(bars: readonly Bar[], marks: readonly Found[], kind: string): Line {
  const prices = new Map(
    marks.filter((mark) => mark.kind === kind).map(({ index, price }) => [index, price]),
  );
  return bars.map((_, index) => prices.get(index) ?? null);
}

function barsBackInside(bars: readonly Bar[], upper: Line, lower: Line): number[] {
  const isOutside = bars.map(({ close }, index) => {
    const [top, bottom] = [upper[index] ?? null, lower[index] ?? null];
    return top !== null && bottom !== null && (close > top || close < bottom);
  });
  return isOutside.flatMap((outside, index) => (!outside && isOutside[index - 1] ? [index] : []));
}

function barsBeyond(bars: readonly Bar[], line: Line, side: number): number[] {
  return bars.flatMap(({ close }, index) => {
    const level = line[index] ?? null;
    return level !== null && side * (close - level) >= 0 ? [index] : [];
  });
}
