import { memberStates } from '@danube/contract/checkout/countries.ts';
import { countriesOutsideEu } from '@danube/contract/checkout/countries-outside-eu.ts';
import { expect, test } from 'vitest';
import { decideVatTreatment } from './vat-treatment.ts';

const company = { isCompany: true, hasValidVatId: true };

test.each(memberStates.filter((country) => country !== 'SK'))(
  'a company in %s owes the tax itself',
  (country) => {
    expect(decideVatTreatment({ ...company, country })).toBe('reverseCharge');
  },
);

test.each([
  { who: 'a company at home', country: 'SK', ...company },
  { who: 'a company without a valid id', country: 'DE', isCompany: true, hasValidVatId: false },
  { who: 'a consumer', country: 'DE', isCompany: false, hasValidVatId: false },
  { who: 'a consumer with an id', country: 'DE', isCompany: false, hasValidVatId: true },
])('$who pays VAT', ({ who: _, ...buyer }) => {
  expect(decideVatTreatment(buyer)).toBe('standard');
});

test.each([
  { who: 'a consumer', isCompany: false, hasValidVatId: false },
  { who: 'a company', isCompany: true, hasValidVatId: false },
])('$who outside the EU is charged no EU VAT', ({ who: _, ...buyer }) => {
  for (const country of countriesOutsideEu) {
    expect(decideVatTreatment({ ...buyer, country })).toBe('outsideEu');
  }
});

test('no country is both in the EU and outside it, and none is missing but Monaco', () => {
  const all = new Set<string>([...memberStates, ...countriesOutsideEu]);
  expect(all.size).toBe(memberStates.length + countriesOutsideEu.length);
  // ISO 3166-1 has 249; sales in Monaco count as France.
  expect(all.size).toBe(249 - 1);
  expect(all.has('MC')).toBe(false);
});
