import { placeOn } from './column-shape.ts';
import { percent } from './percent.ts';
import { seriesFill } from './series-fill.ts';

type PlotBar = {
  /** The name of its series. */
  readonly id: string;
  readonly value: number;
  /** Written at the bar's end where all bars have the room. */
  readonly label?: string;
};

export type PlotColumn = {
  readonly id: string;
  /** One for each series, side by side. */
  readonly bars: readonly PlotBar[];
  /** Still counting: drawn as an outline. */
  readonly isUnfinished?: boolean;
};

type ColumnBarsProps = {
  columns: readonly PlotColumn[];
  /** The values of the axis, zero among them. */
  ticks: readonly number[];
  marked: number;
};

/** Up to this many columns have the room for gaps between their bars. */
const maxSpaced = 12;

/** Bars from the zero line up, or down for negative values. */
export function ColumnBars({ columns, ticks, marked }: ColumnBarsProps) {
  const labels = columns.flatMap(({ bars }) => bars.map(({ label = '' }) => label.length));
  const longest = Math.max(...labels);
  const between = columns.length <= maxSpaced ? 'gap-0.5' : 'gap-px';
  const room = longest > 0 ? `mx-auto w-4/5 max-w-48 ${between}` : gapOf(columns.length);
  const fillOf = (series: number, isMarked: boolean) => {
    if (longest > 0) return seriesFill(series);
    return isMarked ? 'bg-river' : 'bg-river/60';
  };
  return (
    <div aria-hidden="true" className="absolute inset-0 flex">
      {columns.map(({ id, bars, isUnfinished = false }, index) => (
        <span key={id} className="h-full min-w-0 flex-1">
          <span className={`flex h-full ${room}`}>
            {bars.map((bar, series) => (
              <Bar
                key={bar.id}
                bar={bar}
                ticks={ticks}
                fill={isUnfinished ? unfinished : fillOf(series, index === marked)}
                labelRoom={roomForLabel(longest)}
              />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

type BarProps = { bar: PlotBar; ticks: readonly number[]; fill: string; labelRoom: string };

function Bar({ bar: { value, label }, ticks, fill, labelRoom }: BarProps) {
  const [bottom, top] = [placeOn(ticks, Math.min(0, value)), placeOn(ticks, Math.max(0, value))];
  return (
    <span className="@container relative h-full min-w-0 flex-1">
      <span
        className={`absolute inset-x-0 ${fill}`}
        style={{ bottom: percent(bottom), height: percent(top - bottom) }}
      />
      {label ? (
        <span
          className={`tabular absolute inset-x-0 hidden text-center text-2xs leading-4 whitespace-nowrap text-ink-2 [text-shadow:0_0_2px_var(--surface),0_0_3px_var(--surface)] ${labelRoom} ${value < 0 ? 'translate-y-full' : ''}`}
          style={{ bottom: percent(value < 0 ? bottom : top) }}
        >
          {label}
        </span>
      ) : null}
    </span>
  );
}

const unfinished = 'border border-b-0 border-dashed border-river';

/** The width of a bar from which a label of so many characters is shown. */
function roomForLabel(characters: number): string {
  if (characters <= 3) return '@min-[1.5rem]:block';
  if (characters <= 5) return '@min-[2.25rem]:block';
  if (characters <= 6) return '@min-[2.75rem]:block';
  return characters <= 8 ? '@min-[3.5rem]:block' : '@min-[5rem]:block';
}

/**
 * Two months of days have room for gaps on every screen, a quarter on a wide one; with more days
 * there would be only gaps.
 */
function gapOf(count: number): string {
  if (count <= 62) return 'px-px sm:px-0.5';
  return count <= 100 ? 'lg:px-px' : '';
}
