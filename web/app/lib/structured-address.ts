import type { useAcademy } from './academy.ts';

type Place = Pick<ReturnType<typeof useAcademy>, 'street' | 'postalCode' | 'city' | 'countryCode'>;

/** The academy's address as structured data. */
export function structuredAddress({ street, postalCode, city, countryCode }: Place) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: countryCode,
  } as const;
}
