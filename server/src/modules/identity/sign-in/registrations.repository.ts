import { and, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { emailChanges, registrations, users } from '../identity.tables.ts';

export type Registration = typeof registrations.$inferSelect;

export async function insertRegistration(tx: Tx, registration: Registration): Promise<void> {
  await tx.insert(registrations).values(registration);
}

/** The registration of a link, locked until the transaction ends. Null if there is none. */
export async function lockRegistration(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<Registration | null> {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, now)))
    .for('update');
  return row ?? null;
}

/** The address is confirmed, so its other registrations are obsolete. */
export async function deleteRegistrationsOf(tx: Tx, email: string): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.email, email));
}

export async function storeEmailChange(
  tx: Tx,
  change: { userId: string; newEmail: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

export async function consumeEmailChange(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; newEmail: string } | null> {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning({ userId: emailChanges.userId, newEmail: emailChanges.newEmail });
  return row ?? null;
}

export async function deleteEmailChange(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function findPendingEmail(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const [row] = await tx
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  return row?.newEmail ?? null;
}

export async function changeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
