import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { homeCountry } from '@danube/contract/checkout/countries.ts';
import type { CheckoutFields } from './checkout-fields.ts';

type Known = {
  /** The countries where the academy sells. */
  readonly countries: readonly string[];
  /** The buyer's country according to the IP address. */
  readonly here: string | null;
  /** The billing details of the latest order. */
  readonly lastBilling: Billing | null;
  readonly name: string;
};

/** The initial values: the latest order's details, otherwise the name and the detected country. */
export function initialFields({ countries, here, lastBilling, name }: Known): CheckoutFields {
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

/** The country whose VAT is in the prices until one is chosen: the seller's. */
export function defaultPriceCountry(countries: readonly string[]): string {
  return countries.includes(homeCountry) ? homeCountry : (countries[0] ?? homeCountry);
}
