import type { LanguageCode } from '@danube/contract/locale.ts';

/** The URL of a page in one language, or its language-neutral URL. */
export function localizedUrl(siteUrl: string, path: string, language?: LanguageCode): string {
  const url = new URL(path, siteUrl);
  if (language) url.searchParams.set('lang', language);
  return url.href;
}
