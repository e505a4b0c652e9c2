import type { Format } from '../../lib/use-format.tsx';
import type { Bar } from '../line/series.ts';

/** One candle with its timestamp in milliseconds; a week is named after its last day. */
export type ChartBar = Bar & {
  readonly time: number;
  /** Shown instead of the time if the bar has no date. */
  readonly label?: string;
};

export function instantOf({ time }: ChartBar): Date {
  return new Date(time);
}

const halfDay = 43_200_000;

/** Whether there are several bars per day, so that the hour matters. */
export function areIntraday(bars: readonly ChartBar[]): boolean {
  const [first, second] = bars;
  return first !== undefined && second !== undefined && second.time - first.time < halfDay;
}

/** A bar's label, or its date, with the hour for intraday bars. */
export function formatBarTime(
  format: Format,
  bar: ChartBar,
  style: 'moment' | 'medium' | 'long',
): string {
  return bar.label ?? format.date(instantOf(bar), style);
}
