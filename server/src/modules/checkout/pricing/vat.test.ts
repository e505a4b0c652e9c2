import { describe, expect, test } from 'vitest';
import { cents, divideHalfUp } from './cents.ts';
import { splitVat, withoutVat } from './vat.ts';

describe('splitVat', () => {
  // Calculated manually: total × rate ÷ (100 % + rate).
  test.each([
    { where: 'Finland', rate: 25_50, total: 125_50, net: 100_00, vat: 25_50 },
    // 49.00 × 25.5 ÷ 125.5 = 9.9562…
    { where: 'Finland', rate: 25_50, total: 49_00, net: 39_04, vat: 9_96 },
    // 199.99 × 27 ÷ 127 = 42.5175…
    { where: 'Hungary', rate: 27_00, total: 199_99, net: 157_47, vat: 42_52 },
    // 9.99 × 17 ÷ 117 = 1.4515…
    { where: 'Luxembourg', rate: 17_00, total: 9_99, net: 8_54, vat: 1_45 },
    // 149.00 × 23 ÷ 123 = 27.8617…
    { where: 'Slovakia', rate: 23_00, total: 149_00, net: 121_14, vat: 27_86 },
    { where: 'Hungary', rate: 27_00, total: 1, net: 1, vat: 0 },
    // 0.03 × 20 ÷ 120 is exactly half a cent.
    { where: 'Austria', rate: 20_00, total: 3, net: 2, vat: 1 },
    { where: 'Austria', rate: 20_00, total: 0, net: 0, vat: 0 },
    { where: 'a country without VAT', rate: 0, total: 49_00, net: 49_00, vat: 0 },
  ])('finds $vat in $total in $where', ({ rate, total, net, vat }) => {
    expect(splitVat(cents(total), rate)).toEqual({ net, vat });
    expect(withoutVat(cents(total), rate)).toBe(net);
  });

  test('mirrors an amount that is given back', () => {
    expect(splitVat(cents(-3), 20_00)).toEqual({ net: -2, vat: -1 });
  });
});

test('half a cent is a cent, on both sides of nothing', () => {
  expect([1, 3, 5, -1, -3, 0].map((halves) => divideHalfUp(halves, 2))).toEqual([
    1, 2, 3, -1, -2, 0,
  ]);
  expect(divideHalfUp(4_999, 10_000)).toBe(0);
});

test('a fraction of a cent is not an amount', () => {
  expect(() => cents(0.5)).toThrow();
});
