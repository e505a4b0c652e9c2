import { academy } from './academy.ts';

/** Where the academy is, as search engines read it. */
export const structuredAddress = {
  '@type': 'PostalAddress',
  streetAddress: academy.street,
  postalCode: academy.postalCode,
  addressLocality: academy.city,
  addressCountry: academy.countryCode,
} as const;
