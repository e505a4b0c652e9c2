import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';

type ProfileRow = { id: string; firstName: string; lastName: string; role: 'member' | 'admin' };

/** Null if the profile is missing. */
export function toProfile(row: ProfileRow | null) {
  if (!row) return null;
  const { id, firstName, lastName, role } = row;
  return { id: userIdSchema.parse(id), firstName, lastName, role };
}

export function toSalesRep(row: { userId: string; createdAt: Date } | null) {
  if (!row) return null;
  return { userId: userIdSchema.parse(row.userId), createdAt: row.createdAt };
}
