import { expect, test } from 'vitest';
import { priceLine, toSeed } from './price-line.ts';

test('draws the same line from the same seed and another from another', () => {
  expect(priceLine(toSeed('confirm-address'), 60)).toEqual(
    priceLine(toSeed('confirm-address'), 60),
  );
  expect(priceLine(toSeed('confirm-address'), 60)).not.toEqual(priceLine(toSeed('other'), 60));
});

test('fills the height and ends where it began', () => {
  const line = priceLine(7, 170);
  expect(line).toHaveLength(170);
  expect(Math.min(...line)).toBe(0);
  expect(Math.max(...line)).toBe(1);
  expect(line.at(-1)).toBeCloseTo(line.at(0) ?? Number.NaN, 10);
});
