import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';

/**
 * The links in emails. Tokens come after the `#`: servers, logs and statistics don't see them, and
 * a mail scanner that opens the URL doesn't consume them. Links with a token name the language of
 * the email unless it is the default, because the browser that opens them may not know it yet.
 */
export function confirmUrl(siteUrl: string, token: string, language: LanguageCode): string {
  return `${siteUrl}/${inLanguage('?', language)}#confirm=${token}`;
}

export function resetUrl(siteUrl: string, token: string, language: LanguageCode): string {
  return `${siteUrl}/auth?tab=signin${inLanguage('&', language)}#reset=${token}`;
}

export function forgotPasswordUrl(siteUrl: string): string {
  return `${siteUrl}/forgot-password`;
}

export function signInUrl(siteUrl: string): string {
  return `${siteUrl}/auth?tab=signin`;
}

export function libraryUrl(siteUrl: string): string {
  return `${siteUrl}/library`;
}

export function settingsUrl(siteUrl: string): string {
  return `${siteUrl}/account-settings`;
}

function inLanguage(separator: '?' | '&', language: LanguageCode): string {
  return language === defaultLanguage ? '' : `${separator}lang=${language}`;
}
