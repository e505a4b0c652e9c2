import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

const names = cachedByLanguage(
  (locales) => new Intl.DisplayNames(locales, { type: 'language', fallback: 'code' }),
);

/** A language's name as written in a sentence of the other language: `German`, `alemán`. */
export function languageName(code: LanguageCode, written: LanguageCode): string {
  return names(written).of(code) ?? code;
}

/** The same on its own: many languages write it in lower case inside a sentence only. */
export function languageLabel(code: LanguageCode, written: LanguageCode): string {
  const [first = '', ...rest] = languageName(code, written);
  return first.toLocaleUpperCase(written) + rest.join('');
}
