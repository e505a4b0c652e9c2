import type { LanguageCode } from '@danube/contract/locale.ts';

/** Formatters are slow to build and quick to use; a list of a thousand prices needs one. */
export function remembered<Formatter>(create: (locales: string[], kind: string) => Formatter) {
  const known = new Map<string, Formatter>();
  return (language: LanguageCode, kind = ''): Formatter => {
    const key = `${language} ${kind}`;
    const formatter = known.get(key) ?? create(intlLocales(language), kind);
    known.set(key, formatter);
    return formatter;
  };
}

/**
 * The locales to ask Intl for. English is British: the academy writes day before month and
 * 24 hours. It is also named second, because browsers ship without some of our languages
 * (Maltese, Irish) and would otherwise fall back to the language of the machine.
 */
function intlLocales(language: LanguageCode): string[] {
  return language === 'en' ? ['en-GB'] : [language, 'en-GB'];
}
