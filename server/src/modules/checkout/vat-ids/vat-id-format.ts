import type { Country } from '@danube/contract/checkout/countries.ts';

/** The ISO country code, and the part after the prefix. */
export type VatId = { readonly country: Country; readonly number: string };

/** Parses an id as people write it. Null if no member state issues such ids. */
export function parseVatId(text: string): VatId | null {
  const written = text.toUpperCase().replaceAll(/[\s./-]/g, '');
  const prefix = written.slice(0, 2);
  const number = written.slice(2);
  const country = prefix === greekPrefix ? 'GR' : prefix;
  // Greek ids start with EL, not with Greece's ISO code.
  if (prefix === 'GR' || !formats.get(country)?.test(number)) return null;
  return { country, number };
}

/** The prefix of a country's VAT ids. */
export function vatIdPrefix(country: Country): string {
  return country === 'GR' ? greekPrefix : country;
}

const greekPrefix = 'EL';

/** The part after the prefix, as documented by VIES. */
const formats: ReadonlyMap<Country, RegExp> = new Map(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    BG: /^\d{9,10}$/,
    CY: /^\d{8}[A-Z]$/,
    CZ: /^\d{8,10}$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    EE: /^\d{9}$/,
    // A letter at one end or both.
    ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
    FI: /^\d{8}$/,
    // I and O aren't used, because they look like digits.
    FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    GR: /^\d{9}$/,
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
    IT: /^\d{11}$/,
    LT: /^(?:\d{9}|\d{12})$/,
    LU: /^\d{8}$/,
    LV: /^\d{11}$/,
    MT: /^\d{8}$/,
    // Since 2020, ids of sole traders also contain other characters.
    NL: /^[A-Z0-9+*]{10}\d{2}$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    RO: /^\d{2,10}$/,
    SE: /^\d{12}$/,
    SI: /^\d{8}$/,
    SK: /^\d{10}$/,
  }),
);
