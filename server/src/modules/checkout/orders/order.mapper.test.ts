import { expect, test } from 'vitest';
import { canPay } from './order.mapper.ts';

const now = new Date('2026-11-16T10:20:00Z');
const open = {
  state: 'pending',
  method: 'stripe',
  expiresAt: new Date(now.getTime() + 1),
  debit: null,
} as const;

test('an order can be paid while it waits for the payment provider', () => {
  expect(canPay(open, now)).toBe(true);
});

test.each([
  ['it is over', { expiresAt: now }],
  ['it was paid', { state: 'paid' }],
  ['it was given up', { state: 'cancelled' }],
  ['it is paid by transfer', { method: 'transfer' }],
  ['it costs nothing', { method: 'none' }],
  ['the bank is processing a debit', { debit: 'processing' }],
] as const)('not where %s', (_why, change) => {
  expect(canPay({ ...open, ...change }, now)).toBe(false);
});
