import { isLanguageCode, type LanguageCode, languageStorageKey } from './locale.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The one that sibling domains can't set comes first. The other is from before the prefix. */
const patterns = [`__Host-${languageStorageKey}`, languageStorageKey].map(
  (name) => new RegExp(`(?:^|;\\s*)${name}=([a-z]{2})(?:;|$)`),
);

/** The language cookie, in the format of both document.cookie and Set-Cookie. */
export function formatLanguageCookie(language: LanguageCode, isHttps: boolean): string {
  const cookie = `${languageStorageKey}=${language}; path=/; max-age=${yearInSeconds}; SameSite=Lax`;
  return isHttps ? `__Host-${cookie}; Secure` : cookie;
}

/** The saved language in a request's or a document's cookies, if it is supported. */
export function readLanguageCookie(cookies: string): LanguageCode | null {
  const saved = patterns.map((pattern) => pattern.exec(cookies)?.[1]);
  return saved.find(isLanguageCode) ?? null;
}
