import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';

/**
 * Owned for good, by purchase or gift. What a subscription opens can be bought besides, and what
 * will end can be bought beyond its end.
 */
export function isOwnedForGood(access: ItemAccess | undefined): boolean {
  if (!access?.isAllowed || access.until !== null) return false;
  return access.why === 'purchase' || access.why === 'grant';
}
