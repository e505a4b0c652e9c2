import { heightScale, linePath, type Point, strokesPath } from '../../../../ui/line/path.ts';
import { closes, movingAverage, priceSeries } from '../../../../ui/line/series.ts';

/** Drawings are stretched to their box; these are only their coordinate systems. */
export const liveBox = { width: 780, height: 220 };
export const indicatorBox = { width: 380, height: 200 };

export const liveShape = drawLive();
export const indicatorShape = drawIndicator();

/** An hour on a live market: a dip, the entry on its retest, and the trade's outcome. */
function drawLive() {
  const bars = priceSeries(58, [
    { bars: 20, move: 0.012, volatility: 0.004 },
    { bars: 14, move: -0.02, volatility: 0.004 },
    { bars: 12, move: 0.004, volatility: 0.003 },
    { bars: 18, move: 0.034, volatility: 0.004 },
    { bars: 16, move: 0.006, volatility: 0.004 },
  ]);
  const values = closes(bars);
  const scale = heightScale(values, 24, liveBox.height - 52);
  const x = (index: number) => (index / (values.length - 1)) * liveBox.width;
  const entry = 44;
  const share = (index: number) => ({
    x: x(index) / liveBox.width,
    y: scale(values[index] ?? 0) / liveBox.height,
  });
  return {
    path: linePath(values.map((value, index): Point => [x(index), scale(value)])),
    entry: share(entry),
    stop: `M${Math.round(x(36))} ${liveBox.height - 34}H${Math.round(x(72))}`,
  };
}

/** A price inside its bands, and an oscillator below. */
function drawIndicator() {
  const bars = priceSeries(77, [
    { bars: 16, move: 0.03, volatility: 0.008 },
    { bars: 10, move: -0.03, volatility: 0.009 },
    { bars: 22, move: 0.07, volatility: 0.007 },
    { bars: 8, move: -0.02, volatility: 0.008 },
  ]);
  const mean = movingAverage(bars, 12);
  const spread = bars.map((_, index) => spreadAt(closes(bars), mean, index));
  const upper = mean.map((value, index) => value + 2 * (spread[index] ?? 0));
  const lower = mean.map((value, index) => value - 2 * (spread[index] ?? 0));
  const scale = heightScale([...upper, ...lower, ...closes(bars)], 8, 132);
  const x = (index: number) => ((index + 0.5) / bars.length) * indicatorBox.width;
  const points = (values: readonly number[]) =>
    values.map((value, index): Point => [x(index), scale(value)]);
  const strength = closes(bars).map((value, index) => value - (mean[index] ?? value));
  const strongest = Math.max(...strength.map(Math.abs));
  const bar = (value: number, index: number) => ({
    x: x(index),
    from: 170,
    to: 170 - (value / strongest) * 26,
  });
  const all = strength.map(bar);
  return {
    price: linePath(points(closes(bars))),
    mean: linePath(points(mean)),
    band: `${linePath([...points(upper), ...points(lower).reverse()])}z`,
    rising: strokesPath(all.filter((_, index) => (strength[index] ?? 0) >= 0)),
    falling: strokesPath(all.filter((_, index) => (strength[index] ?? 0) < 0)),
  };
}

function spreadAt(values: readonly number[], mean: readonly number[], index: number): number {
  const window = values.slice(Math.max(0, index - 11), index + 1);
  const middle = mean[index] ?? 0;
  return Math.sqrt(window.reduce((sum, value) => sum + (value - middle) ** 2, 0) / window.length);
}
