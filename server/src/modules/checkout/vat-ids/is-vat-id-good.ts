import type { Country } from '@danube/contract/checkout/countries.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { checkVatId } from './check-vat-id.ts';

/** False where none was given; one that was given must be good. */
export async function isVatIdGood(
  deps: Pick<CheckoutDependencies, 'vatIds' | 'clock'>,
  { vatId, country }: { vatId: string | null; country: Country },
): Promise<boolean> {
  if (!vatId) return false;
  const why = await checkVatId(deps, { vatId, country });
  if (why) throw new DomainError('VAT_ID_REFUSED', { why });
  return true;
}
