import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { swingStructure } from './swing-structure.ts';
import { anyBars } from './testing/any-bars.ts';
import { barsOf } from './testing/bars-of.ts';

const bars = barsOf(
  [10, 8, 9],
  [12, 9, 11],
  [11, 7, 8],
  [13, 10, 12],
  [14, 11, 14],
  [13, 9, 10],
  [15, 10, 15],
  [13, 8, 9],
  [14, 9, 13],
  [12, 7, 7.5],
);

test('finds what stands out from its neighbours and says how it compares', () => {
  const { marks } = swingStructure(bars, { strength: 1 });
  expect(marks.map(({ index, kind, price, label }) => [index, kind, price, label])).toEqual([
    [1, 'high', 12, 'first'],
    [2, 'low', 7, 'first'],
    [4, 'high', 14, 'higher'],
    [5, 'low', 9, 'higher'],
    [6, 'high', 15, 'higher'],
    [7, 'low', 8, 'lower'],
    [8, 'high', 14, 'lower'],
  ]);
});

test('knows a swing only after the bars on its right', () => {
  const { lines, marks } = swingStructure(bars, { strength: 1 });
  expect(marks.every(({ index, confirmedAt }) => confirmedAt === index + 1)).toBe(true);
  expect(lines.swingHigh).toEqual([null, null, 12, 12, 12, 14, 14, 15, 15, 14]);
  expect(lines.swingLow).toEqual([null, null, null, 7, 7, 7, 9, 9, 8, 8]);
  expect(swingStructure(bars, { strength: 2 }).marks).toEqual([
    { index: 2, confirmedAt: 4, kind: 'low', price: 7, label: 'first' },
    { index: 6, confirmedAt: 8, kind: 'high', price: 15, label: 'first' },
  ]);
});

test('rises while highs and lows are higher, falls while both are lower', () => {
  const { lines } = swingStructure(bars, { strength: 1 });
  expect(lines.structure).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 0, -1]);
});

test('marks the first close beyond the last swing', () => {
  expect(swingStructure(bars, { strength: 1 }).breaks).toEqual([
    { index: 4, kind: 'up', price: 12 },
    { index: 6, kind: 'up', price: 14 },
    { index: 9, kind: 'down', price: 8 },
  ]);
});

test('takes the first of two equal tops and calls a later one equal', () => {
  const tops = barsOf([10, 5, 8], [12, 5, 8], [12, 5, 8], [11, 5, 8], [12, 5, 8], [10, 5, 8]);
  const { marks } = swingStructure(tops, { strength: 1 });
  expect(marks.map(({ index, kind, label }) => [index, kind, label])).toEqual([
    [1, 'high', 'first'],
    [4, 'high', 'equal'],
  ]);
});

test('finds nothing in a flat market or in too few bars', () => {
  const flat = barsOf([5, 5, 5], [5, 5, 5], [5, 5, 5], [5, 5, 5]);
  expect(swingStructure(flat, { strength: 1 }).marks).toEqual([]);
  expect(swingStructure(bars.slice(0, 6)).marks).toEqual([]);
});

test('marks only extremes of their neighbourhood, and never takes a mark back', () => {
  fc.assert(
    fc.property(anyBars, fc.nat(120), fc.integer({ min: 1, max: 4 }), (market, count, strength) => {
      const { marks, breaks, lines } = swingStructure(market, { strength });
      for (const { index, kind, price } of marks) {
        const around = market.slice(index - strength, index + strength + 1);
        expect(around).toHaveLength(2 * strength + 1);
        const highest = Math.max(...around.map(({ high }) => high));
        const lowest = Math.min(...around.map(({ low }) => low));
        expect(price).toBe(kind === 'high' ? highest : lowest);
      }
      const early = swingStructure(market.slice(0, count), { strength });
      expect(marks.filter(({ confirmedAt }) => confirmedAt < count)).toEqual(early.marks);
      expect(breaks.filter(({ index }) => index < count)).toEqual(early.breaks);
      expect(lines.structure.slice(0, count)).toEqual(early.lines.structure);
    }),
  );
});

test('sees the mirror image in a mirrored market', () => {
  fc.assert(
    fc.property(anyBars, (market) => {
      const mirrored = market.map(({ time, open, high, low, close }) => ({
        time,
        open: -open,
        high: -low,
        low: -high,
        close: -close,
      }));
      const highs = swingStructure(market, { strength: 2 }).lines.swingHigh;
      const lows = swingStructure(mirrored, { strength: 2 }).lines.swingLow;
      expect(lows).toEqual(highs.map((price) => (price === null ? null : -price)));
    }),
  );
});
