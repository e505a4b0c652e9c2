import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

const nothing = { parameter: null, cookie: null, country: null };

test('prefers the address over the saved choice over the country over English', () => {
  const all = { parameter: 'pl', cookie: 'a=b; userLanguage=fr', country: 'IT' };
  expect(chooseLanguage(all)).toBe('pl');
  expect(chooseLanguage({ ...all, parameter: null })).toBe('fr');
  expect(chooseLanguage({ ...nothing, country: 'IT' })).toBe('it');
  expect(chooseLanguage(nothing)).toBe('en');
});

test('ignores languages that are not offered', () => {
  expect(chooseLanguage({ ...nothing, parameter: 'ru', cookie: 'userLanguage=ar' })).toBe('en');
});

test.each([
  ['DE AT CH', 'de'],
  ['ES MX AR CL CO PE VE UY', 'es'],
  ['FR BE CA LU MC', 'fr'],
  ['IT SM VA', 'it'],
  ['PL', 'pl'],
  ['SK', 'sk'],
  ['RU BY SA EG US JP', 'en'],
])('[R9.08] speaks to visitors from %s in %s', (countries, language) => {
  for (const country of countries.split(' ')) {
    expect(chooseLanguage({ ...nothing, country })).toBe(language);
  }
});
