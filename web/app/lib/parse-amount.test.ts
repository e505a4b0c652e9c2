import type { Money } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHundredths, formatMoneyInput, parseHundredths, parseMoney } from './parse-amount.ts';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const;

describe('reading an amount of money', () => {
  it.each([
    ['1.234,56', 'de', 123_456],
    ['1,234.56', 'en', 123_456],
    ['1 234,56', 'fr', 123_456],
    ['1 234,56 €', 'sk', 123_456],
    ['€149', 'en', 14_900],
    ['EUR 149.90', 'en', 14_990],
    ['149,9', 'en', 14_990],
    ['149.9', 'de', 14_990],
    ['1.234', 'de', 123_400],
    ['1,234', 'en', 123_400],
    ['0,01', 'pl', 1],
    ['0', 'it', 0],
  ] as const)('takes %s in %s', (text, language, cents) => {
    expect(parseMoney(text, language)).toBe(cents);
  });

  it.each([
    // Three decimals in one language, thousands in another: an amount must never be guessed.
    ['1,234', 'de'],
    ['1.234', 'en'],
    ['12.345,678', 'de'],
    ['0.005', 'en'],
    ['-5', 'en'],
    ['', 'en'],
    ['€', 'en'],
    ['ten', 'en'],
    ['1e3', 'en'],
    ['5 %', 'en'],
  ] as const)('refuses “%s” in %s', (text, language) => {
    expect(parseMoney(text, language)).toBeUndefined();
  });

  it('reads back every amount that it writes, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(...languages),
        (cents, language) => {
          // The Money brand requires whole cents.
          expect(parseMoney(formatMoneyInput(cents as Money, language), language)).toBe(cents);
        },
      ),
    );
  });

  it('writes both cents or none', () => {
    // The Money brand requires whole cents.
    const written = (cents: number) => formatMoneyInput(cents as Money, 'de');
    expect([14_900, 14_950, 14_955, 5].map(written)).toEqual(['149', '149,50', '149,55', '0,05']);
  });
});

it('reads a rate as hundredths of a percent', () => {
  expect(parseHundredths('25,5', 'de')).toBe(2550);
  expect(parseHundredths('25.5', 'en')).toBe(2550);
  expect(parseHundredths('20', 'sk')).toBe(2000);
  expect(parseHundredths('25.555', 'en')).toBeUndefined();
  expect(formatHundredths(2550, 'de')).toBe('25,5');
});
