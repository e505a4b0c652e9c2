import { type PointerEvent, useId, useState } from 'react';
import { barAt } from './chart-shape.ts';
import { namedDays, scaleMarks } from './day-shape.ts';
import { percent } from './percent.ts';

export type DayValue = { readonly day: string; readonly value: number };

type DayChartProps = {
  /** The answer that the chart gives, as its title. */
  title: string;
  /** Names the day that is marked, for whoever moves it by keyboard. */
  sliderLabel: string;
  values: readonly DayValue[];
  /** A value in words: €149.00 or 12 orders. */
  write: (value: number) => string;
  /** The same on the axis, where there is little room. */
  writeShort: (value: number) => string;
  writeDay: (day: string) => string;
};

/**
 * One column a day. The marked day is a native slider: arrow keys move it and a screen reader says
 * the day and its value; a pointer moves it too.
 */
export function DayChart(props: DayChartProps) {
  const { title, values, write, writeShort, writeDay } = props;
  const titleId = useId();
  const [chosen, setChosen] = useState(values.length - 1);
  const index = Math.min(chosen, values.length - 1);
  const marked = values[index];
  if (!marked) return null;
  const marks = scaleMarks(Math.max(...values.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;

  function follow(event: PointerEvent<HTMLDivElement>) {
    const frame = event.currentTarget.getBoundingClientRect();
    setChosen(barAt((event.clientX - frame.left) / frame.width, values.length));
  }

  return (
    <figure aria-labelledby={titleId} className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span id={titleId} className="type-h4">
          {title}
        </span>
        <span className="tabular text-sm text-ink-2">
          {writeDay(marked.day)}{' '}
          <strong className="font-[600] text-ink">{write(marked.value)}</strong>
        </span>
      </figcaption>
      {/* Time runs left to right in every script, as it does on trading screens. */}
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
          <Columns values={values} top={top} marked={index} />
          <input
            type="range"
            min={0}
            max={values.length - 1}
            value={index}
            onChange={(event) => setChosen(Number(event.target.value))}
            aria-label={props.sliderLabel}
            aria-valuetext={`${writeDay(marked.day)}: ${write(marked.value)}`}
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
        <DayNames values={values} writeDay={writeDay} />
      </div>
    </figure>
  );
}

type ColumnsProps = { values: readonly DayValue[]; top: number; marked: number };

function Columns({ values, top, marked }: ColumnsProps) {
  // Beyond two months a gap would be wider than its column.
  const gap = values.length > 62 ? '' : 'px-px sm:px-0.5';
  return (
    <div aria-hidden="true" className="absolute inset-0 flex items-end">
      {values.map(({ day, value }, index) => (
        <span
          key={day}
          className={`flex h-full flex-1 items-end ${gap} ${index === marked ? 'bg-river-wash' : ''}`}
        >
          <span
            className={`block w-full ${index === marked ? 'bg-river' : 'bg-river/60'}`}
            style={{ height: percent(value / top) }}
          />
        </span>
      ))}
    </div>
  );
}

function DayNames({ values, writeDay }: Pick<DayChartProps, 'values' | 'writeDay'>) {
  return (
    <div aria-hidden="true" className="relative h-6 text-2xs text-ink-3">
      {namedDays(values.length).map((index) => (
        <span
          key={index}
          className="absolute top-1.5 leading-none whitespace-nowrap even:max-sm:hidden"
          style={{ left: percent(index / values.length) }}
        >
          {writeDay(values[index]?.day ?? '')}
        </span>
      ))}
    </div>
  );
}
