import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWordPatterns } from '../../../platform/word-pattern.ts';
import type { ShownPerson } from '../identity.api.ts';
import { adminEmailsKey } from '../identity.repository.ts';
import { adminConfig, profiles, users } from '../identity.tables.ts';
import { isAdmin } from '../is-admin.ts';

/** Filters people to those who have an account, suspended or not. */
export async function findShownPeople(
  tx: Tx,
  userIds: readonly string[],
  fallbackAdminEmails: readonly string[],
): Promise<ReadonlyMap<string, ShownPerson>> {
  if (userIds.length === 0) return new Map();
  const found = await selectShown(tx, inArray(users.id, [...new Set(userIds)]));
  return new Map(found.map((row) => [row.id, toShown(row, fallbackAdminEmails)]));
}

/** People whose name contains every word, ignoring accents and case. */
export async function searchShownPeople(
  tx: Tx,
  { query, among, limit }: { query: string; among: readonly string[]; limit: number },
  fallbackAdminEmails: readonly string[],
): Promise<ShownPerson[]> {
  if (among.length === 0) return [];
  const hasWords = toWordPatterns(query).map((pattern) => sql`${users.name} ~ ${pattern}`);
  const isAmong = sql`${users.id} = any(${sql.param([...among])}::text[])`;
  const found = await selectShown(tx, and(isAmong, isNull(users.suspendedAt), ...hasWords), limit);
  return found.map((row) => toShown(row, fallbackAdminEmails));
}

type Row = Awaited<ReturnType<typeof selectShown>>[number];

function selectShown(tx: Tx, where: SQL | undefined, limit = 1000) {
  return tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isEmailVerified: users.emailVerified,
      role: profiles.role,
      adminEmails: adminConfig.configValue,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(adminConfig, eq(adminConfig.configKey, adminEmailsKey))
    .where(where)
    .orderBy(users.name, users.id)
    .limit(limit);
}

function toShown(row: Row, fallback: readonly string[]): ShownPerson {
  const { id, name, email, isEmailVerified, role, adminEmails } = row;
  const named = { email, isEmailVerified, role: role ?? 'member' };
  const stored = adminEmails ?? undefined;
  return { id, name, isStaff: isAdmin(named, { stored, fallback }) };
}
