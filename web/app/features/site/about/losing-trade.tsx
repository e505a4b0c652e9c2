import { useTexts } from '../../../lib/texts.tsx';
import { heightScale, linePath, type Point } from '../../../ui/line/path.ts';
import { closes, priceSeries } from '../../../ui/line/series.ts';

const width = 600;
const height = 200;
const entry = 34;
const stop = 50;

const values = closes(
  priceSeries(2008, [
    { bars: 16, move: 0.05, volatility: 0.007 },
    { bars: 9, move: -0.024, volatility: 0.008 },
    { bars: 10, move: 0.012, volatility: 0.005 },
    { bars: 16, move: -0.036, volatility: 0.006 },
    { bars: 20, move: -0.03, volatility: 0.007 },
  ]),
);
const heightOf = heightScale(values, 24, height - 24);
const points = values.map(
  (value, index): Point => [(index / (values.length - 1)) * width, heightOf(value)],
);
const entryPoint = points[entry] ?? [0, 0];
const stopPoint = points[stop] ?? [0, 0];

/** Illustrates the text next to it: a failed trade, and where it ended. */
export function LosingTrade() {
  const t = useTexts('about');
  return (
    <figure className="losing-trade" role="img" aria-label={t('about.how.chart.label')}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="losing-trade-after" d={linePath(points.slice(stop))} />
        <path
          className="losing-trade-stop"
          d={`M${Math.round(entryPoint[0])} ${Math.round(stopPoint[1])}H${Math.round(stopPoint[0])}`}
        />
        <path d={linePath(points.slice(0, stop + 1))} />
      </svg>
      <Mark point={entryPoint} text={t('about.how.chart.entry')} side="above" />
      <Mark point={stopPoint} text={t('about.how.chart.closed')} side="below" />
    </figure>
  );
}

function Mark({ point, text, side }: { point: Point; text: string; side: 'above' | 'below' }) {
  return (
    <span
      className="losing-trade-mark"
      data-side={side}
      style={{
        left: `${((point[0] / width) * 100).toFixed(1)}%`,
        top: `${((point[1] / height) * 100).toFixed(1)}%`,
      }}
    >
      <span className="place-dot" />
      <span className="losing-trade-text">{text}</span>
    </span>
  );
}
