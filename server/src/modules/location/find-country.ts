import type { CountryDatabase } from '../../platform/country-database.ts';
import type { RequestOrigin } from '../../platform/request-origin.ts';

export type CountrySources = {
  countries: CountryDatabase;
  /** The header in which the CDN sends the country. */
  countryHeader: string;
};

/**
 * The CDN's header takes precedence, because it sees the visitor directly. It only counts from
 * trusted proxies, because the country is also evidence for an order's VAT.
 */
export function findCountry(sources: CountrySources, origin: RequestOrigin): string | null {
  const named = origin.proxyHeader(sources.countryHeader)?.toUpperCase();
  if (named && isCountryCode(named)) return named;
  const address = origin.address();
  return address === null ? null : sources.countries.find(address);
}

/** CDNs write XX for "unknown" and T1 for the Tor network. */
function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && text !== 'XX';
}
