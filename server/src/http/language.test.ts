import { expect, test, vi } from 'vitest';
import { chooseLanguage, languageTiming } from './language.ts';

const noHints = { parameter: null, cookie: null, findCountry: () => null };
const from = (country: string) => ({ ...noHints, findCountry: () => country });

test('[R4.17] prefers the address over the saved choice over the country over English', () => {
  const all = { parameter: 'pl', cookie: 'a=b; userLanguage=fr', findCountry: () => 'IT' };
  expect(chooseLanguage(all)).toEqual({ language: 'pl', decidedBy: 'address' });
  expect(chooseLanguage({ ...all, parameter: null })).toEqual({
    language: 'fr',
    decidedBy: 'saved',
  });
  expect(chooseLanguage(from('IT'))).toEqual({ language: 'it', decidedBy: 'country' });
  expect(chooseLanguage(noHints)).toEqual({ language: 'en', decidedBy: 'nothing' });
});

test('looks for the country only where nothing else decides', () => {
  const findCountry = vi.fn(() => 'IT');
  chooseLanguage({ parameter: 'pl', cookie: null, findCountry });
  chooseLanguage({ parameter: null, cookie: 'userLanguage=fr', findCountry });
  expect(findCountry).not.toHaveBeenCalled();
});

test('ignores languages that are not offered', () => {
  const requested = { ...noHints, parameter: 'ru', cookie: 'userLanguage=ar' };
  expect(chooseLanguage(requested)).toEqual({ language: 'en', decidedBy: 'nothing' });
});

test('tells a page what decided its language, and nothing else of the visitor', () => {
  expect(languageTiming(chooseLanguage(noHints))).toBe('language;desc=nothing');
  expect(languageTiming(chooseLanguage(from('DE')))).toBe('language;desc=country');
});
