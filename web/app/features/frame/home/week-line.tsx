import type { CSSProperties } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { heightScale, linePath, type Point } from '../../../ui/line/path.ts';
import { closes, priceSeries } from '../../../ui/line/series.ts';
import type { WeekDay } from './week.ts';

const width = 700;
const height = 120;
const barsPerDay = 12;
const shape = drawWeek();

/** Seven days on one line: filled if something was learned, open if today still can be. */
export function WeekLine({ week }: { week: readonly WeekDay[] }) {
  const today = week.findIndex(({ isToday }) => isToday);
  const share = (today + 0.5) / week.length;
  return (
    <div className="week-line">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={shape.path} vectorEffect="non-scaling-stroke" />
        <path
          d={shape.path}
          strokeWidth="2.25"
          className="stroke-river"
          vectorEffect="non-scaling-stroke"
          style={{ clipPath: `inset(-8px ${((1 - share) * 100).toFixed(2)}% -8px 0)` }}
        />
      </svg>
      <ol>
        {week.map((day, index) => (
          <Day key={day.date.getTime()} day={day} y={shape.dots[index] ?? 0} />
        ))}
      </ol>
      <div className="h-8 border-t border-rule-strong" />
    </div>
  );
}

function Day({ day: { date, lessons, isToday }, y }: { day: WeekDay; y: number }) {
  const t = useTexts('home');
  const format = useFormat();
  const isDone = lessons > 0;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      // Custom properties are valid styles; React's type doesn't include them.
      style={{ '--y': `${((y / height) * 7).toFixed(2)}rem` } as CSSProperties}
    >
      {isDone || isToday ? <span className="week-dot" data-done={isDone || undefined} /> : null}
      {isDone ? (
        <span className="week-lessons max-sm:sr-only">
          {t('home.week.lessons', { count: lessons })}
        </span>
      ) : null}
      {format.date(date, 'weekdayShort')}
    </li>
  );
}

function drawWeek() {
  const values = closes(
    priceSeries(1183, [
      { bars: 30, move: 0.03, volatility: 0.007 },
      { bars: 22, move: -0.012, volatility: 0.007 },
      { bars: 32, move: 0.03, volatility: 0.006 },
    ]),
  );
  const heights = values.map(heightScale(values, 14, height - 14));
  const pitch = width / (heights.length - 1);
  return {
    path: linePath(heights.map((y, index): Point => [index * pitch, y])),
    dots: [0, 1, 2, 3, 4, 5, 6].map((day) => heights[Math.round((day + 0.5) * barsPerDay)] ?? 0),
  };
}
