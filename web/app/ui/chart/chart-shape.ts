import { strokesPath } from '../line/path.ts';
import { areIntraday, type ChartBar, instantOf } from './chart-bar.ts';
import { decimalsOfStep, niceStep } from './nice-step.ts';

/** The SVG is stretched to its frame; this is fine enough that rounding doesn't show. */
export const chartWidth = 4000;
export const chartHeight = 2000;

/** An axis label; its position is a fraction of the frame, from the left or the top. */
export type PriceTick = { readonly price: number; readonly at: number };
export type TimeTick = { readonly bar: ChartBar; readonly at: number };

export type ChartShape = {
  readonly rising: { readonly wicks: string; readonly bodies: string };
  readonly falling: { readonly wicks: string; readonly bodies: string };
  readonly priceMarks: readonly PriceTick[];
  /** Decimal places needed to tell neighbouring price labels apart. */
  readonly markDigits: number;
  readonly timeMarks: readonly TimeTick[];
  /** What each time label marks the start of. */
  readonly timeUnit: 'day' | 'month' | 'year';
  /** A bar's position as a fraction of the width. */
  xOf(index: number): number;
  /** A price's position as a fraction of the height. */
  yOf(price: number): number;
};

const room = 0.06;
const maxTimeTicks = 4;
/** On a phone four labels of this length stand apart; of longer ones, three. */
const shortTimeLabel = 6;

/** `others` are further prices that must fit into the frame. */
export function drawChart(bars: readonly ChartBar[], others: readonly number[] = []): ChartShape {
  const low = Math.min(...bars.map((bar) => bar.low), ...others);
  const high = Math.max(...bars.map((bar) => bar.high), ...others);
  const span = high - low || 1;
  const xOf = (index: number) => (index + 0.5) / Math.max(1, bars.length);
  const yOf = (price: number) => room + ((high - price) / span) * (1 - 2 * room);
  const strokes = bars.map((bar, index) => stroke(bar, xOf(index), yOf));
  const step = niceStep(span / 7);
  return {
    rising: paths(strokes.filter(({ isRising }) => isRising)),
    falling: paths(strokes.filter(({ isRising }) => !isRising)),
    priceMarks: priceTicks({ low, high, step }, yOf),
    markDigits: decimalsOfStep(step),
    ...timeTicks(bars, xOf),
    xOf,
    yOf,
  };
}

/** The bar at a fraction of the width. */
export function barAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

function stroke(bar: ChartBar, share: number, yOf: (price: number) => number) {
  const x = share * chartWidth;
  const y = (price: number) => yOf(price) * chartHeight;
  return {
    isRising: bar.close >= bar.open,
    wick: { x, from: y(bar.high), to: y(bar.low) },
    // A bar that closes where it opened is still drawn as a visible line.
    body: { x, from: y(Math.max(bar.open, bar.close)), to: y(Math.min(bar.open, bar.close)) + 8 },
  };
}

function paths(strokes: readonly ReturnType<typeof stroke>[]) {
  return {
    wicks: strokesPath(strokes.map(({ wick }) => wick)),
    bodies: strokesPath(strokes.map(({ body }) => body)),
  };
}

function priceTicks(
  { low, high, step }: { low: number; high: number; step: number },
  yOf: (price: number) => number,
): PriceTick[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => {
    const price = (first + index) * step;
    return { price, at: yOf(price) };
  });
}

/** Starts of months, thinned out to a few; of years on a long chart, of days on a short one. */
function timeTicks(
  bars: readonly ChartBar[],
  xOf: (index: number) => number,
): Pick<ChartShape, 'timeMarks' | 'timeUnit'> {
  const dates = bars.map((bar) => instantOf(bar).toISOString());
  const started = (length: number) =>
    bars.flatMap((bar, index) => {
      const before = dates[index - 1]?.slice(0, length);
      const isNew = before !== undefined && before !== dates[index]?.slice(0, length);
      return isNew ? [{ bar, at: xOf(index) }] : [];
    });
  const [first] = bars;
  if (first?.label !== undefined) return { timeMarks: thinOutTicks(bars, xOf), timeUnit: 'day' };
  if (first && areIntraday(bars)) {
    const days = [{ bar: first, at: xOf(0) }, ...started('2026-10-30'.length)];
    return { timeMarks: days, timeUnit: 'day' };
  }
  const months = started('2026-10'.length);
  if (months.length > 12) return { timeMarks: started('2026'.length), timeUnit: 'year' };
  const every = Math.ceil(months.length / maxTimeTicks);
  return { timeMarks: months.filter((_, index) => index % every === 0), timeUnit: 'month' };
}

/** Bars without a date are labelled at even distances. */
function thinOutTicks(bars: readonly ChartBar[], xOf: (index: number) => number): TimeTick[] {
  const isLong = bars.some(({ label = '' }) => label.length > shortTimeLabel);
  const every = Math.ceil(bars.length / (isLong ? maxTimeTicks - 1 : maxTimeTicks));
  return bars
    .map((bar, index) => ({ bar, at: xOf(index) }))
    .filter((_, index) => index % every === 0);
}
