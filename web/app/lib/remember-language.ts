import { isLanguageCode, type LanguageCode, languageStorageKey } from '@danube/contract/locale.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const cookiePattern = new RegExp(`(?:^|; )${languageStorageKey}=([a-z]{2})(?:;|$)`);

/** The language cookie, in the format of both document.cookie and Set-Cookie. */
export function languageCookie(language: LanguageCode): string {
  return `${languageStorageKey}=${language}; path=/; max-age=${yearInSeconds}; SameSite=Lax`;
}

/** Saves a language the visitor chose: in a cookie for the server, in storage for scripts. */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be blocked or full; then only the cookie and the URL carry the choice.
    return;
  }
}

/**
 * The saved language, if it is supported. The cookie comes first, because a form submitted before
 * hydration only changes the cookie.
 */
export function savedLanguage(): LanguageCode | null {
  const inCookie = cookiePattern.exec(document.cookie)?.[1];
  if (isLanguageCode(inCookie)) return inCookie;
  try {
    const inStorage = localStorage.getItem(languageStorageKey);
    return isLanguageCode(inStorage) ? inStorage : null;
  } catch {
    return null;
  }
}

/** The current URL in another language. */
export function urlInLanguage(language: LanguageCode): string {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address.href;
}
