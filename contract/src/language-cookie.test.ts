import { expect, test } from 'vitest';
import { formatLanguageCookie, readLanguageCookie } from './language-cookie.ts';

test('over HTTPS the cookie is for this host only', () => {
  expect(formatLanguageCookie('de', true)).toBe(
    '__Host-userLanguage=de; path=/; max-age=31536000; SameSite=Lax; Secure',
  );
  expect(formatLanguageCookie('de', false)).toBe(
    'userLanguage=de; path=/; max-age=31536000; SameSite=Lax',
  );
});

test.each([
  ['userLanguage=de', 'de'],
  ['a=b; __Host-userLanguage=fr; c=d', 'fr'],
  ['userLanguage=de; __Host-userLanguage=fr', 'fr'],
  ['userLanguage=de; __Host-userLanguage=ru', 'de'],
  ['otherUserLanguage=de; x__Host-userLanguage=fr', null],
  ['userLanguage=ru', null],
  ['', null],
])('%j holds: %s', (cookies, language) => {
  expect(readLanguageCookie(cookies)).toBe(language);
});
