import type { Bar, Line, Mark } from './bar.ts';

export interface SwingStructureInputs {
  /** Bars on each side that a swing must exceed. */
  readonly strength: number;
}

export type SwingLabel = 'first' | 'higher' | 'lower' | 'equal';

export interface Swing extends Mark<'high' | 'low'> {
  /** The bar that confirmed the swing: `strength` bars after the swing itself. */
  readonly confirmedAt: number;
  readonly label: SwingLabel;
}

export interface SwingStructure {
  readonly lines: {
    /** Price of the last confirmed swing, as known at each bar. */
    readonly swingHigh: Line;
    readonly swingLow: Line;
    /** 1 while highs and lows rise, -1 while both fall, 0 otherwise. */
    readonly structure: Line;
  };
  readonly marks: readonly Swing[];
  /** The first close beyond the last confirmed swing. */
  readonly breaks: readonly Mark<'up' | 'down'>[];
}

export const swingStructureDefaults: SwingStructureInputs = { strength: 3 };

/** Swing highs and lows, how each compares with the previous one, and when one is broken. */
export function swingStructure(
  bars: readonly Bar[],
  { strength }: SwingStructureInputs = swingStructureDefaults,
): SwingStructure {
  const marks: Swing[] = [];
  const breaks: Mark<'up' | 'down'>[] = [];
  // Lows are highs of the negated series, so one rule covers both.
  const sides = { highs: bars.map((bar) => bar.high), lows: bars.map((bar) => -bar.low) };
  const known: Known = { high: null, low: null, isHighBroken: false, isLowBroken: false };
  const states = bars.map((bar, index) => {
    marks.push(...confirmedSwings(sides, known, { index, strength }));
    breaks.push(...brokenSwings(bar, known, index));
    return {
      high: known.high?.price ?? null,
      low: known.low?.price ?? null,
      structure: structureOf(known),
    };
  });
  return {
    lines: {
      swingHigh: states.map((state) => state.high),
      swingLow: states.map((state) => state.low),
      structure: states.map((state) => state.structure),
    },
    marks,
    breaks,
  };
}

interface Known {
  high: Swing | null;
  low: Swing | null;
  isHighBroken: boolean;
  isLowBroken: boolean;
}

function confirmedSwings(
  { highs, lows }: { highs: readonly number[]; lows: readonly number[] },
  known: Known,
  { index, strength }: { index: number; strength: number },
): Swing[] {
  const centre = index - strength;
  const high = standsOut({ values: highs, centre, strength });
  const low = standsOut({ values: lows, centre, strength });
  const swings: Swing[] = [];
  if (high !== null) {
    const label = labelOf(high, known.high);
    known.high = { index: centre, kind: 'high', price: high, confirmedAt: index, label };
    known.isHighBroken = false;
    swings.push(known.high);
  }
  if (low !== null) {
    const label = labelOf(-low, known.low);
    known.low = { index: centre, kind: 'low', price: -low, confirmedAt: index, label };
    known.isLowBroken = false;
    swings.push(known.low);
  }
  return swings;
}

/**
 * The value at the centre if it is above all on the left and not below any on the right: of
 * adjacent equal tops the first one counts, and a flat market has none.
 */
function standsOut({
  values,
  centre,
  strength,
}: {
  values: readonly number[];
  centre: number;
  strength: number;
}): number | null {
  const value = values[centre];
  if (value === undefined || centre < strength) return null;
  const left = values.slice(centre - strength, centre);
  const right = values.slice(centre + 1, centre + strength + 1);
  const isTop = left.every((other) => value > other) && right.every((other) => value >= other);
  return isTop ? value : null;
}

function labelOf(price: number, before: Swing | null): SwingLabel {
  if (!before) return 'first';
  if (price === before.price) return 'equal';
  return price > before.price ? 'higher' : 'lower';
}

function brokenSwings({ close }: Bar, known: Known, index: number): Mark<'up' | 'down'>[] {
  const breaks: Mark<'up' | 'down'>[] = [];
  if (known.high && !known.isHighBroken && close > known.high.price) {
    known.isHighBroken = true;
    breaks.push({ index, kind: 'up', price: known.high.price });
  }
  if (known.low && !known.isLowBroken && close < known.low.price) {
    known.isLowBroken = true;
    breaks.push({ index, kind: 'down', price: known.low.price });
  }
  return breaks;
}

function structureOf({ high, low }: Known): number {
  if (high?.label === 'higher' && low?.label === 'higher') return 1;
  if (high?.label === 'lower' && low?.label === 'lower') return -1;
  return 0;
}
