import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { findUnusedRights, storeUse } from './entitlements.repository.ts';
import type { AccessDependencies } from './find-access.ts';

/** Whatever opens the item now counts as used from now on: its own rights and those of packages. */
export async function markUsed(
  { clock, catalogue }: AccessDependencies,
  tx: Tx,
  { userId, itemId }: { userId: string; itemId: ItemId },
): Promise<void> {
  const usedAt = clock.now();
  const rights = await findUnusedRights(tx, userId, usedAt);
  const others = new Set(rights.map((right) => right.itemId).filter((id) => id !== itemId));
  const offered = others.size > 0 ? await catalogue.findItems(tx, [...others]) : [];
  const packages = offered.filter(
    ({ kind, includes }) => kind === 'package' && includes.includes(itemId),
  );
  const opening = new Set([itemId, ...packages.map(({ id }) => id)]);
  const used = rights.filter((right) => opening.has(right.itemId)).map(({ id }) => id);
  if (used.length > 0) await storeUse(tx, used, usedAt);
}
