import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { canOrderTogether, priceRecurring } from './recurring.ts';

const book = { price: cents(29_00), interval: null };
const monthly = { price: cents(49_00), interval: 'month' } as const;
const yearly = { price: cents(490_00), interval: 'year' } as const;

describe('recurringOf', () => {
  test('is nothing where nothing recurs', () => {
    expect(priceRecurring([book], { vatRate: 23_00, vatTreatment: 'standard' })).toBeNull();
    expect(priceRecurring([], { vatRate: 23_00, vatTreatment: 'standard' })).toBeNull();
  });

  test('is the price of the subscription alone', () => {
    expect(priceRecurring([book, monthly], { vatRate: 23_00, vatTreatment: 'standard' })).toEqual({
      total: 49_00,
      interval: 'month',
    });
  });

  test('is net for a company that owes the tax itself', () => {
    // 490.00 × 27 ÷ 127 = 104.1732…
    expect(priceRecurring([yearly], { vatRate: 27_00, vatTreatment: 'reverseCharge' })).toEqual({
      total: 385_83,
      interval: 'year',
    });
  });
});

test('outside the EU the next payments are the list price too', () => {
  expect(priceRecurring([monthly], { vatRate: 0, vatTreatment: 'outsideEu' })).toEqual({
    total: 49_00,
    interval: 'month',
  });
});

describe('canOrderTogether', () => {
  test('takes any number of things that are paid once, and one subscription', () => {
    expect(canOrderTogether([])).toBe(true);
    expect(canOrderTogether([book, book, book])).toBe(true);
    expect(canOrderTogether([book, yearly, book])).toBe(true);
  });

  test('refuses a second subscription, of the same interval too', () => {
    expect(canOrderTogether([monthly, yearly])).toBe(false);
    expect(canOrderTogether([monthly, book, monthly])).toBe(false);
  });
});
