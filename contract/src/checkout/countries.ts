/** The EU member states; Greece by its ISO code (GR, not EL). */
export const memberStates = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const satisfies readonly string[];

/** ISO 3166-1 code of any country. We sell where a country rule allows it. */
export type Country = string;

/** Where the academy is established: businesses here pay VAT too. */
export const homeCountry = 'SK';

const states: ReadonlySet<Country> = new Set(memberStates);

export function isMemberState(country: Country): boolean {
  return states.has(country);
}
