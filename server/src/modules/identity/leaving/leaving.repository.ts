import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { LeavingAccount, PlannedErasure } from '../identity.api.ts';
import { users } from '../identity.tables.ts';

const erasureColumns = {
  erasureAt: users.erasureAt,
  requestedBy: users.erasureRequestedBy,
  ownErasureAt: users.ownErasureAt,
  suspendedAt: users.suspendedAt,
};

/** Null if the person doesn't exist. */
export async function findErasure(tx: Tx, userId: string): Promise<LeavingAccount | null> {
  const [row] = await tx.select(erasureColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Locks the person until the transaction ends; null if they don't exist. */
export async function lockUser(tx: Tx, userId: string): Promise<LeavingAccount | null> {
  const [row] = await tx
    .select(erasureColumns)
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row ?? null;
}

export async function storeErasure(
  tx: Tx,
  userId: string,
  { erasureAt, requestedBy, ownErasureAt }: PlannedErasure,
): Promise<void> {
  await tx
    .update(users)
    .set({ erasureAt, erasureRequestedBy: requestedBy, ownErasureAt })
    .where(eq(users.id, userId));
}

/**
 * A suspended account is under investigation: perhaps the request didn't come from its owner. A
 * letter proves the owner's identity, so there is nothing to wait for.
 */
export async function findUsersDueForErasure(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        lte(users.erasureAt, now),
        or(isNull(users.suspendedAt), isNotNull(users.erasureRequestedBy)),
      ),
    )
    .orderBy(users.erasureAt);
  return rows.map(({ id }) => id);
}

/**
 * Profile, sessions, credentials and everything else that references the user are deleted with the
 * row.
 */
export async function deleteUser(tx: Tx, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
