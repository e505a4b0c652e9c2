import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { danubeBands } from './danube-bands.ts';
import { anyBars } from './testing/any-bars.ts';
import { barsOf } from './testing/bars-of.ts';

const bars = barsOf([12, 8, 10], [13, 11, 12], [15, 11, 14], [20, 18, 18], [18, 9, 10], [10, 2, 3]);
const inputs = { averageLength: 3, atrLength: 2, innerFactor: 0.25, outerFactor: 0.5 };

test('averages the first closes plainly and later ones exponentially', () => {
  expect(danubeBands(bars, inputs).lines.basis).toEqual([null, null, 12, 15, 12.5, 7.75]);
});

test('is as wide as the average true range says, gaps included', () => {
  // True ranges 4, 3, 4, 6 (a gap), 9, 8; averages 3.5, 3.75, 4.875, 6.9375, 7.46875.
  const { lines } = danubeBands(bars, inputs);
  expect(lines.outerUpper).toEqual([null, null, 13.875, 17.4375, 15.96875, 11.484375]);
  expect(lines.outerLower).toEqual([null, null, 10.125, 12.5625, 9.03125, 4.015625]);
  expect(lines.innerUpper[3]).toBe(16.21875);
  expect(lines.innerLower[3]).toBe(13.78125);
});

test('marks the first close outside and not the ones that stay there', () => {
  expect(danubeBands(bars, inputs).marks).toEqual([
    { index: 2, kind: 'above', price: 14 },
    { index: 5, kind: 'below', price: 3 },
  ]);
});

test('has nothing to draw before there are enough bars', () => {
  const { lines, marks } = danubeBands(bars);
  expect(new Set(Object.values(lines).flat())).toEqual(new Set([null]));
  expect(marks).toEqual([]);
  expect(danubeBands([]).lines.basis).toEqual([]);
});

test('keeps the bands in order around the average', () => {
  fc.assert(
    fc.property(anyBars, (anyMarket) => {
      const { lines } = danubeBands(anyMarket, { ...inputs, averageLength: 5 });
      for (const [index, basis] of lines.basis.entries()) {
        if (basis === null) continue;
        const inOrder = [
          lines.outerLower[index],
          lines.innerLower[index],
          basis,
          lines.innerUpper[index],
          lines.outerUpper[index],
        ].map(Number);
        expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
      }
    }),
  );
});

test('never changes what was drawn when more bars follow', () => {
  fc.assert(
    fc.property(anyBars, fc.nat(120), (anyMarket, count) => {
      const early = danubeBands(anyMarket.slice(0, count), inputs);
      const late = danubeBands(anyMarket, inputs);
      expect(late.lines.outerUpper.slice(0, count)).toEqual(early.lines.outerUpper);
      expect(late.marks.filter(({ index }) => index < count)).toEqual(early.marks);
    }),
  );
});

test('does not depend on the unit of the price', () => {
  fc.assert(
    fc.property(anyBars, (anyMarket) => {
      const doubled = anyMarket.map(({ time, open, high, low, close }) => ({
        time,
        open: open * 2,
        high: high * 2,
        low: low * 2,
        close: close * 2,
      }));
      const twice = danubeBands(anyMarket, inputs).lines.outerUpper.map((price) =>
        price === null ? null : price * 2,
      );
      expect(danubeBands(doubled, inputs).lines.outerUpper).toEqual(twice);
    }),
  );
});
