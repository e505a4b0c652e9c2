import { defaultLanguage, languageOfCountry } from '@danube/contract/locale.ts';
import type { Location } from '@danube/contract/location/location.schemas.ts';

// The API is in English; pages translate country names themselves.
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The country is all we can determine ourselves. */
export function toLocation(countryCode: string | null, address: string | null): Location {
  return {
    country: countryCode === null ? '' : (countryNames.of(countryCode) ?? ''),
    countryCode: countryCode ?? '',
    region: '',
    city: '',
    ip: address ?? '',
    language: countryCode === null ? defaultLanguage : languageOfCountry(countryCode),
  };
}
