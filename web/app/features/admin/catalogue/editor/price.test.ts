import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPriceInput, parsePrice } from './price.ts';

describe('a price in euros', () => {
  it.each([
    ['149', 14_900],
    ['149.00', 14_900],
    ['149,9', 14_990],
    [' € 0,05 ', 5],
    ['0', 0],
    ['10000', 1_000_000],
  ])('%s is %d cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  it.each(['', 'free', '-1', '1.234,00', '1,234', '10000.01', '99999', '1e3', '0.005', '1.'])(
    '“%s” is none',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (cents) => {
        expect(parsePrice(formatPriceInput(moneySchema.parse(cents)))).toBe(cents);
      }),
    );
  });
});
