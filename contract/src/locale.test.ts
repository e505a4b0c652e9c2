import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  completeLanguages,
  intlLocale,
  isLanguageCode,
  languageOfCountry,
  languages,
} from './locale.ts';

const codes = 'en fr it es de pl sk bg da et fi el ga hr lv lt mt nl pt ro sv sl cs hu'.split(' ');

test('[R1.07] [R9.07a] offers the 24 languages', () => {
  expect(languages.map((language) => language.code)).toEqual(codes);
});

test('the complete languages are those with every file of the English texts', () => {
  const filesOf = (code: string) =>
    readdirSync(new URL(`../../locales/${code}`, import.meta.url)).filter(
      (name) => !name.endsWith('.md'),
    );
  const complete = codes.filter((code) => filesOf(code).length === filesOf('en').length);
  expect(completeLanguages).toEqual(complete);
});

test.each([
  ['en', '1,234.5', 'other'],
  ['pt', '1234,5', 'other'],
  ['fr', '1\u202f234,5', 'one'],
] as const)('formats in %s as Europe does: %s, and none is %s', (language, number, none) => {
  const locale = intlLocale(language);
  expect(new Intl.NumberFormat(locale).format(1234.5)).toBe(number);
  expect(new Intl.PluralRules(locale).select(0)).toBe(none);
});

test.each([
  ['de', 'DE AT CH'],
  ['es', 'ES AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'],
  ['fr', 'FR BE CA LU MC'],
  ['it', 'IT SM VA'],
  ['pl', 'PL'],
  ['sk', 'SK'],
])('[R9.08] speaks %s to visitors from %s', (language, countries) => {
  for (const country of countries.split(' ')) {
    expect(languageOfCountry(country), country).toBe(language);
    expect(languageOfCountry(country.toLowerCase()), country).toBe(language);
  }
});

test.each([
  ['Russian', 'ru', 'RU BY KZ KG TJ'],
  ['Arabic', 'ar', 'SA AE EG DZ BH IQ JO KW LB LY MA OM QA SD SY TN YE'],
])('[R9.08] %s is not offered, so its countries end as English', (_name, code, countries) => {
  expect(isLanguageCode(code)).toBe(false);
  for (const country of countries.split(' ')) expect(languageOfCountry(country)).toBe('en');
});

test('[R9.08] speaks English to everybody else, also where another language is offered', () => {
  for (const country of [
    'GB',
    'US',
    'JP',
    'NL',
    'BG',
    'CZ',
    'HU',
    'PT',
    'BR',
    'ZZ',
    '',
    'nowhere',
  ]) {
    expect(languageOfCountry(country), country).toBe('en');
  }
});
