import type { Bar } from '../line/series.ts';

/** One candle and the moment it belongs to, in milliseconds; a week is named by its last day. */
export type ChartBar = Bar & { readonly time: number };

export function instantOf({ time }: ChartBar): Date {
  return new Date(time);
}

const halfDay = 43_200_000;

/** Several bars of one day, whose hour matters. */
export function areIntraday(bars: readonly ChartBar[]): boolean {
  const [first, second] = bars;
  return first !== undefined && second !== undefined && second.time - first.time < halfDay;
}
