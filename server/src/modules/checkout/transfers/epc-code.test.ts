import { expect, test } from 'vitest';
import { cents } from '../pricing/cents.ts';
import { formatEpcCode } from './epc-code.ts';

const transfer = {
  holder: 'Danube Trading Academy s.r.o.',
  iban: 'SK31 1200 0000 1987 4263 7541',
  bic: 'TATRSKBX',
  amount: cents(149_05),
  reference: 'RF69 1000 01',
};

test('says all that a banking application asks for, line by line', () => {
  expect(formatEpcCode(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'TATRSKBX',
    'Danube Trading Academy s.r.o.',
    'SK3112000000198742637541',
    'EUR149.05',
    '',
    'RF69100001',
  ]);
});

test.each([
  [1, 'EUR0.01'],
  [10, 'EUR0.10'],
  [100, 'EUR1.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('writes %d cents as %s', (amount, written) => {
  expect(formatEpcCode({ ...transfer, amount: cents(amount) })).toContain(`\n${written}\n`);
});

test.each([0, -1, 100_000_000_000])('refuses to ask for %d cents', (amount) => {
  expect(() => formatEpcCode({ ...transfer, amount: cents(amount) })).toThrow(RangeError);
});

test('a name has one line of seventy letters at the most', () => {
  const lines = formatEpcCode({ ...transfer, holder: `Line\nbreak ${'x'.repeat(80)}` }).split('\n');
  expect(lines[5]).toMatch(/^Line break x{59}$/);
  expect(lines).toHaveLength(10);
});
