import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movingAverage, priceSeries, removeTrend } from './series.ts';

const regimes = [
  { bars: 40, move: 0.08, volatility: 0.009 },
  { bars: 20, move: -0.05, volatility: 0.015 },
];

describe('price series', () => {
  it('is the same for the same seed and another for another', () => {
    expect(priceSeries(7, regimes)).toEqual(priceSeries(7, regimes));
    expect(priceSeries(7, regimes)).not.toEqual(priceSeries(8, regimes));
  });

  it('ends each regime where the regime says', () => {
    const bars = priceSeries(11, regimes, 100);
    expect(bars).toHaveLength(60);
    expect(Math.log((bars[39]?.close ?? 0) / 100)).toBeCloseTo(0.08, 10);
    expect(Math.log((bars[59]?.close ?? 0) / 100)).toBeCloseTo(0.03, 10);
  });

  it('keeps open and close between low and high for every seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const bar of priceSeries(seed, regimes)) {
          expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close));
          expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('clusters its volatility: large moves follow large moves', () => {
    const calm = [{ bars: 4000, move: 0, volatility: 0.01 }];
    const bars = priceSeries(3, calm);
    const sizes = bars
      .slice(1)
      .map((bar, index) => Math.log(bar.close / (bars[index]?.close ?? 1)) ** 2);
    expect(correlation(sizes.slice(0, -1), sizes.slice(1))).toBeGreaterThan(0.1);
  });
});

describe('removeTrend', () => {
  it('leaves both ends at the same height', () => {
    const values = removeTrend([4, 9, 2, 7]);
    expect(values[0]).toBe(0);
    expect(values[3]).toBeCloseTo(0, 12);
  });
});

describe('moving mean', () => {
  it('averages only what is already known', () => {
    const bars = [2, 4, 9].map((close) => ({ open: close, high: close, low: close, close }));
    expect(movingAverage(bars, 2)).toEqual([2, 3, 6.5]);
  });
});

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: number[], y: number[]) =>
    mean(x.map((value, index) => (value - meanA) * ((y[index] ?? 0) - meanB)));
  return (
    product(a, b) /
    Math.sqrt(mean(a.map((v) => (v - meanA) ** 2)) * mean(b.map((v) => (v - meanB) ** 2)))
  );
}
