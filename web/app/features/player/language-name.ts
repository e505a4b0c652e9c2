import { type LanguageCode, languages } from '@danube/contract/locale.ts';

/** A language as its own readers call it. */
export function nativeNameOf(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.nativeName ?? code;
}
