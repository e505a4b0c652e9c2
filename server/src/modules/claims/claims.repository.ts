import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { claimSources, computedClaims, shownComputedClaims } from './claims.tables.ts';

export type ClaimSourceRow = typeof claimSources.$inferSelect;

export function findSources(tx: Tx): Promise<ClaimSourceRow[]> {
  return tx.select().from(claimSources);
}

/** The source, locked until the transaction ends. */
export async function findLockedSource(tx: Tx, id: ClaimId): Promise<ClaimSourceRow | null> {
  const rows = await tx
    .select()
    .from(claimSources)
    .where(eq(claimSources.claimId, id))
    .for('update');
  return rows[0] ?? null;
}

export async function upsertSource(tx: Tx, row: ClaimSourceRow): Promise<void> {
  const { claimId: _claimId, ...rest } = row;
  await tx
    .insert(claimSources)
    .values(row)
    .onConflictDoUpdate({ target: claimSources.claimId, set: rest });
}

export async function deleteSource(tx: Tx, id: ClaimId): Promise<void> {
  await tx.delete(claimSources).where(eq(claimSources.claimId, id));
}

/** The figures whose computed value is shown. */
export async function findShownComputed(tx: Tx): Promise<ReadonlySet<ClaimId>> {
  const rows = await tx.select({ id: shownComputedClaims.claimId }).from(shownComputedClaims);
  return new Set(rows.map(({ id }) => id));
}

export async function saveShownComputed(
  tx: Tx,
  { id, isComputedShown, now }: { id: ClaimId; isComputedShown: boolean; now: Date },
): Promise<void> {
  if (!isComputedShown) {
    await tx.delete(shownComputedClaims).where(eq(shownComputedClaims.claimId, id));
    return;
  }
  const row = { claimId: id, since: now };
  await tx.insert(shownComputedClaims).values(row).onConflictDoNothing();
}

type ComputedValue = Omit<typeof computedClaims.$inferSelect, 'claimId'>;

export async function findComputedValues(tx: Tx): Promise<ReadonlyMap<ClaimId, ComputedValue>> {
  const rows = await tx.select().from(computedClaims);
  return new Map(rows.map(({ claimId, ...computed }) => [claimId, computed]));
}

export async function storeComputedValue(
  tx: Tx,
  claimId: ClaimId,
  computed: ComputedValue,
): Promise<void> {
  await tx
    .insert(computedClaims)
    .values({ claimId, ...computed })
    .onConflictDoUpdate({ target: computedClaims.claimId, set: computed });
}
