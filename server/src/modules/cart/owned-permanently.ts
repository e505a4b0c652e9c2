import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';

/**
 * Owned permanently, by purchase or gift. Items available through a subscription, or with an end
 * date, can still be bought.
 */
export function isOwnedPermanently(access: ItemAccess | undefined): boolean {
  if (!access?.isAllowed || access.until !== null) return false;
  return access.why === 'purchase' || access.why === 'grant';
}
