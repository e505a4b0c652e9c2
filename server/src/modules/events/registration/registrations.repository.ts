import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { and, asc, count, eq, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import { eventRegistrations } from '../events.tables.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;

const { seriesId, date, userId, state, ticket, since, offeredUntil } = eventRegistrations;

function isFor(at: OccurrenceKey) {
  return and(eq(seriesId, at.seriesId), eq(date, at.date));
}

function matchesRegistration(at: OccurrenceKey, person: string) {
  return and(isFor(at), eq(userId, person));
}

export async function findRegistration(
  tx: Tx,
  at: OccurrenceKey,
  person: string,
): Promise<RegistrationRow | null> {
  const [row] = await tx.select().from(eventRegistrations).where(matchesRegistration(at, person));
  return row ?? null;
}

/** All registrations for an occurrence, in order. */
export function findRegistered(tx: Tx, at: OccurrenceKey): Promise<RegistrationRow[]> {
  return tx.select().from(eventRegistrations).where(isFor(at)).orderBy(asc(ticket));
}

export async function insertRegistration(
  tx: Tx,
  row: Omit<typeof eventRegistrations.$inferInsert, 'ticket'>,
): Promise<void> {
  await tx.insert(eventRegistrations).values(row);
}

export async function updateRegistration(
  tx: Tx,
  row: Pick<RegistrationRow, 'seriesId' | 'date' | 'userId'>,
  values: Pick<RegistrationRow, 'state' | 'offeredUntil'> & { since?: Date },
): Promise<void> {
  await tx.update(eventRegistrations).set(values).where(matchesRegistration(row, row.userId));
}

/** False if there was none. */
export async function deleteRegistration(
  tx: Tx,
  at: OccurrenceKey,
  person: string,
): Promise<boolean> {
  const rows = await tx
    .delete(eventRegistrations)
    .where(matchesRegistration(at, person))
    .returning({ userId });
  return rows.length > 0;
}

export async function deleteRegistrations(tx: Tx, at: OccurrenceKey): Promise<void> {
  await tx.delete(eventRegistrations).where(isFor(at));
}

/** How many places are taken or offered, and how many people are waiting. */
export async function countPlaces(
  tx: Tx,
  at: OccurrenceKey,
): Promise<{ taken: number; waiting: number }> {
  const [counts] = await tx
    .select({
      taken: sql<number>`count(*) filter (where ${state} <> 'waiting')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${state} = 'waiting')`.mapWith(Number),
    })
    .from(eventRegistrations)
    .where(isFor(at));
  return counts ?? { taken: 0, waiting: 0 };
}

/** How many people are ahead of this ticket. */
export async function countAhead(tx: Tx, at: OccurrenceKey, own: number): Promise<number> {
  const [row] = await tx
    .select({ ahead: count() })
    .from(eventRegistrations)
    .where(and(isFor(at), eq(state, 'waiting'), lt(ticket, own)));
  return row?.ahead ?? 0;
}

export async function findLongestWaiting(
  tx: Tx,
  at: OccurrenceKey,
  places: number,
): Promise<RegistrationRow[]> {
  if (places <= 0) return [];
  return tx
    .select()
    .from(eventRegistrations)
    .where(and(isFor(at), eq(state, 'waiting')))
    .orderBy(asc(ticket))
    .limit(places);
}

/** Deletes expired offers; returns how many. */
export async function deleteLapsedOffers(tx: Tx, at: OccurrenceKey, now: Date): Promise<number> {
  const rows = await tx
    .delete(eventRegistrations)
    .where(and(isFor(at), lte(offeredUntil, now)))
    .returning({ userId });
  return rows.length;
}

/** Occurrences from a day on with expired offers or people waiting. */
export function findUnsettled(tx: Tx, day: string, now: Date): Promise<OccurrenceKey[]> {
  return tx
    .selectDistinct({ seriesId, date })
    .from(eventRegistrations)
    .where(and(gte(date, day), or(eq(state, 'waiting'), lte(offeredUntil, now))));
}

/** How many people have a registration, by day. */
export async function countRegisteredByDate(
  tx: Tx,
  series: EventId,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ date, people: count() })
    .from(eventRegistrations)
    .where(eq(seriesId, series))
    .groupBy(date);
  return new Map(rows.map((row) => [row.date, row.people]));
}

/** A person's registrations from a day on. */
export function findRegistrationsOf(
  tx: Tx,
  person: string,
  day: string,
): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(userId, person), gte(date, day)))
    .orderBy(asc(date));
}

export type ReminderKind = 'day' | 'hour';

const remindedFor = {
  day: eventRegistrations.dayReminderFor,
  hour: eventRegistrations.hourReminderFor,
};

/**
 * The next people whose reminder is due: marked in the caller's transaction, so that mark and email
 * commit together or not at all.
 */
export async function claimReminders(
  tx: Tx,
  at: OccurrenceKey,
  due: { kind: ReminderKind; dueAt: Date; startsAt: Date; limit: number },
): Promise<RegistrationRow[]> {
  const mark = remindedFor[due.kind];
  // Selected separately: as a subquery of the update, PostgreSQL might run it again for each row
  // and exceed the limit.
  const next = await tx
    .select({ userId })
    .from(eventRegistrations)
    .where(
      and(
        isFor(at),
        eq(state, 'registered'),
        lt(since, due.dueAt),
        or(isNull(mark), ne(mark, due.startsAt)),
      ),
    )
    .orderBy(asc(ticket))
    .limit(due.limit)
    .for('update', { skipLocked: true });
  if (next.length === 0) return [];
  const people = next.map((row) => row.userId);
  const marked =
    due.kind === 'day' ? { dayReminderFor: due.startsAt } : { hourReminderFor: due.startsAt };
  return tx
    .update(eventRegistrations)
    .set(marked)
    .where(and(isFor(at), inArray(userId, people)))
    .returning();
}

export async function deleteRegistrationsBefore(tx: Tx, before: string): Promise<void> {
  await tx.delete(eventRegistrations).where(lt(date, before));
}

/** A person's registrations for their data export. */
export function findRegistrationsForExport(tx: Tx, person: string): Promise<RegistrationRow[]> {
  return findRegistrationsOf(tx, person, '2000-01-01');
}

export async function countWaiting(
  tx: Tx,
  day: string,
): Promise<{ count: number; since: Date | null }> {
  const [row] = await tx
    .select({ count: count(), since: sql<Date | null>`min(${since})`.mapWith(since) })
    .from(eventRegistrations)
    .where(and(gte(date, day), eq(state, 'waiting')));
  return row ?? { count: 0, since: null };
}
