import { isLanguageCode, type LanguageCode } from '../locale.ts';

/** `book.de.pdf` is German; a name without a language code has the item's language. */
export function fileLanguage(name: string): LanguageCode | null {
  const code = /\.([a-z]{2})\.[^.]+$/.exec(name)?.[1];
  return isLanguageCode(code) ? code : null;
}

/** `book.pdf` for `book.de.pdf`: the same for all translations of a file. */
export function nameWithoutLanguage(name: string): string {
  const code = fileLanguage(name);
  return code ? name.replace(new RegExp(`\\.${code}(?=\\.[^.]+$)`), '') : name;
}

/** `book.de.pdf` for `book.pdf`. */
export function nameInLanguage(name: string, code: LanguageCode): string {
  return name.replace(/(?=\.[^.]+$)/, `.${code}`);
}
