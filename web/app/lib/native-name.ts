import { type LanguageCode, languages } from '@danube/contract/locale.ts';

/** What a language is called by those who speak it. */
export function nativeName(language: LanguageCode): string {
  return languages.find(({ code }) => code === language)?.nativeName ?? language;
}
