import { repBillingSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { expect, test } from 'vitest';
import { billingCountries } from './billing-fields.tsx';
import { vatIdExample } from './vat-id-example.ts';

test.each(billingCountries)('the example for %s is a number the form accepts', (country) => {
  const vatId = vatIdExample(country);
  const address = { name: 'Rita Ferreira', street: 'Rua 1', postcode: '1000', city: 'Lisboa' };
  const read = repBillingSchema.safeParse({ ...address, country, vatId, chargesVat: false });
  expect(read.success && read.data.vatId).toBe(vatId);
  expect(vatId).not.toBe(country);
});
