import { expect, test } from 'vitest';
import type * as z from 'zod';
import { isIban, normaliseIban } from './iban.ts';
import { ordersContract } from './orders.contract.ts';

test.each(['SK31 1200 0000 1987 4263 7541', 'de89370400440532013000', 'NL91 ABNA 0417 1643 00'])(
  '%s is an account number',
  (text) => expect(isIban(text)).toBe(true),
);

test.each([
  '',
  'SK31',
  'SK31 1200 0000 1987 4263 7542',
  'DE98370400440532013000',
  'not an account',
])('%s is none', (text) => expect(isIban(text)).toBe(false));

test('is sent without spaces, in capitals', () => {
  expect(normaliseIban(' nl91 abna 0417 1643 00 ')).toBe('NL91ABNA0417164300');
});

test('a refund is asked for to an account whose check digits are right', () => {
  // All inputs of this contract are zod schemas.
  const input = ordersContract.withdraw['~orpc'].inputSchema as z.ZodObject<{ iban: z.ZodType }>;
  const { iban } = input.shape;
  expect(iban.parse(' sk31 1200 0000 1987 4263 7541 ')).toBe('SK3112000000198742637541');
  expect(iban.safeParse('SK31 1200 0000 1987 4263 7542').success).toBe(false);
  expect(iban.parse(null)).toBeNull();
});
