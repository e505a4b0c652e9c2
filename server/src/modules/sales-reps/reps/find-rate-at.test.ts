import { describe, expect, test } from 'vitest';
import { findRateAt } from './find-rate-at.ts';

const from = new Date('2026-12-31T23:00:00.000Z');
const before = new Date(from.getTime() - 1);
const since = (
  validFrom: Date,
  rate: number,
  itemType: 'course' | 'subscription' | null = null,
) => ({
  validFrom,
  rate,
  itemType,
});
const always = new Date(0);

describe('on the day a rate changes', () => {
  const rates = [since(from, 3_000), since(always, 2_000)];

  test.each([
    ['the last millisecond of the old one', before, 2_000],
    ['the first of the new one', from, 3_000],
  ])('%s has the rate of its own', (_, moment, rate) => {
    expect(findRateAt(rates, 'course', moment)).toBe(rate);
  });

  test('the last of two agreed for the same moment counts', () => {
    expect(findRateAt([since(from, 1_000), ...rates], 'course', from)).toBe(1_000);
  });
});

test('a rate for a kind of item counts before a newer one for everything, also one of 0', () => {
  const rates = [since(from, 3_000), since(always, 0, 'course'), since(always, 2_000)];
  expect(findRateAt(rates, 'course', from)).toBe(0);
  expect(findRateAt(rates, 'subscription', from)).toBe(3_000);
});

test('nothing was agreed for the time before the first', () => {
  expect(findRateAt([since(from, 3_000)], 'course', before)).toBe(0);
});
