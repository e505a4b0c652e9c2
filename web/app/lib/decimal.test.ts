import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, formatDecimal, parseDecimal } from './decimal.ts';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const;

describe('reading a number', () => {
  it.each([
    ['10,000', 'en', 1_000_000],
    ['10.000', 'de', 1_000_000],
    ['10 000', 'fr', 1_000_000],
    ['10\u202f000,5', 'fr', 1_000_050],
    ['10\u00a0000,50', 'sk', 1_000_050],
    ['10’000.50', 'en', 1_000_050],
    ['1,234,567.89', 'en', 123_456_789],
    ['1.234.567,89', 'it', 123_456_789],
    ['1,5', 'de', 150],
    ['1,5', 'en', 150],
    ['1.5', 'de', 150],
    ['1.5', 'pl', 150],
    ['1.125', 'fr', 113],
    ['1.125', 'de', 112_500],
    ['0.125', 'de', 13],
    ['.5', 'en', 50],
    ['5,', 'de', 500],
    ['-2,5', 'es', -250],
    ['−2.5', 'en', -250],
    ['+3', 'en', 300],
    ['-0', 'en', 0],
    ['007', 'en', 700],
  ] as const)('takes %s in %s', (text, language, value) => {
    expect(parseDecimal(text, 2, language)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '.',
    '-',
    ',',
    'abc',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '1-2',
    '--1',
    '1..2',
    '1,2.3,4',
    '1.2.3',
    '10,00,000',
    '१२',
    '9'.repeat(25),
    '99999999999999999999',
  ])('refuses “%s”', (text) => {
    expect(parseDecimal(text, 2, 'en')).toBeNull();
  });

  it('is never anything but a whole number or a refusal', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789.,- '.split('')) }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(...languages), fc.nat(5), (text, language, scale) => {
        const value = parseDecimal(text, scale, language);
        expect(value === null || Number.isSafeInteger(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
      }),
    );
  });

  it('understands what the page writes, in every language', () => {
    const values = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        values,
        fc.constantFrom(0, 2, 4),
        fc.constantFrom(...languages),
        (value, scale, language) => {
          expect(parseDecimal(formatDecimal(value, scale, language), scale, language)).toBe(value);
        },
      ),
    );
  });
});

describe('writing a number', () => {
  it('uses the mark of the language and no idle zeros', () => {
    expect(formatDecimal(110_000, 5, 'en')).toBe('1.1');
    expect(formatDecimal(110_000, 5, 'de')).toBe('1,1');
    expect(formatDecimal(1_000_000, 2, 'de')).toBe('10000');
    expect(formatDecimal(-5, 2, 'fr')).toBe('-0,05');
    expect(formatDecimal(0, 2, 'fr')).toBe('0');
  });

  it('knows how many decimals are needed', () => {
    expect([100, 110, 111, 0].map((value) => decimalsOf(value, 2))).toEqual([0, 1, 2, 0]);
  });
});
