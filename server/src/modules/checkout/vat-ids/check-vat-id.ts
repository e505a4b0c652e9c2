import type { VatIdRejection } from '@danube/contract/checkout/checkout.errors.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import { parseVatId } from './vat-id-format.ts';
import type { VatIdRegister } from './vies.ts';

/** Why a VAT id is invalid for a company in this country; null if it is valid. */
export async function checkVatId(
  { vatIds }: { readonly vatIds: VatIdRegister },
  { vatId, country }: { readonly vatId: string; readonly country: Country },
): Promise<VatIdRejection | null> {
  const id = parseVatId(vatId);
  if (!id) return 'malformed';
  if (id.country !== country) return 'otherCountry';
  switch (await vatIds.check(id)) {
    case 'valid':
      return null;
    case 'invalid':
      return 'unknown';
    case 'unavailable':
      return 'notChecked';
  }
}
