import { ColumnChart } from './column-chart.tsx';

type DayValue = { readonly day: string; readonly value: number };

type DayChartProps = {
  /** The answer that the chart gives, as its title. */
  title: string;
  /** Names the marked day, for keyboard users. */
  sliderLabel: string;
  values: readonly DayValue[];
  /** What they're compared with, in the same order. */
  compared?: readonly number[] | undefined;
  /** A value in words: €149.00 or 12 orders. */
  write: (value: number) => string;
  /** The same on the axis, where there is little room. */
  writeShort: (value: number) => string;
  writeDay: (day: string) => string;
};

/** One column a day. */
export function DayChart({ values, writeDay, ...props }: DayChartProps) {
  const columns = values.map(({ day, value }) => ({ id: day, value }));
  return <ColumnChart {...props} columns={columns} writeName={writeDay} writeTick={writeDay} />;
}
