import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SignUp } from '../identity.api.ts';
import { profiles, sessions, users } from '../identity.tables.ts';

/** New accounts by day. */
export function countJoinedByDay(tx: Tx, period: Days): Promise<{ day: string; joined: number }[]> {
  const day = toAcademyDay(users.createdAt);
  return tx
    .select({ day, joined: count() })
    .from(users)
    .where(isWithin(users.createdAt, period))
    .groupBy(day)
    .orderBy(day);
}

/** Accounts that existed at the end of the day and still do. */
export async function countPeopleUntil(tx: Tx, day: string): Promise<number> {
  const [row] = await tx
    .select({ people: count() })
    .from(users)
    .where(isWithin(users.createdAt, { from: '0001-01-01', to: day }));
  return row?.people ?? 0;
}

/** New accounts of these days that were active again on a later day. */
export async function countReturned(tx: Tx, period: Days): Promise<number> {
  const lastSeen = sql`greatest(${users.lastActiveAt}, (
    select max(${sessions.lastActiveAt}) from ${sessions} where ${sessions.userId} = ${users.id}
  ))`;
  const [row] = await tx
    .select({ returned: count() })
    .from(users)
    .where(
      and(
        isWithin(users.createdAt, period),
        sql`${toAcademyDay(lastSeen)} > ${toAcademyDay(users.createdAt)}`,
      ),
    );
  return row?.returned ?? 0;
}

/** The accounts created on these days. */
export function findSignUps(tx: Tx, period: Days): Promise<SignUp[]> {
  const { language, source } = profiles;
  return tx
    .select({ userId: users.id, day: toAcademyDay(users.createdAt), language, source })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isWithin(users.createdAt, period));
}

/** Most frequent first. */
export function countJoinedByLanguage(tx: Tx, period: Days) {
  const { language } = profiles;
  return tx
    .select({ language, joined: count() })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(isWithin(users.createdAt, period))
    .groupBy(language)
    .orderBy(desc(count()), asc(language));
}
