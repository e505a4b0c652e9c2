import { type LanguageCode, languageStorageKey } from '@danube/contract/locale.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The cookie that keeps a language, as a browser and a server's answer both write it. */
export function languageCookie(language: LanguageCode): string {
  return `${languageStorageKey}=${language}; path=/; max-age=${yearInSeconds}; SameSite=Lax`;
}

/** Keeps a language the visitor asked for: the server reads the cookie, scripts the storage. */
export function rememberLanguage(language: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = languageCookie(language);
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage may be forbidden or full; the cookie and the address carry the choice alone then.
    return;
  }
}
