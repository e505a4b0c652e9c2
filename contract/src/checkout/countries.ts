/** The member states of the EU; Greece by its ISO code. */
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

/** ISO 3166 code of any country. The academy sells where a rule allows it. */
export type Country = string;

/** Where the academy is established: its own VAT is due here from companies too. */
export const homeCountry = 'SK';

const states: ReadonlySet<Country> = new Set(memberStates);

export function isMemberState(country: Country): boolean {
  return states.has(country);
}
