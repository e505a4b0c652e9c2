import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** An entitlement that gives access to the item: its own, or that of a package that includes it. */
export type EntitlementPeriod = {
  readonly source: 'grant' | 'purchase' | 'subscription';
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
};

export type AccessInput = {
  readonly isSignedIn: boolean;
  /** The request is for a free lesson of the course. */
  readonly isPreview: boolean;
  readonly item: { readonly isPublic: boolean; readonly price: Money };
  /** The person's entitlements, including ended ones. */
  readonly rights: readonly EntitlementPeriod[];
  readonly now: Date;
};

/**
 * A withdrawn item is no longer free, but its owners keep it. Of several entitlements, returns the
 * one that lasts longest.
 */
export function decideAccess(question: AccessInput): ItemAccess {
  const { item, rights, now } = question;
  if (question.isPreview && item.isPublic) return { isAllowed: true, why: 'preview', until: null };
  if (!question.isSignedIn) return { isAllowed: false, why: 'signedOut' };
  if (item.isPublic && item.price === 0) return { isAllowed: true, why: 'free', until: null };
  const [best] = rights.filter((right) => isActive(right, now)).toSorted(byLatestEnd);
  if (best) return { isAllowed: true, why: best.source, until: best.expiresAt };
  return { isAllowed: false, why: rights.length > 0 ? 'ended' : 'notOwned' };
}

function isActive({ expiresAt, revokedAt }: EntitlementPeriod, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

function byLatestEnd(one: EntitlementPeriod, other: EntitlementPeriod): number {
  const difference = endOf(other) - endOf(one);
  return difference || sourceOrder.indexOf(one.source) - sourceOrder.indexOf(other.source);
}

/** Not Infinity, because Infinity − Infinity is NaN. */
function endOf({ expiresAt }: EntitlementPeriod): number {
  return expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}

/** If two last equally long, the paid one is reported. */
const sourceOrder: readonly EntitlementPeriod['source'][] = ['purchase', 'subscription', 'grant'];
