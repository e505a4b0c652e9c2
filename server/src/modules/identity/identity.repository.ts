import type { SignUpSource } from '@danube/contract/identity/sign-up-sources.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import {
  accounts,
  adminConfig,
  emailChanges,
  passkeys,
  profiles,
  salesReps,
  secondFactorRemovals,
  sessions,
  twoFactors,
  users,
  verifications,
} from './identity.tables.ts';
import { oldestActivity } from './session-lifetime.ts';

/** The tables by the names the auth library expects. */
export const accountTables = { users, sessions, accounts, verifications, twoFactors, passkeys };

export type Person = {
  id: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  /** The language for emails to this person; null if not set. */
  language: LanguageCode | null;
  role: 'member' | 'admin';
  staffRoles: readonly StaffRole[];
  isSalesRep: boolean;
  hasTwoFactor: boolean;
  isSuspended: boolean;
  erasureAt: Date | null;
  createdAt: Date;
};

export async function findPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [row] = await tx
    .select({ user: users, profile: profiles, rep: salesReps.userId })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { user, profile } = row;
  return {
    id: user.id,
    email: user.email,
    isEmailVerified: user.emailVerified,
    firstName: profile?.firstName ?? user.name,
    lastName: profile?.lastName ?? '',
    language: isLanguageCode(profile?.language) ? profile.language : null,
    role: profile?.role ?? 'member',
    staffRoles: profile?.staffRoles ?? [],
    isSalesRep: row.rep !== null,
    hasTwoFactor: user.twoFactorEnabled,
    isSuspended: user.suspendedAt !== null,
    erasureAt: user.erasureAt,
    createdAt: user.createdAt,
  };
}

export async function findUserIdByEmail(tx: Tx, email: string): Promise<string | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

export async function findEmail(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

export async function findEmails(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Only a verified number identifies its owner. */
export async function findEmailByPhone(tx: Tx, phone: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.phone, phone), isNotNull(profiles.phoneVerifiedAt)));
  return row?.email ?? null;
}

export async function findNames(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row.name || row.email]));
}

export async function findProfile(tx: Tx, userId: string) {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  return row ?? null;
}

export async function findSalesRep(tx: Tx, userId: string) {
  const [row] = await tx.select().from(salesReps).where(eq(salesReps.userId, userId));
  return row ?? null;
}

export async function findSuspension(tx: Tx, userId: string): Promise<{ reason: string } | null> {
  const [row] = await tx
    .select({ reason: users.suspensionReason })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)));
  return row ? { reason: row.reason ?? '' } : null;
}

/** Key of the stored list of administrators' emails. */
export const adminEmailsKey = 'admin_emails';

/** The stored value of a key, or undefined if the row is missing. */
export async function findAdminConfig(tx: Tx, key: string): Promise<unknown> {
  const [row] = await tx.select().from(adminConfig).where(eq(adminConfig.configKey, key));
  return row?.configValue;
}

/** The owner of a session, and everything that determines its rights. */
export type StoredSession = {
  sessionId: string;
  createdAt: Date;
  lastActiveAt: Date;
  expiresAt: Date;
  secondFactorAt: Date | null;
  person: Omit<Person, 'language' | 'hasTwoFactor' | 'erasureAt' | 'createdAt'>;
  /** The stored list of administrators, or undefined if it is missing. */
  adminEmails: unknown;
};

/** One statement, because every request of a signed-in person runs it. */
export async function findSessionByToken(tx: Tx, tokenHash: string): Promise<StoredSession | null> {
  const statement = sessionsByToken.get(tx) ?? prepareSessionByToken(tx);
  sessionsByToken.set(tx, statement);
  const [row] = await statement.execute({ tokenHash });
  if (!row) return null;
  const { sessionId, createdAt, lastActiveAt, expiresAt, secondFactorAt } = row;
  return {
    sessionId,
    createdAt,
    lastActiveAt,
    expiresAt,
    secondFactorAt,
    person: {
      id: row.userId,
      email: row.email,
      isEmailVerified: row.isEmailVerified,
      firstName: row.firstName ?? row.name,
      lastName: row.lastName ?? '',
      role: row.role ?? 'member',
      staffRoles: row.staffRoles ?? [],
      isSalesRep: row.rep !== null,
      isSuspended: row.suspendedAt !== null,
    },
    adminEmails: row.adminKey === null ? undefined : row.adminEmails,
  };
}

const sessionColumns = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  lastActiveAt: sessions.lastActiveAt,
  expiresAt: sessions.expiresAt,
  secondFactorAt: sessions.secondFactorAt,
  userId: users.id,
  name: users.name,
  email: users.email,
  isEmailVerified: users.emailVerified,
  suspendedAt: users.suspendedAt,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  role: profiles.role,
  staffRoles: profiles.staffRoles,
  rep: salesReps.userId,
  adminKey: adminConfig.configKey,
  adminEmails: adminConfig.configValue,
};

/** Building the statement takes longer than anything else about it. */
const sessionsByToken = new WeakMap<Tx, ReturnType<typeof prepareSessionByToken>>();

function prepareSessionByToken(tx: Tx) {
  return tx
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(salesReps, eq(salesReps.userId, users.id))
    .leftJoin(adminConfig, eq(adminConfig.configKey, adminEmailsKey))
    .where(eq(sessions.token, sql.placeholder('tokenHash')))
    .prepare('session_by_token');
}

/** Which of these sessions exist and haven't expired. */
export async function findLiveSessions(
  tx: Tx,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...sessionIds]), isUsable(now)));
  return new Set(rows.map((row) => row.id));
}

/**
 * Neither too old nor idle for too long; administrators' shorter limits are checked individually.
 */
export function isUsable(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.lastActiveAt, oldestActivity(now)));
}

export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ lastActiveAt: now }).where(eq(sessions.id, sessionId));
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends the person's sessions except the given one; returns how many. */
export async function deleteOtherSessions(
  tx: Tx,
  userId: string,
  savedSessionId: string,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, savedSessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** False if this code was already used. */
export async function claimCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const isNew = or(isNull(twoFactors.lastCodeHash), ne(twoFactors.lastCodeHash, codeHash));
  const claimed = await tx
    .update(twoFactors)
    .set({ lastCodeHash: codeHash })
    .where(and(eq(twoFactors.userId, userId), isNew))
    .returning({ id: twoFactors.id });
  return claimed.length > 0;
}

/** A person's second factors, and when one was last verified in this session. */
export async function findFactors(tx: Tx, member: { userId: string; sessionId: string }) {
  const [row] = await tx
    .select({
      hasApp: users.twoFactorEnabled,
      hasPasskey: sql<boolean>`exists (
        select from ${passkeys} where ${passkeys.userId} = ${users.id}
      )`,
      shownAt: sessions.secondFactorAt,
    })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.id, member.sessionId), eq(sessions.userId, users.id)))
    .where(eq(users.id, member.userId));
  return row ?? { hasApp: false, hasPasskey: false, shownAt: null };
}

/** The session continues with a new token; the old one is worth nothing from now on. */
export async function recordFactorVerified(
  tx: Tx,
  shown: { sessionId: string; userId: string; at: Date; tokenHash: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondFactorAt: shown.at, token: shown.tokenHash })
    .where(eq(sessions.id, shown.sessionId));
  await deleteFactorRemoval(tx, shown.userId);
}

/** A factor that was just used isn't lost. */
export async function deleteFactorRemoval(tx: Tx, userId: string): Promise<void> {
  await tx.delete(secondFactorRemovals).where(eq(secondFactorRemovals.userId, userId));
}

export type NewAccount = {
  id: string;
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string;
  language: string;
  source: SignUpSource | null;
};

/** False if the email is already taken. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const { id, email, firstName, lastName, phone, language, source } = account;
  const name = `${firstName} ${lastName}`.trim();
  const inserted = await tx
    .insert(users)
    .values({ id, email, name, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  await tx.insert(profiles).values({ id, firstName, lastName, phone, language, source });
  await tx.insert(accounts).values({
    id: account.accountId,
    accountId: id,
    providerId: credentialProvider,
    userId: id,
    password: account.passwordHash,
  });
  return true;
}

/** The auth library's name for password sign-in. */
export const credentialProvider = 'credential';

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, credentialProvider)));
  return row?.password ?? null;
}

export async function storePasswordHash(
  tx: Tx,
  userId: string,
  change: { accountId: string; passwordHash: string },
): Promise<void> {
  const updated = await tx
    .update(accounts)
    .set({ password: change.passwordHash, updatedAt: sql`now()` })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, credentialProvider)))
    .returning({ id: accounts.id });
  if (updated.length > 0) return;
  await tx.insert(accounts).values({
    id: change.accountId,
    accountId: userId,
    providerId: credentialProvider,
    userId,
    password: change.passwordHash,
  });
}

/** The same password, hashed in another way; not if it was changed in the meantime. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { former, current }: { former: string; current: string },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: current })
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.providerId, credentialProvider),
        eq(accounts.password, former),
      ),
    );
}

/** Invalidates all links and challenges issued before. */
export async function invalidateLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function upsertProfile(
  tx: Tx,
  profile: {
    id: string;
    firstName: string;
    lastName: string;
    source: SignUpSource | null;
    language: LanguageCode | null;
  },
): Promise<void> {
  await tx.insert(profiles).values(profile).onConflictDoNothing();
}
