// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberLanguage, savedLanguage, urlInLanguage } from './remember-language.ts';

beforeEach(() => localStorage.clear());

/** The page as if a response had set these cookies. */
function mockCookie(text: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

it('[R3.03a] keeps a language under userLanguage, in the storage and in a cookie', () => {
  expect(savedLanguage()).toBeNull();
  rememberLanguage('de');
  expect(localStorage.getItem('userLanguage')).toBe('de');
  expect(document.cookie).toContain('userLanguage=de');
  expect(savedLanguage()).toBe('de');
});

it('believes the cookie first, and the storage where there is none', () => {
  mockCookie('signedIn=1');
  localStorage.setItem('userLanguage', 'fr');
  expect(savedLanguage()).toBe('fr');
  mockCookie('a=b; userLanguage=pl; c=d');
  expect(savedLanguage()).toBe('pl');
});

it.each(['ru', 'ar', 'english', 'DE', ''])('does not believe %j', (saved) => {
  localStorage.setItem('userLanguage', saved);
  mockCookie(`userLanguage=${saved}`);
  expect(savedLanguage()).toBeNull();
});

it('has nothing saved where storage is forbidden', () => {
  mockCookie('');
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(savedLanguage()).toBeNull();
});

it('names the page in another language and keeps the rest of its address', () => {
  window.history.replaceState(null, '', '/blog?page=2&lang=fr#latest');
  expect(urlInLanguage('de')).toBe(`${location.origin}/blog?page=2&lang=de#latest`);
});
