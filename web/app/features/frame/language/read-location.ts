import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOfCountry,
} from '@danube/contract/locale.ts';
import type { Location } from '@danube/contract/location/location.schemas.ts';

/**
 * Parses a lookup's response, in the formats of the different services; null if it contains neither
 * a country nor its languages. The country takes precedence, so that everyone there gets the same
 * language.
 */
export function readLocation(answer: unknown): Location | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = new Map(Object.entries(answer));
  const text = (...names: string[]) => names.map((name) => fields.get(name)).find(isText) ?? '';
  const code = text('countryCode', 'country_code', 'country').toUpperCase();
  const countryCode = /^[A-Z]{2}$/.test(code) ? code : '';
  const spoken = firstSupported(fields.get('languages'));
  if (!countryCode && !spoken) return null;
  return {
    country: text('country_name', 'country'),
    countryCode,
    region: text('region', 'region_name'),
    city: text('city'),
    ip: text('ip'),
    language: countryCode ? languageOfCountry(countryCode) : (spoken ?? defaultLanguage),
  };
}

/** Services return `de-AT,hr,sl`, or an array of the same. */
function firstSupported(spoken: unknown): LanguageCode | undefined {
  const named = isText(spoken) ? spoken.split(',') : spoken;
  if (!Array.isArray(named)) return undefined;
  return named
    .filter(isText)
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
    .find(isLanguageCode);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
