import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatMoneyShort, moneyParts } from './format-money.ts';

const price = moneySchema.parse(123_450);

describe('money', () => {
  it.each([
    ['en', '€1,234.50'],
    ['de', '1.234,50\u00a0€'],
    ['el', '1.234,50\u00a0€'],
    ['bg', '1234,50\u00a0€'],
    ['mt', '€1,234.50'],
  ] as const)('is written in %s as %s', (language, text) => {
    expect(formatMoney(price, language)).toBe(text);
  });

  it('has a minus sign, not a hyphen, in every language', () => {
    const owed = moneySchema.parse(-872);
    expect(formatMoney(owed, 'en')).toBe('−€8.72');
    expect(formatMoney(owed, 'de')).toBe('−8,72\u00a0€');
    expect(formatMoneyShort(owed, 'sv')).toBe('−8,72\u00a0€');
  });

  it('shows cents in full, and drops them only where asked and none are due', () => {
    const even = moneySchema.parse(14_900);
    expect(formatMoney(even, 'en')).toBe('€149.00');
    expect(formatMoneyShort(even, 'en')).toBe('€149');
    expect(formatMoneyShort(price, 'en')).toBe('€1,234.50');
  });

  it('falls apart into pieces that join to the same words', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.constantFrom('en', 'de', 'el', 'bg', 'mt', 'fr' as const),
        (cents, language) => {
          const amount = moneySchema.parse(cents);
          const parts = moneyParts(amount, language);
          expect(parts.map((part) => part.text).join('')).toBe(formatMoney(amount, language));
        },
      ),
    );
  });

  it('keeps the thousands and the whole amount in one piece', () => {
    const parts = moneyParts(price, 'de');
    expect(parts.map((part) => part.kind)).toEqual(['whole', 'fraction', 'space', 'currency']);
    expect(parts[0]?.text).toBe('1.234');
  });
});
