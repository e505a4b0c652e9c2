import { linePath, type Point } from './path.ts';
import { createRandom } from './random.ts';
import { closes, priceSeries, type Regime, removeTrend } from './series.ts';

export const reachHeight = 140;
export const reachWidth = 1440;

const bars = 190;
const water = reachHeight / 2;
/** Above the water a name must fit over the highest bar; below, only a margin is needed. */
const roomAbove = water - 32;
const maxDepthBelow = water - 12;

export type ReachShape = {
  path: string;
  /** The position of the city's dot and the height of its name, as fractions of the drawing. */
  city: { x: number; y: number; labelY: number };
};

/** One stretch of the line between two sections, with a peak for a city near fraction `at`. */
export function reachShape(seed: number, at: number): ReachShape {
  const values = removeTrend(closes(priceSeries(seed, regimes(seed, at))).map(Math.log));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const highest = Math.max(...values) - mean;
  const deepest = mean - Math.min(...values);
  // The lower side may be up to twice as steep, because the two sides are never compared.
  const above = roomAbove / highest;
  const below = Math.min(maxDepthBelow / deepest, above * 2);
  const pitch = reachWidth / (values.length - 1);
  const points = values.map(
    (value, index): Point => [
      index * pitch,
      water - (value - mean) * (value > mean ? above : below),
    ],
  );
  return { path: linePath(points), city: placeCity(points, at) };
}

function placeCity(points: readonly Point[], at: number): ReachShape['city'] {
  const around = Math.round(points.length * 0.08);
  const centre = Math.round(at * (points.length - 1));
  const near = points.slice(Math.max(0, centre - around), centre + around);
  const peak = near.reduce((best, point) => (point[1] < best[1] ? point : best), near[0] ?? [0, 0]);
  const share = peak[0] / reachWidth;
  // Names are up to 210 units long and extend away from the nearer edge.
  const [from, to] = share > 0.6 ? [peak[0] - 210, peak[0] + 12] : [peak[0] - 12, peak[0] + 210];
  const roof = Math.min(...points.filter(([x]) => x >= from && x <= to).map(([, y]) => y));
  return { x: share, y: peak[1] / reachHeight, labelY: roof / reachHeight };
}

/** Sideways stretches, and one rise and fall with the city at its peak above the water. */
function regimes(seed: number, at: number): Regime[] {
  const random = createRandom(seed ^ 0x9e3779b9);
  const upTo = Math.max(1, Math.round(at * bars) - 12);
  const wander = (length: number): Regime[] => {
    const list: Regime[] = [];
    for (let left = length; left > 0; ) {
      const size = Math.min(left, 10 + Math.floor(random() * 20));
      const volatility = 0.006 + random() * 0.006;
      list.push({ bars: size, move: (random() - 0.5) * 0.05, volatility });
      left -= size;
    }
    return list;
  };
  return [
    ...wander(upTo),
    { bars: 12, move: 0.062, volatility: 0.007 },
    { bars: 13, move: -0.058, volatility: 0.009 },
    ...wander(bars - upTo - 25),
  ];
}
