import type { Bar } from '../bar.ts';

/** Bars from their highs, lows and closes, one per hour since the start of 1970. */
export function barsOf(...prices: readonly (readonly [number, number, number])[]): Bar[] {
  return prices.map(([high, low, close], index) => ({
    time: index * 3_600_000,
    open: close,
    high,
    low,
    close,
  }));
}
