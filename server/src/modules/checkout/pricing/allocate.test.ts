import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { cents, sumOf } from './cents.ts';

const amount = fc.integer({ min: 0, max: 2_147_483_647 }).map(cents);
const weight = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_147_483_647 }));
const weights = fc.array(weight, { maxLength: 12 });
const someWeights = weights.filter((all) => all.some((one) => one > 0));
const often = { numRuns: 1_000 };

describe('allocate', () => {
  test.each([
    { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
    // 10 × 49 ÷ 98 = 5, twice.
    { amount: 10, weights: [49_00, 49_00], shares: [5, 5] },
    // 1000 ÷ 3 leaves 333⅓ and 666⅔: the larger remainder gets the cent.
    { amount: 1_000, weights: [1, 2], shares: [333, 667] },
    { amount: 1, weights: [0, 1, 1], shares: [0, 1, 0] },
    { amount: 0, weights: [3, 4], shares: [0, 0] },
    { amount: 7, weights: [0, 0], shares: [0, 0] },
    { amount: 7, weights: [], shares: [] },
    { amount: -100, weights: [1, 1, 1], shares: [-34, -33, -33] },
  ])('shares $amount by $weights as $shares', ({ amount: whole, weights: by, shares }) => {
    expect(allocate(cents(whole), by)).toEqual(shares);
  });

  test('gives away everything, and nothing else', () => {
    fc.assert(
      fc.property(amount, someWeights, (whole, by) => {
        expect(sumOf(allocate(whole, by))).toBe(whole);
      }),
      often,
    );
  });

  test('gives each its part, rounded down or up, and nothing to those without weight', () => {
    fc.assert(
      fc.property(amount, someWeights, (whole, by) => {
        const sum = by.reduce((total, one) => total + BigInt(one), 0n);
        allocate(whole, by).forEach((share, place) => {
          const part = BigInt(whole) * BigInt(by[place] ?? 0);
          const floor = part / sum;
          const ceiling = part % sum === 0n ? floor : floor + 1n;
          expect([floor, ceiling]).toContain(BigInt(share));
        });
      }),
      often,
    );
  });

  test('never gives less to the heavier', () => {
    fc.assert(
      fc.property(amount, someWeights, (whole, by) => {
        const shares = allocate(
          whole,
          by.toSorted((one, other) => other - one),
        );
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      }),
      often,
    );
  });

  test('gives the same shares in any order of the weights, up to their places', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const turned = allocate(whole, by.toReversed());
        const inOrder = (shares: number[]) => shares.toSorted((one, other) => one - other);
        expect(inOrder(turned)).toEqual(inOrder(allocate(whole, by)));
      }),
      often,
    );
  });

  test('does not depend on the unit of the weights', () => {
    fc.assert(
      fc.property(amount, weights, fc.integer({ min: 2, max: 1_000 }), (whole, by, unit) => {
        expect(
          allocate(
            whole,
            by.map((one) => one * unit),
          ),
        ).toEqual(allocate(whole, by));
      }),
      often,
    );
  });

  test('never gives more than the weights themselves where they are the most there is', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
        const sum = by.reduce((total, one) => total + one, 0);
        const shares = allocate(cents(Math.floor(sum * part)), by);
        shares.forEach((share, place) => {
          expect(share).toBeLessThanOrEqual(by[place] ?? 0);
        });
      }),
      often,
    );
  });
});
