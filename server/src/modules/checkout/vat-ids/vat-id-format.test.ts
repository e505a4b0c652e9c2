import { memberStates } from '@danube/contract/checkout/countries.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVatId, vatIdPrefix } from './vat-id-format.ts';

/** One of each format that member states issue. */
const good = {
  AT: ['U12345678'],
  BE: ['0123456789', '1123456789'],
  BG: ['123456789', '1234567890'],
  CY: ['12345678L'],
  CZ: ['12345678', '123456789', '1234567890'],
  DE: ['123456789'],
  DK: ['12345678'],
  EE: ['123456789'],
  ES: ['A1234567B', 'A12345678', '12345678B'],
  FI: ['12345678'],
  FR: ['12345678901', 'AB123456789', 'A1123456789'],
  GR: ['123456789'],
  HR: ['12345678901'],
  HU: ['12345678'],
  IE: ['1234567W', '1234567WA', '1Z23456W', '1+23456W'],
  IT: ['12345678901'],
  LT: ['123456789', '123456789012'],
  LU: ['12345678'],
  LV: ['12345678901'],
  MT: ['12345678'],
  NL: ['123456789B01', 'AB3456789+12'],
  PL: ['1234567890'],
  PT: ['123456789'],
  RO: ['12', '1234567890'],
  SE: ['123456789012'],
  SI: ['12345678'],
  SK: ['1234567890'],
} as const satisfies Record<(typeof memberStates)[number], readonly string[]>;

const all = memberStates.flatMap((country) => good[country].map((number) => ({ country, number })));

describe('parseVatId', () => {
  test.each(all)('knows $number in $country', ({ country, number }) => {
    expect(parseVatId(`${vatIdPrefix(country)}${number}`)).toEqual({ country, number });
  });

  test.each(all)('refuses $number in $country with much more or less', ({ country, number }) => {
    const written = `${vatIdPrefix(country)}${number}`;
    expect(parseVatId(`${written}123456789`)).toBeNull();
    expect(parseVatId(written.slice(0, -number.length + 1))).toBeNull();
  });

  test('Greek ids begin with EL, not with the code of the country', () => {
    expect(parseVatId('EL123456789')).toEqual({ country: 'GR', number: '123456789' });
    expect(parseVatId('GR123456789')).toBeNull();
  });

  test.each([' sk 1234 5678 90 ', 'SK-1234567890', 'sk1234567890', 'SK 123.456.7890'])(
    'reads %j as people write it',
    (text) => {
      expect(parseVatId(text)).toEqual({ country: 'SK', number: '1234567890' });
    },
  );

  test.each([
    '',
    'SK',
    '1234567890',
    'CH123456789',
    'GB123456789',
    'XI123456789',
    'ES123456789',
    'FRIO123456789',
    'BE2123456789',
    'toString',
    '__proto__',
  ])('refuses %j', (text) => {
    expect(parseVatId(text)).toBeNull();
  });

  test('whatever is read can be written and read again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.stringMatching(/^[A-Z0-9+*]{0,14}$/), (id, other) => {
        const read = parseVatId(`${vatIdPrefix(id.country)}${other}`);
        if (read) expect(parseVatId(`${vatIdPrefix(read.country)}${read.number}`)).toEqual(read);
      }),
    );
  });
});
