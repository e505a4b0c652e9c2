/** The 24 official languages of the European Union, in the selector's order. */
export const languages = [
  { code: 'en', name: 'English', nativeName: 'English', flag: '🇬🇧' },
  { code: 'fr', name: 'French', nativeName: 'Français', flag: '🇫🇷' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', flag: '🇮🇹' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: '🇪🇸' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', flag: '🇩🇪' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', flag: '🇵🇱' },
  { code: 'sk', name: 'Slovak', nativeName: 'Slovenčina', flag: '🇸🇰' },
  { code: 'bg', name: 'Bulgarian', nativeName: 'Български', flag: '🇧🇬' },
  { code: 'da', name: 'Danish', nativeName: 'Dansk', flag: '🇩🇰' },
  { code: 'et', name: 'Estonian', nativeName: 'Eesti', flag: '🇪🇪' },
  { code: 'fi', name: 'Finnish', nativeName: 'Suomi', flag: '🇫🇮' },
  { code: 'el', name: 'Greek', nativeName: 'Ελληνικά', flag: '🇬🇷' },
  { code: 'ga', name: 'Irish', nativeName: 'Gaeilge', flag: '🇮🇪' },
  { code: 'hr', name: 'Croatian', nativeName: 'Hrvatski', flag: '🇭🇷' },
  { code: 'lv', name: 'Latvian', nativeName: 'Latviešu', flag: '🇱🇻' },
  { code: 'lt', name: 'Lithuanian', nativeName: 'Lietuvių', flag: '🇱🇹' },
  { code: 'mt', name: 'Maltese', nativeName: 'Malti', flag: '🇲🇹' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', flag: '🇳🇱' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', flag: '🇵🇹' },
  { code: 'ro', name: 'Romanian', nativeName: 'Română', flag: '🇷🇴' },
  { code: 'sv', name: 'Swedish', nativeName: 'Svenska', flag: '🇸🇪' },
  { code: 'sl', name: 'Slovenian', nativeName: 'Slovenščina', flag: '🇸🇮' },
  { code: 'cs', name: 'Czech', nativeName: 'Čeština', flag: '🇨🇿' },
  { code: 'hu', name: 'Hungarian', nativeName: 'Magyar', flag: '🇭🇺' },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = 'en';

/** Languages with every text translated; the others fall back to English. */
export const completeLanguages = [
  'en',
  'fr',
  'it',
  'es',
  'de',
  'pl',
  'sk',
  'pt',
] as const satisfies readonly LanguageCode[];

export function isComplete(language: LanguageCode): boolean {
  return completeLanguages.some((code) => code === language);
}

/**
 * The locale to pass to Intl. Europeans who read English expect the day first and a 24-hour clock,
 * and Intl takes Portuguese without a country for that of Brazil.
 */
export function intlLocale(language: LanguageCode): string {
  if (language === 'en') return 'en-GB';
  return language === 'pt' ? 'pt-PT' : language;
}

/**
 * The local-storage entry with the selected language, and its cookie, which has a prefix over HTTPS.
 */
export const languageStorageKey = 'userLanguage';

const codes = new Set<string>(languages.map((language) => language.code));

export function isLanguageCode(value: unknown): value is LanguageCode {
  return typeof value === 'string' && codes.has(value);
}

const countriesByLanguage: Partial<Record<LanguageCode, readonly string[]>> = {
  de: ['DE', 'AT', 'CH'],
  es: [
    'ES',
    'AR',
    'BO',
    'CL',
    'CO',
    'CR',
    'CU',
    'DO',
    'EC',
    'GT',
    'HN',
    'MX',
    'NI',
    'PA',
    'PE',
    'PR',
    'PY',
    'SV',
    'UY',
    'VE',
  ],
  fr: ['FR', 'BE', 'CA', 'LU', 'MC'],
  it: ['IT', 'SM', 'VA'],
  pl: ['PL'],
  sk: ['SK'],
};

const languageByCountry = new Map(
  Object.entries(countriesByLanguage).flatMap(([code, countries]) =>
    countries.map((country) => [country, code] as const),
  ),
);

/** The default language for visitors from this country; English without a rule. */
export function languageOfCountry(countryCode: string): LanguageCode {
  const code = languageByCountry.get(countryCode.toUpperCase());
  return isLanguageCode(code) ? code : defaultLanguage;
}
