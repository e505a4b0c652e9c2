// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { savedLanguageScript } from './saved-language-script.ts';

type Visit = { saved?: string | null; cookie?: string; lang?: string; href?: string };

/** Where the script redirects to, or null if it stays. */
function run({ saved = null, cookie = '', lang = 'en', href = 'https://d.example/' }: Visit) {
  let opened: string | null = null;
  const surroundings = {
    localStorage: { getItem: (key: string) => (key === 'userLanguage' ? saved : null) },
    location: {
      href,
      replace(address: string) {
        opened = address;
      },
    },
    document: { cookie, documentElement: { lang } },
  };
  new Function(...Object.keys(surroundings), savedLanguageScript)(...Object.values(surroundings));
  return opened;
}

it('[R4.17] uses a saved language at once when the page came in another one', () => {
  expect(run({ saved: 'de' })).toBe('https://d.example/?lang=de');
  expect(run({ saved: 'de', href: 'https://d.example/auth?tab=signin#reset=x' })).toBe(
    'https://d.example/auth?tab=signin&lang=de#reset=x',
  );
});

it.each<[string, Visit]>([
  ['nothing is saved', {}],
  ['the page is in that language already', { saved: 'de', lang: 'de' }],
  ['the address names a language', { saved: 'de', href: 'https://d.example/?lang=fr' }],
  ['the address is where it led itself', { saved: 'de', href: 'https://d.example/?lang=de' }],
  ['what is saved is not offered', { saved: 'ru' }],
  ['what is saved is no language', { saved: 'de|fr' }],
  ['the cookie of HTTPS decides', { saved: 'de', cookie: 'a=b; __Host-userLanguage=en' }],
  ['the cookie decides', { saved: 'de', cookie: 'a=b; userLanguage=en; c=d' }],
])('leaves the page alone when %s', (_when, visit) => {
  expect(run(visit)).toBeNull();
});

it('is not misled by a cookie that the server ignores', () => {
  expect(run({ saved: 'de', cookie: 'userLanguage=ru' })).toBe('https://d.example/?lang=de');
});

it('does no harm where storage is forbidden', () => {
  const forbidden = {
    getItem() {
      throw new Error('forbidden');
    },
  };
  expect(() => new Function('localStorage', savedLanguageScript)(forbidden)).not.toThrow();
});
