import { isLanguageCode } from '@danube/contract/locale.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { ReachablePerson } from '../identity.api.ts';
import { profiles, users } from '../identity.tables.ts';

/** People with a verified address whose account is neither suspended nor about to be deleted. */
export async function findReachable(
  tx: Tx,
  userIds: readonly string[],
): Promise<ReachablePerson[]> {
  if (userIds.length === 0) return [];
  const { id, email, name, emailVerified, suspendedAt, erasureAt } = users;
  const { firstName, language } = profiles;
  const rows = await tx
    .select({ id, email, name, firstName, language })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, id))
    .where(
      and(
        // One parameter, however many people there are.
        sql`${id} = any(${sql.param([...userIds])}::text[])`,
        eq(emailVerified, true),
        isNull(suspendedAt),
        isNull(erasureAt),
      ),
    )
    .orderBy(id);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.firstName ?? row.name,
    language: isLanguageCode(row.language) ? row.language : null,
  }));
}
