import type { Bar } from '../../../ui/line/series.ts';

/** One candle with its day, as YYYY-MM-DD; a week is named by its last day. */
export type ChartBar = Bar & { readonly day: string };

/** Noon, so that the day is the same on the academy's clock. */
export function instantOf(bar: ChartBar): Date {
  return new Date(`${bar.day}T12:00:00Z`);
}
