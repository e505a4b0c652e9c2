import { and, asc, between, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { eventAttendances, eventOccurrences, eventRegistrations } from '../events.tables.ts';

const { seriesId, date, userId, isMember, joinedAt } = eventAttendances;

/** A member counts once per occurrence; a visitor can't be identified. */
export async function recordAttendance(
  tx: Tx,
  at: OccurrenceKey,
  { person, now }: { person: string | null; now: Date },
): Promise<void> {
  await tx.insert(eventOccurrences).values(at).onConflictDoNothing();
  await tx
    .insert(eventAttendances)
    .values({ ...at, userId: person, isMember: person !== null, joinedAt: now })
    .onConflictDoNothing();
}

/** The figures of an occurrence. */
export type Participation = {
  readonly registered: number;
  readonly waiting: number;
  /** How many of the registered people joined. */
  readonly came: number;
  readonly members: number;
  readonly visitors: number;
};

export const noParticipation: Participation = {
  registered: 0,
  waiting: 0,
  came: 0,
  members: 0,
  visitors: 0,
};

/** By the occurrence's id (`seriesId@date`), for planned days in a range. */
export async function findParticipation(
  tx: Tx,
  { from, to }: Days,
): Promise<ReadonlyMap<string, Participation>> {
  const registrations = await tx
    .select({
      seriesId: eventRegistrations.seriesId,
      date: eventRegistrations.date,
      registered: filtered(sql`${eventRegistrations.state} <> 'waiting'`),
      waiting: filtered(sql`${eventRegistrations.state} = 'waiting'`),
      came: filtered(sql`${eventRegistrations.state} = 'registered' and ${userId} is not null`),
    })
    .from(eventRegistrations)
    .leftJoin(
      eventAttendances,
      and(
        eq(seriesId, eventRegistrations.seriesId),
        eq(date, eventRegistrations.date),
        eq(userId, eventRegistrations.userId),
      ),
    )
    .where(between(eventRegistrations.date, from, to))
    .groupBy(eventRegistrations.seriesId, eventRegistrations.date);
  const attendances = await tx
    .select({
      seriesId,
      date,
      members: filtered(sql`${isMember}`),
      visitors: filtered(sql`not ${isMember}`),
    })
    .from(eventAttendances)
    .where(between(date, from, to))
    .groupBy(seriesId, date);
  const found = new Map<string, Participation>();
  for (const { seriesId, date, ...figures } of [...registrations, ...attendances]) {
    const id = `${seriesId}@${date}`;
    found.set(id, { ...noParticipation, ...found.get(id), ...figures });
  }
  return found;
}

function filtered(condition: ReturnType<typeof sql>) {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

/** Members who have joined a session since this time. */
export async function findParticipants(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId })
    .from(eventAttendances)
    .where(and(gte(joinedAt, since), isNotNull(userId)));
  return rows.flatMap((row) => row.userId ?? []);
}

/** How many joined, by academy day. */
export async function countJoins(tx: Tx, days: Days): Promise<{ day: string; value: number }[]> {
  const day = toAcademyDay(joinedAt);
  return tx
    .select({ day, value: count() })
    .from(eventAttendances)
    .where(isWithin(joinedAt, days))
    .groupBy(day);
}

/** Anonymises old attendance records; the counts stay. */
export async function anonymiseAttendance(tx: Tx, before: string): Promise<void> {
  await tx
    .update(eventAttendances)
    .set({ userId: null })
    .where(and(lt(date, before), isNotNull(userId)));
}

/** The members who joined an occurrence. */
export async function findAttendants(tx: Tx, at: OccurrenceKey): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ userId })
    .from(eventAttendances)
    .where(and(eq(seriesId, at.seriesId), eq(date, at.date), isNotNull(userId)));
  return new Set(rows.flatMap((row) => row.userId ?? []));
}

export function findAttendancesOf(tx: Tx, person: string) {
  return tx
    .select({ seriesId, date, joinedAt })
    .from(eventAttendances)
    .where(eq(userId, person))
    .orderBy(asc(joinedAt));
}
