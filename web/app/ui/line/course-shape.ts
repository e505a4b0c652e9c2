import { heightScale, linePath, type Point } from './path.ts';
import { hashText } from './random.ts';
import { closes, priceSeries } from './series.ts';

const width = 960;
const height = 160;

/** Deterministic by slug, so the certificate shows the same line. */
export function courseShape(slug: string) {
  const values = closes(
    priceSeries(hashText(`line@${slug}`), [
      { bars: 34, move: 0.05, volatility: 0.011 },
      { bars: 22, move: -0.035, volatility: 0.012 },
      { bars: 40, move: 0.09, volatility: 0.011 },
      { bars: 20, move: -0.02, volatility: 0.012 },
      { bars: 28, move: 0.06, volatility: 0.01 },
    ]),
  );
  const heights = values.map(heightScale(values, 26, height - 18));
  const pitch = width / (heights.length - 1);
  const points = heights.map((y, index): Point => [index * pitch, y]);
  return { heights, path: linePath(points), width, height };
}
