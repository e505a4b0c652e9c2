import type { PointerEvent } from 'react';
import { barAt } from './chart-shape.ts';
import { ColumnBars, type PlotColumn } from './column-bars.tsx';
import { axisTicks, namedColumns, placeOn } from './column-shape.ts';
import { decimalsOfStep } from './nice-step.ts';
import { percent } from './percent.ts';

type ColumnPlotProps = {
  columns: readonly PlotColumn[];
  /** Values to compare with, in the same order; drawn as a line in front of the columns. */
  compared?: readonly number[] | undefined;
  /** Decimal places of the axis. */
  digits?: number;
  /** The index of the marked column. */
  marked: number;
  onMark: (index: number) => void;
  /** What the marked column is, and which one it is with its values, for screen readers. */
  sliderLabel: string;
  sliderText: string;
  /** Formats a value of the axis with the decimal places that its steps need. */
  writeShort: (value: number, digits: number) => string;
  /** Formats a column's name on the axis below the chart. */
  writeTick: (id: string) => string;
};

/** Up to this many columns have their own labels, in lines if need be. */
const maxLabelled = 8;

/**
 * The marked column is a native range input: arrow keys and the pointer move it, and screen readers
 * announce its name and value.
 */
export function ColumnPlot(props: ColumnPlotProps) {
  const { columns, marked, onMark, writeShort, writeTick } = props;
  const compared = props.compared?.slice(0, columns.length) ?? [];
  const bars = columns.flatMap((column) => column.bars);
  const values = [...bars.map(({ value }) => value), ...compared];
  const ticks = axisTicks(Math.max(...values), Math.min(...values), props.digits);
  const tickDigits = decimalsOfStep((ticks[1] ?? 1) - (ticks[0] ?? 0));
  // Values are written above the highest bar and below the lowest.
  const hasLabels = bars.some(({ label }) => label !== undefined);

  function follow(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    onMark(barAt((event.clientX - frame.left) / frame.width, columns.length));
  }

  return (
    // Time runs left to right in every script, as on trading screens.
    <div dir="ltr" className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div
        onPointerMove={follow}
        onPointerDown={follow}
        className={`relative h-44 touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:h-56 ${hasLabels ? 'my-4' : ''}`}
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-0 bg-river-wash"
          style={{ left: percent(marked / columns.length), width: percent(1 / columns.length) }}
        />
        {ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-rule-strong' : 'border-rule'}`}
            style={{ bottom: percent(placeOn(ticks, tick)) }}
          />
        ))}
        <ColumnBars columns={columns} ticks={ticks} marked={marked} />
        {compared.length > 1 ? (
          <ComparedLine values={compared} count={columns.length} ticks={ticks} />
        ) : null}
        <input
          type="range"
          min={0}
          max={columns.length - 1}
          value={marked}
          onChange={(event) => onMark(Number(event.target.value))}
          aria-label={props.sliderLabel}
          aria-valuetext={props.sliderText}
          className="pointer-events-none absolute inset-0 size-full opacity-0 noscript:hidden"
        />
      </div>
      <ValueAxis
        ticks={ticks}
        labels={ticks.map((tick) => writeShort(tick, tickDigits))}
        className={hasLabels ? 'my-4' : 'min-w-12'}
      />
      {hasLabels && columns.length <= maxLabelled ? (
        <Labels columns={columns} writeTick={writeTick} />
      ) : (
        <Ticks columns={columns} writeTick={writeTick} />
      )}
    </div>
  );
}

type ValueAxisProps = { ticks: readonly number[]; labels: readonly string[]; className: string };

/** As wide as its longest label. */
function ValueAxis({ ticks, labels, className }: ValueAxisProps) {
  const longest = Math.max(...labels.map(({ length }) => length));
  return (
    <div
      aria-hidden="true"
      className={`tabular relative text-2xs text-ink-3 ${className}`}
      style={{ inlineSize: `${longest}ch` }}
    >
      {ticks.map((tick, index) => (
        <span
          key={tick}
          className="absolute start-0 translate-y-1/2 leading-none whitespace-nowrap"
          style={{ bottom: percent(placeOn(ticks, tick)) }}
        >
          {labels[index]}
        </span>
      ))}
    </div>
  );
}

type ComparedLineProps = { values: readonly number[]; count: number; ticks: readonly number[] };

function ComparedLine({ values, count, ticks }: ComparedLineProps) {
  const points = values.map((value, index) => {
    return `${((index + 0.5) / count) * 100},${(1 - placeOn(ticks, value)) * 100}`;
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

type TicksProps = Pick<ColumnPlotProps, 'columns' | 'writeTick'>;

function Ticks({ columns, writeTick }: TicksProps) {
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

/** Each label below its column. */
function Labels({ columns, writeTick }: TicksProps) {
  return (
    <div aria-hidden="true" className="flex pt-1.5 text-2xs text-ink-2">
      {columns.map(({ id }) => (
        <span key={id} className="min-w-0 flex-1 px-0.5 text-center leading-tight hyphens-auto">
          {writeTick(id)}
        </span>
      ))}
    </div>
  );
}
