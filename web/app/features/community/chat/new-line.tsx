import { heightScale, linePath, type Point } from '../../../ui/line/path.ts';
import { closes, priceSeries } from '../../../ui/line/series.ts';

const width = 600;
const height = 22;

const values = closes(priceSeries(2413, [{ bars: 90, move: 0.01, volatility: 0.01 }]));
const y = heightScale(values, 3, height - 3);
const pitch = width / (values.length - 1);
const path = linePath(
  values.map((value, index): Point => [index * pitch, y(value)]),
  1,
);

/** The site's line, as the mark of unread messages. */
export function NewLine() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-5.5 w-full text-river"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
