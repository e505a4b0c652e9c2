import { expect, test } from 'vitest';
import { groupByFour } from './group-by-four.ts';

test.each(['SK3112000000198742637541', 'SK31 1200 0000 1987 4263 7541'])(
  'an account number is read in fours: %s',
  (iban) => {
    expect(groupByFour(iban)).toBe('SK31 1200 0000 1987 4263 7541');
  },
);

test('so is the reference of a transfer, whose last group may be shorter', () => {
  expect(groupByFour('RF69100001')).toBe('RF69 1000 01');
});
