import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit.tables.ts';
import type { Tx } from '../../../platform/database.ts';
import { profiles, users } from '../identity.tables.ts';

export type StaffRecord = { id: string; role: 'member' | 'admin'; staffRoles: StaffRole[] };

/** Administrators who can sign in, by role or email list. */
export async function findStaff(tx: Tx, adminEmails: readonly string[]): Promise<StaffRecord[]> {
  const rows = await tx
    .select({ id: users.id, role: profiles.role, staffRoles: profiles.staffRoles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(isNull(users.suspendedAt), isStaff(adminEmails)));
  return rows.map(({ id, role, staffRoles }) => ({
    id,
    role: role ?? 'member',
    staffRoles: staffRoles ?? [],
  }));
}

function isStaff(adminEmails: readonly string[]) {
  const isListed = and(users.emailVerified, inArray(sql`lower(${users.email})`, [...adminEmails]));
  return or(eq(profiles.role, 'admin'), isListed);
}

/** From the audit log; an entry whose values are the same changed nothing. */
export async function findStaffChangedAt(
  tx: Tx,
  adminEmails: readonly string[],
): Promise<Date | null> {
  const { action, targetId, before, after, at, number } = auditEntries;
  const staffIds = tx
    .select({ id: users.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isStaff(adminEmails));
  const isChange = or(
    inArray(action, ['people.change-role', 'people.change-admin-emails', 'people.grant-admin']),
    and(inArray(action, ['people.suspend', 'people.restore']), inArray(targetId, staffIds)),
  );
  const [row] = await tx
    .select({ at })
    .from(auditEntries)
    .where(and(isChange, sql`${before} is distinct from ${after}`))
    .orderBy(desc(number))
    .limit(1);
  return row?.at ?? null;
}
