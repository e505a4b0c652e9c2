import type { VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import { type Country, homeCountry, memberStates } from '@danube/contract/checkout/countries.ts';

const states: ReadonlySet<Country> = new Set(memberStates);

/** Articles 44 and 196 of Directive 2006/112/EC: only a company of another member state. */
export function vatTreatmentOf(buyer: {
  readonly country: Country;
  readonly isCompany: boolean;
  readonly hasValidVatId: boolean;
}): VatTreatment {
  const isElsewhere = states.has(buyer.country) && buyer.country !== homeCountry;
  return buyer.isCompany && buyer.hasValidVatId && isElsewhere ? 'reverseCharge' : 'standard';
}
