import { ColumnChart } from './column-chart.tsx';

type DayValue = { readonly day: string; readonly value: number };

type DayChartProps = {
  /** The chart's conclusion, as its title. */
  title: string;
  /** Names the marked day, for keyboard users. */
  sliderLabel: string;
  values: readonly DayValue[];
  /** Values to compare with, in the same order. */
  compared?: readonly number[] | undefined;
  /** Formats a value: €149.00 or 12 orders. */
  write: (value: number) => string;
  /** A shorter format for the axis. */
  writeShort: (value: number) => string;
  writeDay: (day: string) => string;
};

/** One column a day. */
export function DayChart({ values, writeDay, ...props }: DayChartProps) {
  const columns = values.map(({ day, value }) => ({ id: day, value }));
  return <ColumnChart {...props} columns={columns} writeName={writeDay} writeTick={writeDay} />;
}
