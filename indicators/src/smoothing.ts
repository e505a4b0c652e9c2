import type { Bar, Line } from './bar.ts';

/** Exponential average of the closes, seeded with the mean of the first `length` closes. */
export function exponentialAverage(bars: readonly Bar[], length: number): Line {
  return smooth(
    bars.map((bar) => bar.close),
    { length, weight: 2 / (length + 1) },
  );
}

/**
 * Average true range with Wilder's smoothing, seeded with the mean of the first `length` ranges.
 */
export function averageTrueRange(bars: readonly Bar[], length: number): Line {
  return smooth(trueRanges(bars), { length, weight: 1 / length });
}

/** The range of each bar, extended to the previous close, so that gaps count. */
function trueRanges(bars: readonly Bar[]): number[] {
  return bars.map((bar, index) => {
    const before = bars[index - 1];
    if (!before) return bar.high - bar.low;
    return Math.max(
      bar.high - bar.low,
      Math.abs(bar.high - before.close),
      Math.abs(bar.low - before.close),
    );
  });
}

function smooth(
  values: readonly number[],
  { length, weight }: { length: number; weight: number },
): Line {
  let total = 0;
  let average = 0;
  return values.map((value, index) => {
    if (index >= length) {
      average += weight * (value - average);
      return average;
    }
    total += value;
    if (index < length - 1) return null;
    average = total / length;
    return average;
  });
}
