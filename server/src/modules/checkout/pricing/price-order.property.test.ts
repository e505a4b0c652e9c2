import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialRates } from '../rules/initial-rates.factory.ts';
import { cents, sumOf } from './cents.ts';
import { type Discount, type PricedOrder, priceOrder } from './price-order.ts';
import { anItemId, booksAt } from './priced-items.factory.ts';
import { splitVat, withoutVat } from './vat.ts';

/** Tiny amounts, where rounding dominates, and realistic prices. */
const price = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 500_000 }));
const lines = fc.array(price, { minLength: 1, maxLength: 50 }).map((prices) => booksAt(...prices));

const value: fc.Arbitrary<CouponValue> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('fixed' as const),
    amount: fc.integer({ min: 1, max: 600_000 }).map(cents),
  }),
);

const discount: fc.Arbitrary<Discount> = fc.record({
  value,
  items: fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(anItemId), { maxLength: 5 }),
});

const rate = fc.constantFrom(...new Set(Object.values(initialRates)));

const question = fc.record({
  lines,
  vatRate: rate,
  vatTreatment: fc.constantFrom('standard' as const, 'reverseCharge' as const),
  discount: fc.option(discount),
});

const often = { numRuns: 1_000 };

/** The invariants of the tables. */
function expectExact({ lines: parts, ...order }: PricedOrder) {
  for (const line of parts) {
    expect(line.net + line.vat).toBe(line.total);
    expect(Math.min(line.net, line.vat, line.discount)).toBeGreaterThanOrEqual(0);
    expect(line.discount).toBeLessThanOrEqual(line.price);
    expect(line.total).toBeLessThanOrEqual(line.price - line.discount);
    expect(Object.values(line).some((part) => Object.is(part, -0))).toBe(false);
  }
  expect(order.net + order.vat).toBe(order.total);
  expect(order).toEqual({
    subtotal: sumOf(parts.map((line) => line.price)),
    discount: sumOf(parts.map((line) => line.discount)),
    total: sumOf(parts.map((line) => line.total)),
    net: sumOf(parts.map((line) => line.net)),
    vat: sumOf(parts.map((line) => line.vat)),
  });
}

test('every line and the order agree to the cent, whatever is bought', () => {
  fc.assert(
    fc.property(question, (requested) => {
      expectExact(priceOrder(requested));
    }),
    often,
  );
});

test('VAT is that of the order’s total, and each line’s within a cent of its own', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const order = priceOrder({ ...requested, vatTreatment: 'standard' });
      expect({ net: order.net, vat: order.vat }).toEqual(splitVat(order.total, requested.vatRate));
      expect(order.total).toBe(order.subtotal - order.discount);
      for (const line of order.lines) {
        expect(
          Math.abs(line.vat - splitVat(line.total, requested.vatRate).vat),
        ).toBeLessThanOrEqual(1);
      }
    }),
    often,
  );
});

test('a company that owes the tax itself pays no VAT, and what is left without it', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const order = priceOrder({ ...requested, vatTreatment: 'reverseCharge' });
      expect(order.vat).toBe(0);
      for (const line of order.lines) {
        const left = cents(line.price - line.discount);
        expect(line.total).toBe(withoutVat(left, requested.vatRate));
      }
      const consumer = priceOrder({ ...requested, vatTreatment: 'standard' });
      expect(order.discount).toBe(consumer.discount);
      expect(order.total).toBeLessThanOrEqual(consumer.total);
    }),
    often,
  );
});

test('a discount takes nothing off what it is not for', () => {
  fc.assert(
    fc.property(question, discount, (requested, given) => {
      fc.pre(given.items.length > 0);
      const order = priceOrder({ ...requested, discount: given });
      const others = order.lines.filter(({ itemId }) => !given.items.includes(itemId));
      expect(others.every((line) => line.discount === 0)).toBe(true);
    }),
    often,
  );
});

test('a fixed discount is taken whole, or all that its items cost', () => {
  fc.assert(
    fc.property(question, fc.integer({ min: 1, max: 600_000 }), (requested, amount) => {
      const fixed = { kind: 'fixed', amount: cents(amount) } as const;
      const order = priceOrder({ ...requested, discount: { value: fixed, items: [] } });
      expect(order.discount).toBe(Math.min(amount, order.subtotal));
    }),
    often,
  );
});

test('a larger discount never makes an order dearer', () => {
  fc.assert(
    fc.property(question, fc.integer({ min: 1, max: 99 }), (requested, percent) => {
      const priced = (part: number) =>
        priceOrder({
          ...requested,
          discount: { value: { kind: 'percent', percent: part }, items: [] },
        });
      expect(priced(percent + 1).total).toBeLessThanOrEqual(priced(percent).total);
    }),
    often,
  );
});

test('one more thing never makes an order cheaper', () => {
  fc.assert(
    fc.property(question, price, ({ lines: bought, ...requested }, added) => {
      const priced = (...prices: number[]) =>
        priceOrder({ ...requested, lines: booksAt(...prices), vatTreatment: 'standard' });
      const prices = bought.map((line) => line.price);
      expect(priced(...prices, added).total).toBeGreaterThanOrEqual(priced(...prices).total);
    }),
    often,
  );
});

test('the order of the lines changes no sum', () => {
  fc.assert(
    fc.property(question, (any) => {
      const requested = { ...any, vatTreatment: 'standard' } as const;
      const { lines: _, ...sums } = priceOrder(requested);
      expect(priceOrder({ ...requested, lines: requested.lines.toReversed() })).toMatchObject(sums);
    }),
    often,
  );
});
