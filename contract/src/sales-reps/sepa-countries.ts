import { plainIban } from '../checkout/iban.ts';

/** Countries and territories of the SEPA schemes that have IBANs of their own, as of October 2025. */
const sepaCountries: ReadonlySet<string> = new Set([
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
  'IS',
  'LI',
  'NO',
  'CH',
  'GB',
  'GI',
  'MC',
  'SM',
  'AD',
  'VA',
  'AL',
  'ME',
  'MD',
  'MK',
  'RS',
]);

/** Whether a SEPA transfer reaches the account. */
export function isSepaIban(iban: string): boolean {
  return sepaCountries.has(plainIban(iban).slice(0, 2));
}
