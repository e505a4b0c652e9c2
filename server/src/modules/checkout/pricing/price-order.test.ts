import type { CouponValue } from '@danube/contract/checkout/coupons.schemas.ts';
import { describe, expect, test } from 'vitest';
import { cents } from './cents.ts';
import { priceOrder } from './price-order.ts';
import { anItemId, booksAt } from './priced-items.factory.ts';

const slovakia = { vatRate: 23_00, vatTreatment: 'standard' } as const;
const hungary = { vatRate: 27_00, vatTreatment: 'standard' } as const;
const finland = { vatRate: 25_50, vatTreatment: 'standard' } as const;

function percent(value: number): CouponValue {
  return { kind: 'percent', percent: value };
}

function fixed(amount: number): CouponValue {
  return { kind: 'fixed', amount: cents(amount) };
}

function linesOf(order: ReturnType<typeof priceOrder>) {
  return order.lines.map(({ discount, total, net, vat }) => ({ discount, total, net, vat }));
}

test('an order of nothing costs nothing', () => {
  const emptyOrder = { lines: [], subtotal: 0, discount: 0, total: 0, net: 0, vat: 0 };
  expect(priceOrder({ lines: [], ...slovakia, discount: null })).toEqual(emptyOrder);
});

test('what is free has no VAT', () => {
  const order = priceOrder({ lines: booksAt(0), ...slovakia, discount: null });
  expect(order).toMatchObject({ subtotal: 0, total: 0, net: 0, vat: 0 });
});

test('a line keeps what it was about', () => {
  const [line] = booksAt(49_00);
  if (!line) throw new Error('one was asked for');
  const order = priceOrder({ lines: [line], ...finland, discount: null });
  expect(order.lines).toEqual([{ ...line, discount: 0, total: 49_00, net: 39_04, vat: 9_96 }]);
});

describe('VAT of the buyer’s country', () => {
  test('is worked out of the order and shared by its lines', () => {
    // Three times 9.99 is 29.97; × 27 ÷ 127 = 6.3715…; each line alone would have 2.12.
    const order = priceOrder({ lines: booksAt(9_99, 9_99, 9_99), ...hungary, discount: null });
    expect(order).toMatchObject({ subtotal: 29_97, discount: 0, total: 29_97 });
    expect(order).toMatchObject({ net: 23_60, vat: 6_37 });
    expect(linesOf(order)).toEqual([
      { discount: 0, total: 9_99, net: 7_86, vat: 2_13 },
      { discount: 0, total: 9_99, net: 7_87, vat: 2_12 },
      { discount: 0, total: 9_99, net: 7_87, vat: 2_12 },
    ]);
  });

  test('of one cent is nothing, and of three cents in Hungary a cent', () => {
    expect(priceOrder({ lines: booksAt(1), ...hungary, discount: null })).toMatchObject({
      net: 1,
      vat: 0,
    });
    // 0.03 × 27 ÷ 127 = 0.0063…: the first of three equal lines has it.
    const three = priceOrder({ lines: booksAt(1, 1, 1), ...hungary, discount: null });
    expect(three.lines.map(({ vat }) => vat)).toEqual([1, 0, 0]);
    expect(three.lines.map(({ net }) => net)).toEqual([0, 1, 1]);
  });
});

describe('reverse charge', () => {
  test('leaves the net of every line, and no VAT', () => {
    // 9.99 ÷ 1.27 = 7.8661…
    const order = priceOrder({
      lines: booksAt(9_99, 9_99),
      vatRate: 27_00,
      vatTreatment: 'reverseCharge',
      discount: null,
    });
    expect(order).toMatchObject({ subtotal: 19_98, total: 15_74, net: 15_74, vat: 0 });
    expect(linesOf(order)[0]).toEqual({ discount: 0, total: 7_87, net: 7_87, vat: 0 });
  });

  test('takes the discount off before the VAT', () => {
    // 149.00 − 10 % = 134.10; ÷ 1.17 = 114.6153…
    const order = priceOrder({
      lines: booksAt(149_00),
      vatRate: 17_00,
      vatTreatment: 'reverseCharge',
      discount: { value: percent(10), items: [] },
    });
    expect(order).toMatchObject({ subtotal: 149_00, discount: 14_90, total: 114_62, vat: 0 });
  });
});

describe('a discount in percent', () => {
  test('is rounded half up in each line', () => {
    // 15 % of 0.10 is 1.5 cents, of 29.99 is 4.4985.
    const order = priceOrder({
      lines: booksAt(10, 29_99),
      ...slovakia,
      discount: { value: percent(15), items: [] },
    });
    expect(order.lines.map(({ discount }) => discount)).toEqual([2, 4_50]);
    expect(order).toMatchObject({ subtotal: 30_09, discount: 4_52, total: 25_57 });
  });

  test('holds only for its items', () => {
    const order = priceOrder({
      lines: booksAt(20_00, 30_00),
      ...slovakia,
      discount: { value: percent(50), items: [anItemId(1)] },
    });
    expect(order.lines.map(({ discount }) => discount)).toEqual([0, 15_00]);
  });

  test('of a hundred leaves nothing to pay and nothing to tax', () => {
    const order = priceOrder({
      lines: booksAt(1, 29_99),
      ...slovakia,
      discount: { value: percent(100), items: [] },
    });
    expect(order).toMatchObject({ discount: 30_00, total: 0, net: 0, vat: 0 });
  });
});

describe('a fixed discount', () => {
  test('is shared by the prices of what it holds for', () => {
    // 10.00 over 20.00 and 10.00: 6.666… and 3.333…
    const order = priceOrder({
      lines: booksAt(20_00, 99_00, 10_00),
      ...slovakia,
      discount: { value: fixed(10_00), items: [anItemId(0), anItemId(2)] },
    });
    expect(order.lines.map(({ discount }) => discount)).toEqual([6_67, 0, 3_33]);
    expect(order).toMatchObject({ subtotal: 129_00, discount: 10_00, total: 119_00 });
  });

  test('never takes more than these cost', () => {
    const order = priceOrder({
      lines: booksAt(20_00, 99_00),
      ...slovakia,
      discount: { value: fixed(50_00), items: [anItemId(0)] },
    });
    expect(order.lines.map(({ discount }) => discount)).toEqual([20_00, 0]);
    expect(order.total).toBe(99_00);
  });

  test('is nothing where the order has none of its items', () => {
    const order = priceOrder({
      lines: booksAt(20_00),
      ...slovakia,
      discount: { value: fixed(5_00), items: [anItemId(7)] },
    });
    expect(order).toMatchObject({ discount: 0, total: 20_00 });
  });
});
