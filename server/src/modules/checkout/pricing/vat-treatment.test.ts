import { memberStates } from '@danube/contract/checkout/countries.ts';
import { expect, test } from 'vitest';
import { vatTreatmentOf } from './vat-treatment.ts';

const company = { isCompany: true, hasValidVatId: true };

test.each(memberStates.filter((country) => country !== 'SK'))(
  'a company in %s owes the tax itself',
  (country) => {
    expect(vatTreatmentOf({ ...company, country })).toBe('reverseCharge');
  },
);

test.each([
  { who: 'a company at home', country: 'SK', ...company },
  { who: 'a company outside the Union', country: 'CH', ...company },
  { who: 'a company without a valid id', country: 'DE', isCompany: true, hasValidVatId: false },
  { who: 'a consumer', country: 'DE', isCompany: false, hasValidVatId: false },
  { who: 'a consumer with an id', country: 'DE', isCompany: false, hasValidVatId: true },
])('$who pays VAT', ({ who: _, ...buyer }) => {
  expect(vatTreatmentOf(buyer)).toBe('standard');
});
