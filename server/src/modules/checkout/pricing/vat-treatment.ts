import type { VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import { type Country, homeCountry, isMemberState } from '@danube/contract/checkout/countries.ts';

/**
 * Directive 2006/112/EC. Articles 44 and 58: no EU VAT for customers outside the EU. Articles 44
 * and 196: a business in another member state owes the VAT itself.
 */
export function decideVatTreatment(buyer: {
  readonly country: Country;
  readonly isCompany: boolean;
  readonly hasValidVatId: boolean;
}): VatTreatment {
  if (!isMemberState(buyer.country)) return 'outsideEu';
  const isElsewhere = buyer.country !== homeCountry;
  return buyer.isCompany && buyer.hasValidVatId && isElsewhere ? 'reverseCharge' : 'standard';
}
