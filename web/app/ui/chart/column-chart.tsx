import { type PointerEvent, useId, useState } from 'react';
import { barAt } from './chart-shape.ts';
import { axisTicks, namedColumns } from './column-shape.ts';
import { percent } from './percent.ts';

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

/**
 * The marked column is a native range input: arrow keys and the pointer move it, and screen readers
 * announce its name and value.
 */
export function ColumnChart(props: ColumnChartProps) {
  const { title, columns, write, writeShort, writeName } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState(columns.length - 1);
  const index = Math.min(chosen, columns.length - 1);
  const marked = columns[index];
  if (!marked) return null;
  const compared = props.compared?.slice(0, columns.length) ?? [];
  const marks = axisTicks(Math.max(...columns.map(({ value }) => value), ...compared));
  const top = marks.at(-1) ?? 1;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    setChosen(barAt((event.clientX - frame.left) / frame.width, columns.length));
  }

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
      {/* Time runs left to right in every script, as on trading screens. */}
      <div dir="ltr" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <div
          onPointerMove={follow}
          onPointerDown={follow}
          className="relative h-44 touch-pan-y border-b border-rule-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:h-56"
        >
          {marks.slice(1).map((mark) => (
            <span
              key={mark}
              aria-hidden="true"
              className="absolute inset-x-0 border-t border-rule"
              style={{ bottom: percent(mark / top) }}
            />
          ))}
          <Columns columns={columns} top={top} marked={index} />
          {compared.length > 1 ? (
            <ComparedLine values={compared} count={columns.length} top={top} />
          ) : null}
          <input
            type="range"
            min={0}
            max={columns.length - 1}
            value={index}
            onChange={(event) => setChosen(Number(event.target.value))}
            aria-label={props.sliderLabel}
            aria-valuetext={`${writeName(marked.id)}: ${write(marked.value)}`}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <div aria-hidden="true" className="tabular relative min-w-12 text-2xs text-ink-3">
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute start-0 translate-y-1/2 leading-none whitespace-nowrap"
              style={{ bottom: percent(mark / top) }}
            >
              {writeShort(mark)}
            </span>
          ))}
        </div>
        <Ticks columns={columns} writeTick={props.writeTick} />
      </div>
    </figure>
  );
}

type ColumnsProps = { columns: readonly ChartColumn[]; top: number; marked: number };

function Columns({ columns, top, marked }: ColumnsProps) {
  const gap = gapOf(columns.length);
  return (
    <div aria-hidden="true" className="absolute inset-0 flex items-end">
      {columns.map(({ id, value, isUnfinished = false }, index) => (
        <span
          key={id}
          className={`flex h-full flex-1 items-end ${gap} ${index === marked ? 'bg-river-wash' : ''}`}
        >
          <span
            className={`block w-full ${fillOf({ isUnfinished, isMarked: index === marked })}`}
            style={{ height: percent(value / top) }}
          />
        </span>
      ))}
    </div>
  );
}

function fillOf({ isUnfinished, isMarked }: { isUnfinished: boolean; isMarked: boolean }): string {
  if (isUnfinished) return 'border border-b-0 border-dashed border-river';
  return isMarked ? 'bg-river' : 'bg-river/60';
}

type ComparedLineProps = { values: readonly number[]; count: number; top: number };

function ComparedLine({ values, count, top }: ComparedLineProps) {
  const points = values.map((value, index) => {
    const y = 100 - (Math.max(0, value) / top) * 100;
    return `${((index + 0.5) / count) * 100},${y}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible text-ink-3"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function Ticks({ columns, writeTick }: Pick<ColumnChartProps, 'columns' | 'writeTick'>) {
  return (
    <div aria-hidden="true" className="relative h-6 text-2xs text-ink-3">
      {namedColumns(columns.length).map((index) => (
        <span
          key={index}
          className="absolute top-1.5 leading-none whitespace-nowrap even:max-sm:hidden"
          style={{ left: percent(index / columns.length) }}
        >
          {writeTick(columns[index]?.id ?? '')}
        </span>
      ))}
    </div>
  );
}

/**
 * Two months of days have room for gaps on every screen, a quarter on a wide one; with more days
 * there would be only gaps.
 */
function gapOf(count: number): string {
  if (count <= 62) return 'px-px sm:px-0.5';
  return count <= 100 ? 'lg:px-px' : '';
}
