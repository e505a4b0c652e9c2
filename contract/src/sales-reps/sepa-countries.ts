import { normaliseIban } from '../checkout/iban.ts';

/** SEPA countries and territories with their own IBAN prefix, as of October 2025. */
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

/** Whether the account can receive SEPA transfers. */
export function isSepaIban(iban: string): boolean {
  return sepaCountries.has(normaliseIban(iban).slice(0, 2));
}
