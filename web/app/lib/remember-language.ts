import { isLanguageCode, type LanguageCode, languageStorageKey } from '@danube/contract/locale.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const cookiePattern = new RegExp(`(?:^|; )${languageStorageKey}=([a-z]{2})(?:;|$)`);

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

/**
 * The language that was kept, if it is one of ours. The cookie counts first: a form that was sent
 * before the application had started changed it alone.
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

/** The page that is open, in another language; the rest of its address stays. */
export function addressIn(language: LanguageCode): string {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  return address.href;
}
