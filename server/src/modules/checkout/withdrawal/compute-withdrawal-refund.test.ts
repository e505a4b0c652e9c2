import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { computeWithdrawalRefund } from './compute-withdrawal-refund.ts';

const total = moneySchema.parse(3_000);
const paidAt = new Date('2026-06-01T10:00:00Z');

describe('what is given back', () => {
  test('content that nobody opened: all', () => {
    const line = { interval: null, total, isUsed: false };
    expect(computeWithdrawalRefund(line, { paidAt, now: daysLater(13) })).toBe(3_000);
  });

  test('content that was opened: nothing', () => {
    const line = { interval: null, total, isUsed: true };
    expect(computeWithdrawalRefund(line, { paidAt, now: daysLater(0) })).toBe(0);
  });

  test.each([
    ['on the first day all', 0, 3_000],
    ['after one day all but a thirtieth', 1, 2_900],
    ['after half a day more the same', 1.5, 2_900],
    ['after fourteen days sixteen thirtieths', 14, 1_600],
  ])('of a month, %s', (_, days, refund) => {
    const line = { interval: 'month' as const, total, isUsed: true };
    expect(computeWithdrawalRefund(line, { paidAt, now: daysLater(days) })).toBe(refund);
  });

  test('of a year, cents that do not divide stay with the buyer', () => {
    const line = { interval: 'year' as const, total: moneySchema.parse(29_900), isUsed: false };
    expect(computeWithdrawalRefund(line, { paidAt, now: daysLater(1) })).toBe(29_900 - 81);
  });
});

function daysLater(days: number): Date {
  return new Date(paidAt.getTime() + days * 24 * 60 * 60_000);
}
