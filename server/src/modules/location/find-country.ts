import type { CountryDatabase } from '../../platform/country-database.ts';
import type { RequestOrigin } from '../../platform/request-origin.ts';

export type CountrySources = {
  countries: CountryDatabase;
  /** The one header in which the CDN names the country. */
  countryHeader: string;
};

/**
 * The CDN says it first: it sees the visitor, whatever stands between it and us. Its header counts
 * from trusted proxies only, because the country is also evidence for the VAT of an order.
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
