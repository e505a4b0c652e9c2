import { formatLanguageCookie, readLanguageCookie } from '@danube/contract/language-cookie.ts';
import { isLanguageCode, type LanguageCode, languageStorageKey } from '@danube/contract/locale.ts';

/** Saves a language the visitor chose: in a cookie for the server, in storage for scripts. */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = formatLanguageCookie(language, location.protocol === 'https:');
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
  const inCookie = readLanguageCookie(document.cookie);
  if (inCookie) return inCookie;
  try {
    const inStorage = localStorage.getItem(languageStorageKey);
    return isLanguageCode(inStorage) ? inStorage : null;
  } catch {
    return null;
  }
}

/**
 * What a click on a link to another language does besides following it: the cached HTML can't know
 * the rest of the visitor's URL.
 */
export function chooseLanguage(link: HTMLAnchorElement): void {
  if (!isLanguageCode(link.hreflang)) return;
  rememberLanguage(link.hreflang);
  link.href = urlInLanguage(link.hreflang);
}

/** The current URL in another language. */
export function urlInLanguage(language: LanguageCode): string {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address.href;
}
