import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBankAmount, readBankDay } from './bank-values.ts';

describe('readBankDay', () => {
  test.each([
    ['16.11.2026', '2026-11-16'],
    ['6.1.2026', '2026-01-06'],
    ['16. 11. 2026', '2026-11-16'],
    ['16.11.26', '2026-11-16'],
    ['16/11/2026', '2026-11-16'],
    ['16-11-2026', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026/11/16', '2026-11-16'],
    ['20261116', '2026-11-16'],
    ['2026-11-16T09:30:00Z', '2026-11-16'],
    ['16.11.2026 09:30', '2026-11-16'],
    ['29.02.2028', '2028-02-29'],
    ['29.02.2026', null],
    ['31.04.2026', null],
    ['11/16/2026', null],
    ['00.11.2026', null],
    ['2026-13-01', null],
    ['yesterday', null],
    ['', null],
  ])('reads %s as %s', (text, day) => {
    expect(readBankDay(text)).toBe(day);
  });

  test('reads every day in every form', () => {
    const range = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-');
        const forms = ['.', '/', '-'].map((sign) => [dayOfMonth, month, year].join(sign));
        for (const form of [day, day.replaceAll('-', ''), ...forms]) {
          expect(readBankDay(form)).toBe(day);
        }
      }),
    );
  });
});

describe('readBankAmount', () => {
  test.each([
    ['1.234,56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1 234,56', 1_234_56],
    ['1\u00a0234,56', 1_234_56],
    ["1'234.56", 1_234_56],
    ['1.234.567,89', 1_234_567_89],
    ['1234,56', 1_234_56],
    ['1234.5', 1_234_50],
    ['+49,00', 49_00],
    ['-49,00', -49_00],
    ['\u221249,00', -49_00],
    ['49,00-', -49_00],
    ['49,00 EUR', 49_00],
    ['€ 49.00', 49_00],
    ['49', 49_00],
    ['1.234', 1_234_00],
    ['1,234,567', 1_234_567_00],
    ['0,01', 1],
    ['0', 0],
    ['-0,00', 0],
  ])('reads %s as %d cents', (text, cents) => {
    expect(readBankAmount(text)).toBe(cents);
  });

  test.each([
    '',
    'EUR',
    '-',
    '+-1',
    '-1-',
    '1,2,3',
    '1.234.56',
    '12.34,567',
    '1.23,45',
    '0.500',
    '49,00 USD',
    '1,234,56',
    '49,',
    ',50',
    '1e3',
    '1,234.567',
    '99999999999999999,00',
  ])('does not guess what %s means', (text) => {
    expect(readBankAmount(text)).toBeNull();
  });

  test.each(['de-DE', 'en-IE', 'fr-FR', 'pl-PL', 'sk-SK', 'it-CH', 'es-ES', 'pt-PT', 'sv-SE'])(
    'reads what %s writes',
    (locale) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
      const amount = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });
      fc.assert(
        fc.property(amount, (cents) => {
          expect(readBankAmount(format.format(cents / 100))).toBe(cents);
        }),
      );
    },
  );
});
