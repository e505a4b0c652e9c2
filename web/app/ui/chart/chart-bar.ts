import type { Format } from '../../lib/use-format.tsx';
import type { Bar } from '../line/series.ts';

/** One candle and the moment it belongs to, in milliseconds; a week is named by its last day. */
export type ChartBar = Bar & {
  readonly time: number;
  /** What is written in the place of the moment, where the bar belongs to no day. */
  readonly label?: string;
};

export function instantOf({ time }: ChartBar): Date {
  return new Date(time);
}

const halfDay = 43_200_000;

/** Several bars of one day, whose hour matters. */
export function areIntraday(bars: readonly ChartBar[]): boolean {
  const [first, second] = bars;
  return first !== undefined && second !== undefined && second.time - first.time < halfDay;
}

/** A bar's moment in words: its label, or its day, with the hour where that matters. */
export function writeMoment(
  format: Format,
  bar: ChartBar,
  style: 'moment' | 'medium' | 'long',
): string {
  return bar.label ?? format.date(instantOf(bar), style);
}
