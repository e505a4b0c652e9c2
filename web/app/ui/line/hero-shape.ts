import { heightScale, linePath, type Point, strokesPath } from './path.ts';
import { type Bar, movingAverage, priceSeries, type Regime } from './series.ts';

/** All three pieces have the same height, so the line meets the candles at any width. */
export const heroHeight = 480;
export const heroWidths = { before: 720, frame: 700, after: 640 } as const;

/** The position of a lesson's pointer, as fractions of the frame's width and height. */
export type HeroMark = { x: number; y: number };

/** Calm and low, because the copy is above this part of the line. */
const before: Regime[] = [
  { bars: 26, move: 0.016, volatility: 0.006 },
  { bars: 20, move: 0.014, volatility: 0.006 },
  { bars: 14, move: -0.034, volatility: 0.008 },
  { bars: 24, move: 0.014, volatility: 0.007 },
  { bars: 12, move: -0.016, volatility: 0.009 },
  { bars: 16, move: 0.044, volatility: 0.008 },
];
const framed: Regime[] = [
  { bars: 8, move: -0.056, volatility: 0.011 },
  { bars: 14, move: 0.132, volatility: 0.011 },
  { bars: 8, move: -0.06, volatility: 0.01 },
  { bars: 13, move: 0.138, volatility: 0.011 },
  { bars: 6, move: -0.056, volatility: 0.01 },
  { bars: 7, move: 0.046, volatility: 0.01 },
];
const after: Regime[] = [
  { bars: 30, move: 0.012, volatility: 0.008 },
  { bars: 34, move: -0.06, volatility: 0.009 },
  { bars: 36, move: 0.03, volatility: 0.008 },
];

export const heroShape = drawHero(11);

function drawHero(seed: number) {
  const bars = priceSeries(seed, [...before, ...framed, ...after], 18_000);
  const first = countBars(before);
  const last = first + countBars(framed) - 1;
  const inFrame = bars.slice(first, last + 1);
  const height = heightScale(
    bars.flatMap((bar) => [bar.low, bar.high]),
    52,
    heroHeight - 84,
  );
  const pitch = heroWidths.frame / inFrame.length;
  const candleX = (index: number) => (index + 0.5) * pitch;
  const joinBefore = height(bars[first]?.open ?? 0);
  const mean = movingAverage(bars, 14).slice(first, last + 1);
  return {
    bars: inFrame.length,
    before: beforePath(bars.slice(0, first), height, joinBefore),
    after: afterPath(bars.slice(last), height),
    mean: linePath(mean.map((value, index): Point => [candleX(index), height(value)])),
    ...candles(inFrame, candleX, height),
    ...lessons(inFrame, candleX, height),
  };
}

type Height = (value: number) => number;
type CandleX = (index: number) => number;

/** The area under the line is closed outside the drawing, so one path is both line and area. */
function beforePath(bars: readonly Bar[], height: Height, joinAt: number): string {
  const pitch = heroWidths.before / bars.length;
  const points = bars.map((bar, index): Point => [index * pitch, height(bar.close)]);
  const foot = heroHeight + 20;
  return `${linePath([[-20, foot], [-20, points[0]?.[1] ?? 0], ...points, [heroWidths.before, joinAt], [heroWidths.before + 20, joinAt], [heroWidths.before + 20, foot]])}z`;
}

function afterPath(bars: readonly Bar[], height: Height): string {
  const pitch = heroWidths.after / (bars.length - 1);
  return linePath(bars.map((bar, index): Point => [index * pitch, height(bar.close)]));
}

function candles(bars: readonly Bar[], candleX: CandleX, height: Height) {
  const strokes = bars.map((bar, index) => ({
    isRising: bar.close >= bar.open,
    wick: { x: candleX(index), from: height(bar.high), to: height(bar.low) },
    body: { x: candleX(index), from: height(bar.open), to: height(bar.close) },
  }));
  const rising = strokes.filter((stroke) => stroke.isRising);
  const falling = strokes.filter((stroke) => !stroke.isRising);
  return {
    volumes: strokesPath(bars.map((bar, index) => volume(bar, candleX(index)))),
    risingWicks: strokesPath(rising.map((stroke) => stroke.wick)),
    risingBodies: strokesPath(rising.map((stroke) => stroke.body)),
    fallingWicks: strokesPath(falling.map((stroke) => stroke.wick)),
    fallingBodies: strokesPath(falling.map((stroke) => stroke.body)),
  };
}

/** Volume grows with the bar's range, which is realistic enough for a backdrop. */
function volume(bar: Bar, x: number) {
  const travel = (bar.high - bar.low) / bar.close;
  return { x, from: heroHeight, to: heroHeight - 6 - Math.min(36, travel * 1000) };
}

/** The three annotated points are computed from the bars, so they always match them. */
function lessons(bars: readonly Bar[], candleX: CandleX, height: Height) {
  const [, rise = 0, pullback = 0, breakUp = 0] = framed.map((_, index) =>
    countBars(framed.slice(0, index)),
  );
  const lowest = (from: number, to: number) => extreme(bars, { from, to }, (bar) => -bar.low);
  const firstLow = lowest(0, rise + 4);
  const oldHigh = extreme(bars, { from: rise, to: pullback + 3 }, (bar) => bar.high);
  const higherLow = lowest(oldHigh, breakUp + 4);
  const at = (index: number, price: number): HeroMark => ({
    x: candleX(index) / heroWidths.frame,
    y: height(price) / heroHeight,
  });
  const level = bars[oldHigh]?.high ?? 0;
  const breakout = bars.findIndex((bar, index) => index > higherLow && bar.close > level);
  return {
    level: at(oldHigh, level),
    marks: {
      firstLow: at(firstLow, bars[firstLow]?.low ?? 0),
      higherLow: at(higherLow, bars[higherLow]?.low ?? 0),
      oldHigh: at(breakout, level),
    },
  };
}

/** The highest-ranked bar of a range. */
function extreme(
  bars: readonly Bar[],
  { from, to }: { from: number; to: number },
  rank: (bar: Bar) => number,
): number {
  const range = bars.slice(from, to);
  const best = range.reduce((top, bar) => (rank(bar) > rank(top) ? bar : top), range[0] as Bar); // ranges are never empty
  return from + range.indexOf(best);
}

function countBars(regimes: readonly Regime[]): number {
  return regimes.reduce((sum, regime) => sum + regime.bars, 0);
}
