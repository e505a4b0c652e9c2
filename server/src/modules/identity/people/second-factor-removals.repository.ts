import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { passkeys, secondFactorRemovals, twoFactors, users } from '../identity.tables.ts';

type FactorRemoval = typeof secondFactorRemovals.$inferSelect;

/** A repeated request keeps the original date. */
export async function storeFactorRemoval(tx: Tx, removal: FactorRemoval): Promise<void> {
  const { requestedBy, reason } = removal;
  await tx
    .insert(secondFactorRemovals)
    .values(removal)
    .onConflictDoUpdate({ target: secondFactorRemovals.userId, set: { requestedBy, reason } });
}

export async function findDueFactorRemovals(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ userId: secondFactorRemovals.userId })
    .from(secondFactorRemovals)
    .where(lte(secondFactorRemovals.dueAt, now));
  return rows.map(({ userId }) => userId);
}

/** Null if it was cancelled, or done by another run, in the meantime. */
export async function claimDueFactorRemoval(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<FactorRemoval | null> {
  const [removal] = await tx
    .delete(secondFactorRemovals)
    .where(and(eq(secondFactorRemovals.userId, userId), lte(secondFactorRemovals.dueAt, now)))
    .returning();
  return removal ?? null;
}

/** The authenticator app and the passkeys; the password or a provider remains. */
export async function deleteSecondFactors(tx: Tx, userId: string): Promise<void> {
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
