import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { adminEmailsKey, findAdminConfig } from '../identity.repository.ts';
import { profiles, users } from '../identity.tables.ts';
import { parseAddresses } from '../is-admin.ts';

/** All administrators, by role or email list, with their names. */
export async function findStaffNames(
  tx: Tx,
  fallbackAdminEmails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const stored = await findAdminConfig(tx, adminEmailsKey);
  const listed = stored === undefined ? fallbackAdminEmails : parseAddresses(stored);
  const isListed = and(
    users.emailVerified,
    inArray(
      sql`lower(${users.email})`,
      listed.map((email) => email.toLowerCase()),
    ),
  );
  const isAdmin = eq(profiles.role, 'admin');
  const rows = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(listed.length > 0 ? or(isAdmin, isListed) : isAdmin);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** When an account was created; null if it doesn't exist. */
export async function findJoinedAt(tx: Tx, userId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row?.createdAt ?? null;
}
