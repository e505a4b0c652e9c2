import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import {
  accounts,
  adminConfig,
  profiles,
  salesReps,
  sessions,
  users,
  verifications,
} from './identity.tables.ts';

/** Tables as the account library wants them named. */
export const accountTables = { users, sessions, accounts, verifications };

export type Person = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  role: 'member' | 'admin';
  isSalesRep: boolean;
};

export async function findPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [row] = await tx
    .select({ user: users, profile: profiles, rep: salesReps.userId })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  return {
    id: row.user.id,
    email: row.user.email,
    isEmailVerified: row.user.emailVerified,
    firstName: row.profile?.firstName ?? row.user.name,
    lastName: row.profile?.lastName ?? '',
    role: row.profile?.role ?? 'member',
    isSalesRep: row.rep !== null,
  };
}

export async function findUserIdByEmail(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

/** The stored value of a key, or undefined where the row is missing. */
export async function findAdminConfig(tx: Tx, key: string): Promise<unknown> {
  const [row] = await tx.select().from(adminConfig).where(eq(adminConfig.configKey, key));
  return row?.configValue;
}

/** Which of these sessions exist and have not expired. */
export async function findLiveSessions(
  tx: Tx,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, now)));
  return new Set(rows.map((row) => row.id));
}

export async function upsertProfile(
  tx: Tx,
  profile: { id: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.insert(profiles).values(profile).onConflictDoNothing();
}

export async function setRole(tx: Tx, userId: string, role: 'member' | 'admin'): Promise<void> {
  await tx.update(profiles).set({ role }).where(eq(profiles.id, userId));
}

export async function markEmailVerified(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export async function insertSalesRep(tx: Tx, userId: string): Promise<void> {
  await tx.insert(salesReps).values({ userId }).onConflictDoNothing();
}
