import type { LanguageCode } from '@danube/contract/locale.ts';
import { remembered } from './format-locale.ts';

const regions = remembered(
  (locales) => new Intl.DisplayNames(locales, { type: 'region', fallback: 'code' }),
);

/** The country of an ISO 3166 code in words of the language. */
export function countryName(country: string, language: LanguageCode): string {
  return /^[A-Z]{2}$/.test(country) ? (regions(language).of(country) ?? country) : country;
}

/** Countries in the order of their names. */
export function sortCountries<Code extends string>(
  countries: readonly Code[],
  language: LanguageCode,
): Code[] {
  const byName = new Intl.Collator(language).compare;
  return countries.toSorted((a, b) => byName(countryName(a, language), countryName(b, language)));
}
