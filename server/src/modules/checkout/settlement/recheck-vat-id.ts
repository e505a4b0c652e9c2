import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { decideVatTreatment } from '../pricing/vat-treatment.ts';
import { findLatestOrderOf } from '../subscriptions/subscriptions.repository.ts';
import { checkVatId } from '../vat-ids/check-vat-id.ts';

/** `notChecked`: there is nothing to check, or VIES didn't answer. */
export type VatIdRecheck = 'confirmed' | 'refused' | 'notChecked';

/**
 * Checks the VAT id again before a renewal is recorded: reverse charge needs an id that is valid
 * when the service is supplied, and an id can become invalid at any time.
 */
export async function recheckVatId(
  deps: Pick<CheckoutDependencies, 'db' | 'vatIds'>,
  stripeSubscriptionId: string,
): Promise<VatIdRecheck> {
  const order = await findLatestOrderOf(deps.db, stripeSubscriptionId);
  if (!order) return 'notChecked';
  const vatId = decisiveVatId(order);
  if (vatId === null) return 'notChecked';
  const rejection = await checkVatId(deps, { vatId, country: order.country });
  if (rejection === null) return 'confirmed';
  return rejection === 'notChecked' ? rejection : 'refused';
}

/** The id that decides who owes the VAT; null if that doesn't depend on an id. */
function decisiveVatId({ billing, country }: Pick<OrderRecord, 'billing' | 'country'>) {
  const isCompany = billing.company !== null;
  const treatment = decideVatTreatment({
    country,
    isCompany,
    hasValidVatId: billing.vatId !== null,
  });
  return treatment === 'reverseCharge' ? billing.vatId : null;
}

type VatFacts = Pick<OrderRecord, 'billing' | 'country' | 'vatTreatment' | 'locationProofs'>;

/** Without a response, the last answer stays valid: a busy VIES is no reason to charge VAT. */
export function decideRenewalVat(
  latest: VatFacts,
  recheck: VatIdRecheck,
  at: Date,
): Pick<OrderRecord, 'vatTreatment' | 'locationProofs'> {
  const { country, vatTreatment, locationProofs } = latest;
  if (recheck === 'notChecked') return { vatTreatment, locationProofs };
  const hasValidVatId = recheck === 'confirmed';
  const others = locationProofs.filter(({ kind }) => kind !== 'vatId');
  const proof = { kind: 'vatId' as const, country, at: at.toISOString() };
  return {
    vatTreatment: decideVatTreatment({ country, isCompany: true, hasValidVatId }),
    locationProofs: hasValidVatId ? [...others, proof] : others,
  };
}

/**
 * The id that VIES rejected, if a renewal includes VAT for that reason; can't happen for a first
 * order.
 */
export function findRefusedVatId(renewal: VatFacts): string | null {
  return renewal.vatTreatment === 'standard' ? decisiveVatId(renewal) : null;
}
