import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBundleCredit } from './compute-bundle-credit.ts';

const cents = (amount: number) => moneySchema.parse(amount);
const part = (price: number, isOwned: boolean) => ({ price: cents(price), isOwned });

test('nothing is credited where nothing is owned', () => {
  expect(computeBundleCredit(cents(19_900), [part(14_900, false), part(9_900, false)])).toBe(0);
});

test('the share of what is owned is credited, by list prices, to the nearest cent', () => {
  // 19,900 × 14,900 / 24,800 = 11,956.04…
  expect(computeBundleCredit(cents(19_900), [part(14_900, true), part(9_900, false)])).toBe(11_956);
});

test('who owns all of it pays nothing', () => {
  expect(computeBundleCredit(cents(19_900), [part(14_900, true), part(9_900, true)])).toBe(19_900);
});

test('what is left to pay is never less than Stripe takes', () => {
  expect(computeBundleCredit(cents(1_000), [part(99_900, true), part(100, false)])).toBe(950);
  expect(computeBundleCredit(cents(30), [part(99_900, true), part(100, false)])).toBe(0);
});

test('a credit is never negative nor more than the price, and grows with what is owned', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 });
  const parts = fc.array(fc.tuple(amount, fc.boolean()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amount, parts, (price, drawn) => {
      const some = drawn.map(([each, isOwned]) => part(each, isOwned));
      const credit = computeBundleCredit(cents(price), some);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(price);
      const [first, ...rest] = some;
      if (first) {
        const more = computeBundleCredit(cents(price), [{ ...first, isOwned: true }, ...rest]);
        expect(more).toBeGreaterThanOrEqual(credit);
      }
    }),
  );
});
