import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addInterval, computeDiscounts, sum } from './stripe-amounts.ts';

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });

test('a discount is spread to the cent and takes no line below nothing', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 3_000_000 }), (lines, amountOff) => {
      const discounts = computeDiscounts(lines, { amount_off: amountOff, percent_off: null });
      expect(sum(discounts)).toBe(Math.min(amountOff, sum(lines)));
      for (const [index, discount] of discounts.entries()) {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(lines[index] ?? 0);
      }
    }),
  );
});

test.each([
  { start: '2026-01-31T10:00:00Z', count: 1, interval: 'month', end: '2026-02-28T10:00:00Z' },
  { start: '2026-01-31T10:00:00Z', count: 2, interval: 'month', end: '2026-03-31T10:00:00Z' },
  { start: '2028-02-29T10:00:00Z', count: 1, interval: 'year', end: '2029-02-28T10:00:00Z' },
  { start: '2026-12-15T10:00:00Z', count: 1, interval: 'month', end: '2027-01-15T10:00:00Z' },
  { start: '2026-12-30T10:00:00Z', count: 1, interval: 'week', end: '2027-01-06T10:00:00Z' },
])('$count $interval after $start is $end', ({ start, interval, count, end }) => {
  const seconds = new Date(start).getTime() / 1000;
  expect(addInterval(seconds, interval, count)).toBe(new Date(end).getTime() / 1000);
});
