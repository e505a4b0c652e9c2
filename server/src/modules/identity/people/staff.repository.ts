import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { profiles, users } from '../identity.tables.ts';

export type StaffRecord = { id: string; role: 'member' | 'admin'; staffRoles: StaffRole[] };

/** Administrators who can sign in, by role or email list. */
export async function findStaff(tx: Tx, adminEmails: readonly string[]): Promise<StaffRecord[]> {
  const isListed = and(users.emailVerified, inArray(sql`lower(${users.email})`, [...adminEmails]));
  const rows = await tx
    .select({ id: users.id, role: profiles.role, staffRoles: profiles.staffRoles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(isNull(users.suspendedAt), or(eq(profiles.role, 'admin'), isListed)));
  return rows.map(({ id, role, staffRoles }) => ({
    id,
    role: role ?? 'member',
    staffRoles: staffRoles ?? [],
  }));
}
