import { heightScale, linePath, type Point } from './path.ts';
import { closes, priceSeries, type Regime } from './series.ts';

/** Small illustrations for empty and error states, drawn with the page's line. */
export type StateDrawing = 'flat' | 'start' | 'broken' | 'search' | 'done';

const width = 240;
const height = 72;

const stories: Record<StateDrawing, Regime[]> = {
  flat: [
    { bars: 16, move: 0.05, volatility: 0.012 },
    { bars: 6, move: -0.05, volatility: 0.008 },
    { bars: 22, move: 0, volatility: 0.0012 },
  ],
  start: [
    { bars: 8, move: 0.004, volatility: 0.002 },
    { bars: 14, move: 0.05, volatility: 0.009 },
  ],
  broken: [
    { bars: 20, move: 0.05, volatility: 0.012 },
    { bars: 20, move: -0.06, volatility: 0.012 },
  ],
  search: [
    { bars: 14, move: 0.03, volatility: 0.01 },
    { bars: 10, move: -0.05, volatility: 0.01 },
    { bars: 18, move: 0.045, volatility: 0.01 },
  ],
  done: [
    { bars: 12, move: 0.02, volatility: 0.01 },
    { bars: 8, move: -0.02, volatility: 0.01 },
    { bars: 22, move: 0.09, volatility: 0.01 },
  ],
};

export function StateLine({ drawing }: { drawing: StateDrawing }) {
  const values = closes(priceSeries(2857, stories[drawing]));
  const y = heightScale(values, 12, height - 14);
  const reach = drawing === 'start' ? width * 0.46 : width;
  const pitch = reach / (values.length - 1);
  const points = values.map((value, index): Point => [index * pitch, y(value)]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="max-w-full overflow-visible text-river"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={`M0 ${height - 0.5}H${width}`}
        className="text-rule-strong"
        strokeWidth="1"
        stroke="currentColor"
      />
      <Story drawing={drawing} points={points} />
    </svg>
  );
}

function Story({ drawing, points }: { drawing: StateDrawing; points: readonly Point[] }) {
  const last = points.at(-1) ?? [0, 0];
  const ring = ([x, y]: Point) => (
    <circle cx={x} cy={y} r="4.5" className="fill-paper" strokeWidth="2" />
  );
  switch (drawing) {
    case 'flat':
      return <path d={linePath(points, 1)} />;
    case 'start':
      return (
        <>
          <path d={linePath(points, 1)} />
          <path
            d={`M${last[0] + 10} ${last[1] - 3}L${width} 6`}
            className="text-rule-strong"
            stroke="currentColor"
            strokeDasharray="1 7"
          />
          {ring(last)}
        </>
      );
    case 'broken': {
      const gap = Math.round(points.length / 2);
      return (
        <>
          <path d={linePath(points.slice(0, gap - 1), 1)} />
          <path
            d={linePath(points.slice(gap + 3), 1)}
            className="text-rule-strong"
            stroke="currentColor"
          />
          {ring(points[gap - 2] ?? last)}
          {ring(points[gap + 3] ?? last)}
        </>
      );
    }
    case 'search':
      return (
        <>
          <path d={linePath(points, 1)} className="text-rule-strong" stroke="currentColor" />
          <circle cx="150" cy="34" r="20" className="fill-paper" strokeWidth="2" />
          <path d="m164 49 15 15" strokeWidth="2.5" />
          <path d="M140 38h5l4-8 5 11 3-5h4" />
        </>
      );
    case 'done':
      return (
        <>
          <path d={linePath(points, 1)} />
          {ring(last)}
        </>
      );
  }
}
