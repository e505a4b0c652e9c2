import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { homeCountry } from '@danube/contract/checkout/countries.ts';
import type { CheckoutFields } from './checkout-fields.ts';

type Known = {
  /** Where the academy sells. */
  readonly countries: readonly string[];
  /** Where the network says that the buyer is. */
  readonly here: string | null;
  /** As on the buyer's latest order. */
  readonly lastBilling: Billing | null;
  readonly name: string;
};

/** What the form begins with: the latest order's details, else the name and the network's country. */
export function firstFields({ countries, here, lastBilling, name }: Known): CheckoutFields {
  const country = [lastBilling?.country, here].find((code) => code && countries.includes(code));
  const empty = { street: '', postcode: '', city: '' };
  const { company, vatId, ...address } = lastBilling ?? { ...empty, company: null, vatId: null };
  return {
    name,
    ...address,
    country: country ?? '',
    isCompany: company !== null,
    company: company ?? '',
    vatId: vatId ?? '',
  };
}

/** Whose VAT the prices are shown with until a country is chosen: the seller's. */
export function listCountryOf(countries: readonly string[]): string {
  return countries.includes(homeCountry) ? homeCountry : (countries[0] ?? homeCountry);
}
