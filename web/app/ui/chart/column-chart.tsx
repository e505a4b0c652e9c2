import { useId, useState } from 'react';
import { ColumnPlot } from './column-plot.tsx';

type ChartColumn = {
  readonly id: string;
  readonly value: number;
  /** Still counting: drawn as an outline. */
  readonly isUnfinished?: boolean;
};

type ColumnChartProps = {
  /** The chart's conclusion, as its title. */
  title: string;
  /** Names the marked column, for keyboard users. */
  sliderLabel: string;
  columns: readonly ChartColumn[];
  /** Values to compare with, in the same order; drawn as a line in front of the columns. */
  compared?: readonly number[] | undefined;
  /** Formats a value: €149.00 or 12 orders. */
  write: (value: number) => string;
  /** A shorter format for the axis. */
  writeShort: (value: number) => string;
  /** Formats a column's name, shown next to its value. */
  writeName: (id: string) => string;
  /** A shorter name for the axis below the chart. */
  writeTick: (id: string) => string;
};

/** Counts or sums over time, with the value of the marked column next to the title. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, columns, write, writeName } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState(columns.length - 1);
  const index = Math.min(chosen, columns.length - 1);
  const marked = columns[index];
  if (!marked) return null;
  return (
    <figure aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span id={titleId} className="type-h4">
          {title}
        </span>
        <span className="tabular text-sm text-ink-2">
          {writeName(marked.id)}{' '}
          <strong className="font-[600] text-ink">{write(marked.value)}</strong>
        </span>
      </figcaption>
      <ColumnPlot
        columns={columns.map(({ value, ...column }) => ({
          ...column,
          bars: [{ id: column.id, value }],
        }))}
        compared={props.compared}
        marked={index}
        onMark={setChosen}
        sliderLabel={props.sliderLabel}
        sliderText={`${writeName(marked.id)}: ${write(marked.value)}`}
        writeShort={props.writeShort}
        writeTick={props.writeTick}
      />
    </figure>
  );
}
