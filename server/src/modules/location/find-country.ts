import type { CountryDatabase } from '../../platform/country-database.ts';
import type { RequestOrigin } from './location.api.ts';

export type CountrySources = {
  countries: CountryDatabase;
  /** The one header in which the CDN names the country. */
  countryHeader: string;
};

/**
 * The CDN says it first: it sees the visitor, whatever stands between it and us. Who forges the
 * header chooses the language of their own page, which the address lets them do anyway.
 */
export function findCountry(sources: CountrySources, origin: RequestOrigin): string | null {
  const named = origin.header(sources.countryHeader)?.toUpperCase();
  if (named && isCountryCode(named)) return named;
  const address = origin.address();
  return address === null ? null : sources.countries.find(address);
}

/** CDNs write XX for "unknown" and T1 for the Tor network. */
function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && text !== 'XX';
}
