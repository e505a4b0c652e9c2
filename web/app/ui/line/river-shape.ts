import { linePath, type Point } from './path.ts';
import { createRandom } from './random.ts';
import { riverCities, riverCourse } from './river-course.ts';
import { closes, priceSeries } from './series.ts';

export const riverWidth = 1440;
export const riverHeight = 480;

const west = 8.5;
const east = 29.65;
const north = 49.02;
const south = 43.68;
const parts = 8;

export const riverShape = drawRiver();

function drawRiver() {
  const course = meander(riverCourse.map(([longitude, latitude]) => onPage(longitude, latitude)));
  const [mouth, fork] = [course.at(-1), course.at(-6)];
  return {
    course,
    incoming: incomingLine(course[0] ?? [0, 0]),
    /** Upstream to downstream; each part is slightly wider than the previous one. */
    parts: Array.from({ length: parts }, (_, part) => {
      const from = Math.floor((part * course.length) / parts);
      const to = Math.floor(((part + 1) * course.length) / parts) + 1;
      return { path: linePath(course.slice(from, to)), width: 1.5 + part * 0.45 };
    }),
    delta: fork && mouth ? delta(fork, mouth) : '',
    cities: riverCities.map((city) => {
      const [x, y] = onPage(city.longitude, city.latitude);
      return { ...city, x: x / riverWidth, y: y / riverHeight };
    }),
  };
}

function onPage(longitude: number, latitude: number): Point {
  const x = 0.17 + ((longitude - west) / (east - west)) * 0.77;
  const y = 0.2 + ((north - latitude) / (north - south)) * 0.6;
  return [x * riverWidth, y * riverHeight];
}

/** A price line whose amplitude decreases until it is the river. */
function incomingLine(source: Point): string {
  const bars = priceSeries(29, [
    { bars: 22, move: 0.06, volatility: 0.012 },
    { bars: 26, move: -0.05, volatility: 0.009 },
  ]);
  const values = closes(bars).map((close) => Math.log(close));
  const last = values.at(-1) ?? 0;
  const points = values.map((value, index): Point => {
    const progress = index / (values.length - 1);
    const x = -4 + progress * (source[0] + 4);
    return [x, source[1] - (value - last) * 1500 * (1 - progress) ** 0.6];
  });
  return linePath(points);
}

/** Smooth between the given points, with small random bends that the coarse data lacks. */
function meander(points: readonly Point[]): Point[] {
  const random = createRandom(11);
  const result: Point[] = [];
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b, c, d] = [index - 1, index, index + 1, index + 2].map(
      (place) => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0],
    ) as [Point, Point, Point, Point]; // four indices in, four points out
    const steps = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / 11));
    const phase = random() * 6;
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const sway = Math.sin(Math.PI * t) * 2.4;
      result.push([
        spline([a[0], b[0], c[0], d[0]], t) + Math.cos(phase * 1.7 + step) * sway * 0.7,
        spline([a[1], b[1], c[1], d[1]], t) + Math.sin(phase + step * 1.1) * sway,
      ]);
    }
  }
  const last = points.at(-1);
  return last ? [...result, last] : result;
}

/** Catmull-Rom: passes through b and c; a and d shape the slope. */
function spline([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

function delta(fork: Point, mouth: Point): string {
  const width = Math.round(mouth[0] - fork[0]);
  const arm = (rise: number) =>
    `M${Math.round(fork[0])} ${Math.round(fork[1])}q${Math.round(width * 0.5)} ${rise} ${width} ${rise}`;
  return arm(-24) + arm(32);
}
