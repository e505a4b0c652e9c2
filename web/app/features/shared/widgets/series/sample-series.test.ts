import { describe, expect, it } from 'vitest';
import { markets } from '../markets.ts';
import { ranges } from '../widget-view.ts';
import { sampleBars } from './sample-series.server.ts';

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
      const times = bars.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      for (const bar of bars) {
        expect(bar.low).toBeGreaterThan(0);
        expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close));
        expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close));
        expect([1, 2, 3, 4, 5]).toContain(new Date(bar.time).getUTCDay());
      }
      expect(bars.at(-1)).toMatchObject({
        time: Date.UTC(2026, 9, 30, 12),
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
