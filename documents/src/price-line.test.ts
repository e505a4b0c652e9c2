import { expect, test } from 'vitest';
import { priceLine, seedOf } from './price-line.ts';

test('draws the same line from the same seed and another from another', () => {
  expect(priceLine(seedOf('confirm-address'), 60)).toEqual(
    priceLine(seedOf('confirm-address'), 60),
  );
  expect(priceLine(seedOf('confirm-address'), 60)).not.toEqual(priceLine(seedOf('other'), 60));
});

test('fills the height and ends where it began', () => {
  const line = priceLine(7, 170);
  expect(line).toHaveLength(170);
  expect(Math.min(...line)).toBe(0);
  expect(Math.max(...line)).toBe(1);
  expect(line.at(-1)).toBeCloseTo(line.at(0) ?? Number.NaN, 10);
});
