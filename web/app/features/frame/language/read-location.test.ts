import { expect, test } from 'vitest';
import { readLocation } from './read-location.ts';

const place = { city: 'Graz', ip: '198.51.100.7' };

test.each([
  [
    'country_name and country_code',
    { country_name: 'Austria', country_code: 'AT', region: 'Styria' },
  ],
  ['country and countryCode', { country: 'Austria', countryCode: 'AT', region: 'Styria' }],
  [
    'country_code and region_name',
    { country: 'Austria', country_code: 'at', region_name: 'Styria' },
  ],
  ['both words for a country', { country_name: 'Austria', country: 'AT', region: 'Styria' }],
])('[R7.11] [R3.06c] reads an answer with %s', (_words, words) => {
  expect(readLocation({ ...place, ...words, currency: 'EUR' })).toEqual({
    ...place,
    country: 'Austria',
    countryCode: 'AT',
    region: 'Styria',
    language: 'de',
  });
});

test('[R7.11] takes a country that is only a code for both, and leaves the rest empty', () => {
  const empty = { region: '', city: '', ip: '' };
  expect(readLocation({ country: 'MX', region: '' })).toEqual({
    ...empty,
    country: 'MX',
    countryCode: 'MX',
    language: 'es',
  });
});

test.each([
  ['de-AT,hr,sl', 'de'],
  ['ru, uk ,PL-pl', 'pl'],
  [['ar', 'fr-TN'], 'fr'],
])('[R7.11] goes by the languages %j where the country has no code', (languages, language) => {
  expect(readLocation({ country_name: 'Somewhere', languages })).toMatchObject({
    countryCode: '',
    language,
  });
});

test('[R9.08] lets the country decide where it is known, whatever else is spoken there', () => {
  expect(readLocation({ country_code: 'BE', languages: 'nl-BE' })?.language).toBe('fr');
  expect(readLocation({ country_code: 'RU', languages: 'ru,de' })?.language).toBe('en');
  expect(readLocation({ country_code: 'SA', languages: 'ar' })?.language).toBe('en');
});

test.each([
  null,
  'Austria',
  42,
  [],
  {},
  { country: 'Austria' },
  { country: '', countryCode: '', language: 'de' },
  { error: true, reason: 'RateLimited' },
  { country_code: 7, languages: [7] },
  { languages: 'ru,ar' },
])('learns nothing from %j', (answer) => {
  expect(readLocation(answer)).toBeNull();
});
