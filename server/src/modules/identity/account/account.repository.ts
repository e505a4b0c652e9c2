import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { credentialProvider, isUsable } from '../identity.repository.ts';
import { accounts, passkeys, profiles, sessions, twoFactors, users } from '../identity.tables.ts';

export async function findAccount(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Blocks other changes to the account until the transaction ends. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Ids of the linked identity providers. */
export async function findLinkedProviders(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: accounts.providerId })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, credentialProvider)));
  return rows.map((row) => row.id);
}

/** False if the person has no such link. */
export async function deleteLinkedProvider(tx: Tx, userId: string, id: string): Promise<boolean> {
  if (id === credentialProvider) return false;
  const deleted = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, id)))
    .returning({ id: accounts.id });
  return deleted.length > 0;
}

export function findPasskeys(tx: Tx, userId: string) {
  return tx
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt));
}

/** False if the person has no such passkey. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export function findDevices(tx: Tx, userId: string, now: Date) {
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isUsable(now)))
    .orderBy(desc(sessions.lastActiveAt));
}

/** False if the person has no such session. */
export async function deleteDevice(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function findSignInTime(tx: Tx, sessionId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.createdAt ?? null;
}

/** The recovery codes as stored: encrypted by the auth library. */
export async function findSealedRecoveryCodes(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.verified, true)));
  return row?.codes ?? null;
}

export async function updateProfile(
  tx: Tx,
  userId: string,
  profile: { firstName: string; lastName: string; phone: string | null; language: string },
): Promise<void> {
  const { firstName, lastName } = profile;
  await tx
    .insert(profiles)
    .values({ id: userId, ...profile })
    .onConflictDoUpdate({ target: profiles.id, set: profile });
  await tx
    .update(users)
    .set({ name: `${firstName} ${lastName}` })
    .where(eq(users.id, userId));
}

/** If the number changes, the verification no longer applies and it can't sign in. */
export async function clearPhoneVerification(
  tx: Tx,
  userId: string,
  phone: string | null,
): Promise<void> {
  const isOther = phone === null ? eq(profiles.id, userId) : ne(profiles.phone, phone);
  await tx
    .update(profiles)
    .set({ phoneVerifiedAt: null })
    .where(and(eq(profiles.id, userId), isOther));
}
