// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from '../../shared/consent/consent-store.ts';
import { rememberDetection } from './detection-memory.ts';
import { initialiseLanguage } from './initialise-language.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockCookie('');
});

function mockCookie(text: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

/** The page as if the server had sent this language decision. */
function mockLanguageDecision(description: string | null) {
  const serverTiming = [
    { name: 'database', description: 'nothing' },
    ...(description === null ? [] : [{ name: 'language', description }]),
  ];
  // jsdom has no navigation entries.
  performance.getEntriesByType = () => [{ serverTiming } as unknown as PerformanceEntry];
}

it('[R4.17] looks the location up when nothing is saved and the server knew no country', () => {
  mockLanguageDecision('nothing');
  expect(initialiseLanguage()).toBe('unknown');
});

it.each(['country', 'saved', 'address', null])(
  'leaves alone a page whose language was decided by %s',
  (decision) => {
    mockLanguageDecision(decision);
    expect(initialiseLanguage()).toBe('known');
  },
);

it('[R4.17] needs no look-up for a saved language', () => {
  mockLanguageDecision('nothing');
  localStorage.setItem('userLanguage', 'en');
  expect(initialiseLanguage()).toBe('known');
});

it('[R4.17] does not take a saved language that is not offered for one', () => {
  mockLanguageDecision('nothing');
  localStorage.setItem('userLanguage', 'ru');
  expect(initialiseLanguage()).toBe('unknown');
});

it('[R3.03a] brings the storage in step with a choice that only the cookie has', () => {
  mockCookie('userLanguage=de');
  localStorage.setItem('userLanguage', 'fr');
  mockLanguageDecision('saved');
  initialiseLanguage();
  expect(localStorage.getItem('userLanguage')).toBe('de');
});

it('keeps the page as it came in browsers that do not show the header', () => {
  performance.getEntriesByType = () => [];
  expect(initialiseLanguage()).toBe('known');
});

it('does not search twice in a tab, unless others may be asked since', () => {
  mockLanguageDecision('nothing');
  rememberDetection();
  expect(initialiseLanguage()).toBe('known');
  saveConsent({ statistics: false, media: true });
  expect(initialiseLanguage()).toBe('unknown');
  rememberDetection();
  expect(initialiseLanguage()).toBe('known');
});
