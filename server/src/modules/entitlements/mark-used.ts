import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type ActiveEntitlement,
  findActiveEntitlements,
  storeUse,
} from './entitlements.repository.ts';
import type { AccessDependencies } from './find-access.ts';

/** Marks everything as used that opening the item uses for the first time. */
export async function markUsed(
  deps: AccessDependencies,
  tx: Tx,
  opened: { userId: string; itemId: ItemId },
): Promise<void> {
  const unused = await findFirstUses(deps, tx, opened);
  if (unused.length === 0) return;
  const ids = unused.map(({ id }) => id);
  await storeUse(tx, ids, deps.clock.now());
}

/**
 * The entitlements that opening the item would use for the first time: its own, and those of
 * packages that provided it. Packages don't count for free items or for those owned before.
 */
export async function findFirstUses(
  { clock, catalogue }: AccessDependencies,
  tx: Tx,
  { userId, itemId }: { userId: string; itemId: ItemId },
): Promise<ActiveEntitlement[]> {
  const rights = await findActiveEntitlements(tx, userId, clock.now());
  if (rights.every((right) => right.usedAt !== null)) return [];
  const items = await catalogue.findItems(tx, [
    ...new Set([itemId, ...rights.map((right) => right.itemId)]),
  ]);
  const isFree = items.some(({ id, isPublic, price }) => id === itemId && isPublic && price === 0);
  const packages = new Set(
    items
      .filter(({ kind, includes }) => kind === 'package' && includes.includes(itemId))
      .map(({ id }) => id),
  );
  const opening = rights.filter((right) => right.itemId === itemId || packages.has(right.itemId));
  const used = opening.filter(
    (right) => right.itemId === itemId || (!isFree && isFirst(right, opening)),
  );
  return used.filter((right) => right.usedAt === null);
}

/** Whether an entitlement that currently opens the item was used. */
export async function isUsed(
  { clock, catalogue }: AccessDependencies,
  tx: Tx,
  { userId, itemId }: { userId: string; itemId: ItemId },
): Promise<boolean> {
  const rights = await findActiveEntitlements(tx, userId, clock.now());
  const used = rights.filter((right) => right.usedAt !== null).map((right) => right.itemId);
  if (used.includes(itemId)) return true;
  const items = await catalogue.findItems(tx, [...new Set(used)]);
  return items.some(({ kind, includes }) => kind === 'package' && includes.includes(itemId));
}

function isFirst({ grantedAt }: ActiveEntitlement, rights: readonly ActiveEntitlement[]): boolean {
  return rights.every((right) => right.grantedAt >= grantedAt);
}
