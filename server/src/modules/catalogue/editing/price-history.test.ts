import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { findLowestPrice, findReduction } from './price-history.ts';

const euros = (amount: number) => moneySchema.parse(amount * 100);
const now = new Date('2026-11-15T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

function history(...prices: [days: number, price: number | null][]) {
  return prices.map(([days, price]) => ({
    validFrom: daysAgo(days),
    price: price === null ? null : euros(price),
  }));
}

describe('the lowest price of the last 30 days', () => {
  test('counts the price that was still in force when they began', () => {
    expect(findLowestPrice(history([90, 149], [10, 199]), now)).toBe(euros(149));
  });

  test('forgets what ended before them', () => {
    expect(findLowestPrice(history([90, 99], [31, 199]), now)).toBe(euros(199));
  });

  test('does not count days on which it was not sold', () => {
    expect(findLowestPrice(history([90, 99], [40, null], [5, 199]), now)).toBe(euros(199));
    expect(findLowestPrice(history([90, 99], [40, null]), now)).toBeNull();
    expect(findLowestPrice([], now)).toBeNull();
  });
});

describe('a reduction', () => {
  test('names the lowest price of the 30 days before it, not the last one', () => {
    expect(findReduction(history([60, 149], [10, 199]), euros(99), now)).toBe(euros(149));
  });

  test('is none where the price was as low within 30 days, or was raised', () => {
    expect(findReduction(history([60, 99], [10, 199]), euros(99), now)).toBeNull();
    expect(findReduction(history([60, 99]), euros(199), now)).toBeNull();
    expect(findReduction([], euros(99), now)).toBeNull();
  });
});
