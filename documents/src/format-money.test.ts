import { expect, test } from 'vitest';
import { countryName, formatMoney, formatRate } from './format-money.ts';

test.each([
  ['en', '€1,234.50'],
  ['de', '1.234,50\u00a0€'],
  ['fr', '1\u202f234,50\u00a0€'],
  ['pt', '1234,50\u00a0€'],
  ['fi', '1\u00a0234,50\u00a0€'],
] as const)('writes money as the language does: %s', (language, text) => {
  expect(formatMoney(123450, language)).toBe(text);
});

test('writes cents where there are none, and a loss below zero', () => {
  expect(formatMoney(14900, 'en')).toBe('€149.00');
  expect(formatMoney(-5, 'en')).toBe('-€0.05');
});

test('writes a rate with as many places as it has', () => {
  expect(formatRate(2300, 'en')).toBe('23%');
  expect(formatRate(2550, 'fi')).toBe('25,5\u00a0%');
});

test('names a country in the reader’s language', () => {
  expect(countryName('GR', 'el')).toBe('Ελλάδα');
  expect(countryName('GR', 'en')).toBe('Greece');
});
