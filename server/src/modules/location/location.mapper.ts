import { defaultLanguage, languageOfCountry } from '@danube/contract/locale.ts';
import type { Location } from '@danube/contract/location/location.schemas.ts';

// The wire is English; a screen that shows a country names it in its own language.
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country is all that we can know by ourselves. */
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
