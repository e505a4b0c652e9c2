import { repBillingSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { expect, test } from 'vitest';
import { billingCountries } from './billing-fields.tsx';
import { vatIdExample } from './vat-id-example.ts';

const address = { name: 'Rita Ferreira', street: 'Rua 1', postcode: '1000', city: 'Lisboa' };
const read = (country: string, vatId: string) =>
  repBillingSchema.safeParse({ ...address, country, vatId, chargesVat: false });

test.each(billingCountries)('the example for %s is a number the form accepts', (country) => {
  const vatId = vatIdExample(country);
  expect(read(country, vatId).data?.vatId).toBe(vatId);
  expect(vatId).not.toBe(country);
});

test('a Greek number that starts with GR is refused before it is sent', () => {
  expect(read('GR', 'GR123456789').success).toBe(false);
});
