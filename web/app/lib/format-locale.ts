import { defaultLanguage, intlLocale, type LanguageCode } from '@danube/contract/locale.ts';

/** Formatters are slow to create and fast to use, so they are cached. */
export function cachedByLanguage<Formatter>(
  create: (locales: string[], kind: string) => Formatter,
) {
  const known = new Map<string, Formatter>();
  return (language: LanguageCode, kind = ''): Formatter => {
    const key = `${language} ${kind}`;
    const formatter = known.get(key) ?? create(intlLocales(language), kind);
    known.set(key, formatter);
    return formatter;
  };
}

/**
 * English is the second choice, because browsers lack some of our languages (Maltese, Irish) and
 * would otherwise fall back to the operating system's.
 */
function intlLocales(language: LanguageCode): string[] {
  return [...new Set([intlLocale(language), intlLocale(defaultLanguage)])];
}
