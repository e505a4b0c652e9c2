import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, formatNumberInput, parseNumber } from './parse-number.ts';

const languages = ['en', 'fr', 'it', 'es', 'de', 'pl', 'sk', 'pt'] as const;
const range = { min: -1e9, max: 1e9 };

describe('reading an answer in numbers', () => {
  it.each([
    ['2,5', 'de', 2.5],
    ['2.5', 'de', 2.5],
    ['2.5', 'en', 2.5],
    ['2,5', 'sk', 2.5],
    ['24.004,5', 'de', 24_004.5],
    ['24,004.5', 'en', 24_004.5],
    ['24 004,5', 'fr', 24_004.5],
    ['24\u00a0004,5', 'pl', 24_004.5],
    ['24\u00a0004,5', 'pt', 24_004.5],
    ['1.0825', 'en', 1.0825],
    ['1,0825', 'it', 1.0825],
    ['−12', 'es', -12],
    ['0', 'fr', 0],
  ] as const)('takes %s in %s', (text, language, value) => {
    expect(parseNumber(text, range, language)).toEqual({ value, fault: null });
  });

  it.each(['abc', '12 %', '1e3', '1.2.3', '--1', '€5'])(
    'does not guess what “%s” means',
    (text) => {
      expect(parseNumber(text, range, 'en')).toEqual({ value: null, fault: 'unreadable' });
    },
  );

  it('finds nothing typed to be neither a number nor a fault', () => {
    for (const text of ['', '  ']) {
      expect(parseNumber(text, range, 'de')).toEqual({ value: null, fault: null });
    }
  });

  it('says where a number is out of its range, of which both ends are part', () => {
    const read = (text: string) => parseNumber(text, { min: 0, max: 100 }, 'en');
    expect([read('0').value, read('100').value]).toEqual([0, 100]);
    expect([read('-0.01').fault, read('100.01').fault]).toEqual(['outOfRange', 'outOfRange']);
  });

  it('reads back what it writes, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...languages),
        (millionths, language) => {
          const value = millionths / 1e6;
          expect(parseNumber(formatNumberInput(value, language), range, language).value).toBe(
            value,
          );
        },
      ),
    );
  });

  it('writes no idle zeros', () => {
    expect([formatNumberInput(2.5, 'de'), formatNumberInput(24_000, 'de')]).toEqual([
      '2,5',
      '24000',
    ]);
    expect([0, 2.5, 1.0825].map(digitsOf)).toEqual([0, 1, 4]);
  });
});
