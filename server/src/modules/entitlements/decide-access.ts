import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

/** An entitlement that gives access to the item: its own, or that of a package that includes it. */
export type EntitlementPeriod = {
  readonly source: 'grant' | 'purchase' | 'subscription';
  readonly expiresAt: Date | null;
  readonly graceUntil: Date | null;
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
  const [best] = rights.filter((right) => isActive(right, now)).toSorted(byLatestEnd(now));
  if (best) return { isAllowed: true, why: best.source, until: findEnd(best, now) };
  return { isAllowed: false, why: rights.length > 0 ? 'ended' : 'notOwned' };
}

/** When it ends or ended; null if never. The grace only counts once the period is over. */
export function findEnd(
  { expiresAt, graceUntil }: Pick<EntitlementPeriod, 'expiresAt' | 'graceUntil'>,
  now: Date,
): Date | null {
  if (expiresAt === null || expiresAt > now) return expiresAt;
  return graceUntil !== null && graceUntil > expiresAt ? graceUntil : expiresAt;
}

function isActive(right: EntitlementPeriod, now: Date): boolean {
  const end = findEnd(right, now);
  return right.revokedAt === null && (end === null || end > now);
}

function byLatestEnd(now: Date) {
  // Not Infinity, because Infinity − Infinity is NaN.
  const endOf = (right: EntitlementPeriod) =>
    findEnd(right, now)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return (one: EntitlementPeriod, other: EntitlementPeriod): number =>
    endOf(other) - endOf(one) ||
    sourceOrder.indexOf(one.source) - sourceOrder.indexOf(other.source);
}

/** If two last equally long, the paid one is reported. */
const sourceOrder: readonly EntitlementPeriod['source'][] = ['purchase', 'subscription', 'grant'];
