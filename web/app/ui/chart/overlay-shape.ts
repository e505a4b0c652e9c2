import { linePath, type Point } from '../line/path.ts';
import { type ChartShape, chartHeight, chartWidth } from './chart-shape.ts';
import type { OverlayLine, OverlayValues } from './overlay.ts';

/** A line as a path; it is interrupted where values are missing. */
export function overlayPath({ values, isStepped = false }: OverlayLine, shape: ChartShape): string {
  const half = 0.5 / Math.max(1, values.length);
  const runs = runsOf(values, isStepped);
  return runs
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!isStepped || !first || !last) return run.map((each) => pointAt(each, shape));
      // A level is as wide as the bars it applies to.
      return [
        pointOn(shape.xOf(first.index) - half, shape.yOf(first.price)),
        pointOn(shape.xOf(last.index) + half, shape.yOf(last.price)),
      ];
    })
    .map((points) => linePath(points))
    .join('');
}

/** The area between two lines where both have a value; stepped if the lines are. */
export function areaPath(upper: OverlayLine, lower: OverlayLine, shape: ChartShape): string {
  const both = upper.values.map((price, index) => (lower.values[index] === null ? null : price));
  const half = upper.isStepped ? 0.5 / Math.max(1, both.length) : 0;
  return runsOf(both, false)
    .map((run) => {
      const above = run.flatMap((each) => edgesOf(each, half, shape));
      const below = run.flatMap(({ index }) => {
        const price = lower.values[index];
        return price === null || price === undefined ? [] : edgesOf({ index, price }, half, shape);
      });
      return `${linePath([...above, ...below.toReversed()])}z`;
    })
    .join('');
}

/** A bar's position on a line: a point, or both ends of its step. */
function edgesOf(each: Placed, half: number, shape: ChartShape): Point[] {
  if (half === 0) return [pointAt(each, shape)];
  const [x, y] = [shape.xOf(each.index), shape.yOf(each.price)];
  return [pointOn(x - half, y), pointOn(x + half, y)];
}

type Placed = { readonly index: number; readonly price: number };

/** Runs of consecutive values; for a stepped line, of equal values. */
function runsOf(values: OverlayValues, isStepped: boolean): Placed[][] {
  const runs: Placed[][] = [];
  let run: Placed[] = [];
  values.forEach((price, index) => {
    const last = run.at(-1);
    const continues =
      price !== null && last?.index === index - 1 && (!isStepped || last.price === price);
    if (!continues && run.length > 0) {
      runs.push(run);
      run = [];
    }
    if (price !== null) run.push({ index, price });
  });
  return run.length > 0 ? [...runs, run] : runs;
}

function pointAt({ index, price }: Placed, shape: ChartShape): Point {
  return pointOn(shape.xOf(index), shape.yOf(price));
}

function pointOn(x: number, y: number): Point {
  return [x * chartWidth, y * chartHeight];
}
