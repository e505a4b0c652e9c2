import { describe, expect, it } from 'vitest';
import { priceSeries } from '../line/series.ts';
import type { ChartBar } from './chart-bar.ts';
import { barAt, drawChart } from './chart-shape.ts';

const day = 86_400_000;
const quarterHour = 900_000;

/** Seeded bars, `apart` milliseconds from each other. */
function barsOf(count: number, apart = day, scale = 1): ChartBar[] {
  const start = Date.UTC(2026, 5, 1, 8);
  return priceSeries(count, [{ bars: count, move: 0.05, volatility: 0.01 }]).map((bar, index) => ({
    time: start + index * apart,
    open: bar.open * scale,
    high: bar.high * scale,
    low: bar.low * scale,
    close: bar.close * scale,
  }));
}

const all = [barsOf(65), barsOf(52, 7 * day), barsOf(156, 7 * day), barsOf(65, day, 0.011)];

describe('shape of the chart', () => {
  it('keeps every bar and every mark inside the frame', () => {
    for (const bars of all) {
      const shape = drawChart(bars);
      const heights = bars.flatMap(({ low, high }) => [shape.yOf(low), shape.yOf(high)]);
      const marks = [...shape.priceMarks, ...shape.timeMarks].map(({ at }) => at);
      for (const place of [...heights, ...marks]) {
        expect(place).toBeGreaterThan(0);
        expect(place).toBeLessThan(1);
      }
      expect(shape.priceMarks.length).toBeGreaterThanOrEqual(3);
      expect(shape.timeMarks.length).toBeGreaterThanOrEqual(2);
      expect(shape.timeMarks.length).toBeLessThanOrEqual(4);
    }
  });

  it('makes room for prices besides those of the bars', () => {
    const bars = barsOf(65);
    const far = Math.max(...bars.map(({ high }) => high)) * 2;
    expect(drawChart(bars).yOf(far)).toBeLessThan(0);
    expect(drawChart(bars, [far]).yOf(far)).toBeGreaterThan(0);
  });

  it('marks months, on a long chart years, and within days each day from the first', () => {
    expect(all.map((bars) => drawChart(bars).timeUnit)).toEqual([
      'month',
      'month',
      'year',
      'month',
    ]);
    const days = [barsOf(20, quarterHour), barsOf(20, quarterHour)].flatMap((bars, index) =>
      bars.map((bar) => ({ ...bar, time: bar.time + index * day })),
    );
    const shape = drawChart(days);
    expect(shape.timeUnit).toBe('day');
    expect(shape.timeMarks.map(({ bar }) => days.indexOf(bar))).toEqual([0, 20]);
  });

  it('labels fewer bars where the labels are long, so that they stand apart on a phone', () => {
    const named = (label: string) => barsOf(24).map((bar) => ({ ...bar, label }));
    expect(drawChart(named('9:15')).timeMarks).toHaveLength(4);
    expect(drawChart(named('Wed 9:15')).timeMarks).toHaveLength(3);
  });

  it('writes price marks with enough decimals to tell them apart', () => {
    for (const bars of all) {
      const { priceMarks, markDigits } = drawChart(bars);
      for (const { price } of priceMarks) {
        expect(Number(price.toFixed(markDigits))).toBeCloseTo(price, 9);
      }
    }
  });

  it('draws a bar that did not move, and a series of one', () => {
    const shape = drawChart([{ time: 0, open: 5, high: 5, low: 5, close: 5 }]);
    expect(shape.rising.bodies).not.toContain('NaN');
    expect(shape.rising.bodies).toMatch(/^M2000 \d+v[1-9]/);
  });

  it('finds the bar under a pointer, also beyond the edges', () => {
    expect([-0.2, 0, 0.099, 0.1, 0.999, 1, 1.4].map((share) => barAt(share, 10))).toEqual([
      0, 0, 0, 1, 9, 9, 9,
    ]);
  });
});
