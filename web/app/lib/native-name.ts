import { type LanguageCode, languages } from '@danube/contract/locale.ts';

/** A language's name in that language. */
export function nativeName(language: LanguageCode): string {
  return languages.find(({ code }) => code === language)?.nativeName ?? language;
}
