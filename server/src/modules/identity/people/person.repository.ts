import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { and, count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { adminEmailsKey, credentialProvider, isUsable } from '../identity.repository.ts';
import {
  accounts,
  adminConfig,
  passkeys,
  profiles,
  salesReps,
  secondFactorRemovals,
  sessions,
  users,
} from '../identity.tables.ts';
import { rowColumns } from './people.repository.ts';

export type PersonDetail = NonNullable<Awaited<ReturnType<typeof findPersonDetail>>>;

export async function findPersonDetail(
  tx: Tx,
  userId: string,
  seen: { now: Date; adminEmails: readonly string[] },
) {
  const [person] = await tx
    .select({
      ...rowColumns(seen.adminEmails),
      phone: profiles.phone,
      language: profiles.language,
      role: profiles.role,
      staffRoles: profiles.staffRoles,
      suspensionReason: users.suspensionReason,
      secondFactorRemovalAt: secondFactorRemovals.dueAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .leftJoin(secondFactorRemovals, eq(secondFactorRemovals.userId, users.id))
    .where(eq(users.id, userId));
  if (!person) return null;
  const isTheirs = eq(accounts.userId, userId);
  const providers = await tx
    .selectDistinct({ id: accounts.providerId })
    .from(accounts)
    .where(and(isTheirs, ne(accounts.providerId, credentialProvider)))
    .orderBy(accounts.providerId);
  const [passwords] = await tx
    .select({ count: count() })
    .from(accounts)
    .where(
      and(isTheirs, eq(accounts.providerId, credentialProvider), isNotNull(accounts.password)),
    );
  const [keys] = await tx
    .select({ count: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  const [devices] = await tx
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isUsable(seen.now)));
  return {
    ...person,
    role: person.role ?? 'member',
    staffRoles: person.staffRoles ?? [],
    hasPassword: (passwords?.count ?? 0) > 0,
    providers: providers.map(({ id }) => id),
    passkeyCount: keys?.count ?? 0,
    deviceCount: devices?.count ?? 0,
  };
}

/**
 * Locks these people until the transaction ends. Always in the same order, so that two
 * administrators who act on each other don't deadlock.
 */
export async function lockPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('update');
}

/** Whether the account of one of these emails is to be erased. */
export async function hasScheduledErasure(tx: Tx, emails: readonly string[]): Promise<boolean> {
  const leaving = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(sql`lower(${users.email})`, [...emails]), isNotNull(users.erasureAt)))
    .limit(1);
  return leaving.length > 0;
}

/** Without roles they become a member. An account without a profile, from an import, gets one. */
export async function storeRoles(
  tx: Tx,
  person: { id: string; firstName: string; lastName: string },
  roles: readonly StaffRole[],
): Promise<void> {
  const { id, firstName, lastName } = person;
  const set = {
    role: roles.length > 0 ? ('admin' as const) : ('member' as const),
    staffRoles: [...roles],
  };
  await tx
    .insert(profiles)
    .values({ id, firstName, lastName, ...set })
    .onConflictDoUpdate({ target: profiles.id, set });
}

export async function insertSalesRep(tx: Tx, userId: string, createdAt: Date): Promise<void> {
  await tx.insert(salesReps).values({ userId, createdAt }).onConflictDoNothing();
}

export async function deleteSalesRep(tx: Tx, userId: string): Promise<void> {
  await tx.delete(salesReps).where(eq(salesReps.userId, userId));
}

/** Ends all sessions, including their requests and open streams; returns how many. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<number> {
  const deleted = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  return deleted.length;
}

export async function storeSuspension(
  tx: Tx,
  userId: string,
  suspension: { reason: string; since: Date } | null,
): Promise<void> {
  await tx
    .update(users)
    .set({
      suspendedAt: suspension?.since ?? null,
      suspensionReason: suspension?.reason ?? null,
    })
    .where(eq(users.id, userId));
}

/** Null if the row is missing; a row without a list contains no emails. */
export async function findStoredAdminEmails(tx: Tx): Promise<string[] | null> {
  const [row] = await tx
    .select({ value: adminConfig.configValue })
    .from(adminConfig)
    .where(eq(adminConfig.configKey, adminEmailsKey));
  if (!row) return null;
  if (!Array.isArray(row.value)) return [];
  return row.value.filter((item) => typeof item === 'string').map((item) => item.toLowerCase());
}

export async function storeAdminEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx
    .insert(adminConfig)
    .values({ configKey: adminEmailsKey, configValue: emails })
    .onConflictDoUpdate({ target: adminConfig.configKey, set: { configValue: emails } });
}
