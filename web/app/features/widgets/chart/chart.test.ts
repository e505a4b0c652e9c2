import { describe, expect, it } from 'vitest';
import { markets } from '../markets.ts';
import { sampleBars } from '../series/sample-series.server.ts';
import { ranges } from '../widget-view.ts';
import { barAt, drawChart } from './chart-shape.ts';

const all = Object.values(markets).flatMap((market) =>
  ranges.map((range) => ({ market, range, bars: sampleBars(market, range) })),
);

describe('sample series', () => {
  it('is the same every time', () => {
    expect(sampleBars(markets.gold, 'all')).toEqual(sampleBars(markets.gold, 'all'));
  });

  it('holds a quarter of days, a year of weeks, and three years of weeks', () => {
    const lengths = ranges.map((range) => sampleBars(markets.dax, range).length);
    expect(lengths).toEqual([65, 52, 156]);
  });

  it('consists of possible bars on weekdays in order, up to the example of the calculators', () => {
    for (const { market, bars } of all) {
      expect(bars.map(({ day }) => day)).toEqual(bars.map(({ day }) => day).toSorted());
      for (const bar of bars) {
        expect(bar.low).toBeGreaterThan(0);
        expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close));
        expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close));
        expect([1, 2, 3, 4, 5]).toContain(new Date(bar.day).getUTCDay());
      }
      expect(bars.at(-1)).toMatchObject({
        day: '2026-10-30',
        close: market.example.entry / 100_000,
      });
    }
  });

  it('tells of the same week by days and as one bar', () => {
    const week = sampleBars(markets.dow, '3m').slice(-5);
    expect(sampleBars(markets.dow, '1y').at(-1)).toMatchObject({
      open: week[0]?.open,
      high: Math.max(...week.map(({ high }) => high)),
      low: Math.min(...week.map(({ low }) => low)),
      close: week[4]?.close,
    });
  });
});

describe('shape of the chart', () => {
  it('keeps every bar and every mark inside the frame', () => {
    for (const { bars } of all) {
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

  it('writes price marks with enough decimals to tell them apart', () => {
    for (const { bars } of all) {
      const { priceMarks, markDigits } = drawChart(bars);
      for (const { price } of priceMarks) {
        expect(Number(price.toFixed(markDigits))).toBeCloseTo(price, 9);
      }
    }
  });

  it('draws a bar that did not move, and a series of one', () => {
    const still = { day: '2026-10-30', open: 5, high: 5, low: 5, close: 5 };
    const shape = drawChart([still]);
    expect(shape.rising.bodies).not.toContain('NaN');
    expect(shape.rising.bodies).toMatch(/^M2000 \d+v[1-9]/);
  });

  it('finds the bar under a pointer, also beyond the edges', () => {
    expect([-0.2, 0, 0.099, 0.1, 0.999, 1, 1.4].map((share) => barAt(share, 10))).toEqual([
      0, 0, 0, 1, 9, 9, 9,
    ]);
  });
});
