import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';

const regions = cachedByLanguage(
  (locales) => new Intl.DisplayNames(locales, { type: 'region', fallback: 'code' }),
);

/** The localised name of a country by its ISO 3166 code. */
export function countryName(country: string, language: LanguageCode): string {
  return /^[A-Z]{2}$/.test(country) ? (regions(language).of(country) ?? country) : country;
}

/** Sorted by localised name. */
export function sortCountries<Code extends string>(
  countries: readonly Code[],
  language: LanguageCode,
): Code[] {
  const byName = new Intl.Collator(language).compare;
  return countries.toSorted((a, b) => byName(countryName(a, language), countryName(b, language)));
}
