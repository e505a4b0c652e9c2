import { desc, eq, or, sql } from 'drizzle-orm';
import { selectEntries } from '../../../platform/audit.repository.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  accounts,
  adminConfig,
  emailChanges,
  passkeys,
  profiles,
  registrations,
  salesReps,
  sessions,
  users,
  verifications,
} from '../identity.tables.ts';

// Columns are listed explicitly, so that a secret added to a table isn't exported.

export async function findAccountForExport(tx: Tx, userId: string) {
  const [account] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isEmailVerified: users.emailVerified,
      image: users.image,
      memberSince: users.createdAt,
      changedAt: users.updatedAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      erasureAt: users.erasureAt,
      ownErasureAt: users.ownErasureAt,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      phone: profiles.phone,
      phoneVerifiedAt: profiles.phoneVerifiedAt,
      language: profiles.language,
      source: profiles.source,
      role: profiles.role,
      salesRepSince: salesReps.createdAt,
      newEmail: emailChanges.newEmail,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, userId));
  return account;
}

export async function findSignInsForExport(tx: Tx, userId: string) {
  const [factor] = await tx
    .select({ hasTwoFactor: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, userId));
  const devices = await tx
    .select({
      signedInAt: sessions.createdAt,
      lastActiveAt: sessions.lastActiveAt,
      expiresAt: sessions.expiresAt,
      network: sessions.ipAddress,
      userAgent: sessions.userAgent,
      secondFactorAt: sessions.secondFactorAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));
  const ways = await tx
    .select({
      provider: accounts.providerId,
      linkedAt: accounts.createdAt,
      changedAt: accounts.updatedAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .orderBy(accounts.createdAt);
  const keys = await tx
    .select({
      name: passkeys.name,
      kind: passkeys.deviceType,
      isBackedUp: passkeys.backedUp,
      addedAt: passkeys.createdAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt);
  return { hasTwoFactor: factor?.hasTwoFactor ?? false, devices, ways, passkeys: keys };
}

/** Audit entries by or about the person. Other people's actors and targets are left out. */
export async function findActivityForExport(tx: Tx, userId: string) {
  const entries = await selectEntries(
    tx,
    sql`where actor_id = ${userId} or target_id = ${userId} order by number`,
  );
  return entries.map((entry) => {
    const isAboutThem = entry.targetId === userId;
    return {
      at: entry.at,
      action: entry.action,
      by: entry.actorId === userId ? 'you' : entry.actorKind,
      about: isAboutThem ? 'you' : entry.targetKind,
      ...(isAboutThem ? { before: entry.before, after: entry.after, reason: entry.reason } : {}),
    };
  });
}

/** Data that identifies the person but isn't tied to their row. */
export async function deleteTraces(tx: Tx, userId: string): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx
    .delete(verifications)
    .where(
      or(
        sql`position(${userId} in ${verifications.value}) > 0`,
        sql`position(${userId} in ${verifications.identifier}) > 0`,
        user && sql`position(${user.email} in ${verifications.identifier}) > 0`,
        user && sql`position(${user.email} in ${verifications.value}) > 0`,
      ),
    );
  if (!user) return;
  await tx.delete(registrations).where(eq(registrations.email, user.email));
  // Otherwise the next owner of the email address would be an administrator.
  await tx
    .update(adminConfig)
    .set({ configValue: sql`${adminConfig.configValue} - ${user.email}::text` })
    .where(
      sql`${adminConfig.configKey} = 'admin_emails' and jsonb_typeof(${adminConfig.configValue}) = 'array'
        and ${adminConfig.configValue} ? ${user.email}`,
    );
}
