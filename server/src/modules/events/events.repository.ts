import { type EventId, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { and, asc, between, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { WallClockSpan } from './academy-clock.ts';
import { eventOccurrences, eventSeries, events } from './events.tables.ts';

export type EventRow = typeof events.$inferSelect;

/** The data of one occurrence. */
export type OccurrenceRow = typeof eventOccurrences.$inferSelect;

/**
 * An event, or part of a series, with the data of its occurrences: of all, or of those in the
 * requested range.
 */
export type PlannedEvent = EventRow & {
  readonly seriesId: EventId;
  readonly slug: string;
  readonly exceptions: readonly OccurrenceRow[];
};

// Events planned by the previous release have no series yet: each is its own.
const seriesId = sql<EventId>`coalesce(${eventSeries.seriesId}, ${events.id})`;
const belongsToSeries = eq(eventOccurrences.seriesId, seriesId);
const columns = { event: events, series: eventSeries, exception: eventOccurrences };

/**
 * Events that may start in the range: one-offs inside it, series that have started by its end, and
 * occurrences moved into it.
 */
export async function findEventsStartingIn(tx: Tx, span: WallClockSpan): Promise<PlannedEvent[]> {
  const statement = eventsStartingIn.get(tx) ?? prepareEventsStartingIn(tx);
  eventsStartingIn.set(tx, statement);
  return groupByEvent(await statement.execute(span));
}

/** Every visitor runs this; building and planning the statement takes longer than executing it. */
const eventsStartingIn = new WeakMap<Tx, ReturnType<typeof prepareEventsStartingIn>>();

function prepareEventsStartingIn(tx: Tx) {
  const from = sql.placeholder('from');
  const to = sql.placeholder('to');
  const isMovedInto = between(eventOccurrences.movedTo, from, to);
  const isPlannedIn = sql`${eventOccurrences.date} between ${from}::timestamp::date and ${to}::timestamp::date`;
  const movedInto = tx
    .select({ id: sql`coalesce(${eventSeries.eventId}, ${eventOccurrences.seriesId})` })
    .from(eventOccurrences)
    .leftJoin(eventSeries, eq(eventSeries.seriesId, eventOccurrences.seriesId))
    .where(isMovedInto);
  return tx
    .select(columns)
    .from(events)
    .leftJoin(eventSeries, eq(eventSeries.eventId, events.id))
    .leftJoin(eventOccurrences, and(belongsToSeries, or(isPlannedIn, isMovedInto)))
    .where(
      or(
        between(events.firstStart, from, to),
        and(
          isNotNull(events.recurrenceRule),
          lte(events.firstStart, to),
          sql`(${events.endsBefore} is null or ${events.endsBefore} > ${from}::timestamp::date)`,
        ),
        // An array can use the index; `in (select …)` would read every event.
        sql`${events.id} = any(array${movedInto})`,
      ),
    )
    .orderBy(asc(events.id), asc(eventOccurrences.date))
    .prepare('events_starting_in');
}

/** All events, newest first. */
export async function findEvents(tx: Tx): Promise<PlannedEvent[]> {
  const rows = await selectPlans(tx).orderBy(
    desc(events.createdAt),
    asc(events.id),
    asc(eventOccurrences.date),
  );
  return groupByEvent(rows);
}

export async function findEvent(tx: Tx, id: EventId): Promise<PlannedEvent | null> {
  const rows = await selectPlans(tx).where(eq(events.id, id)).orderBy(asc(eventOccurrences.date));
  return groupByEvent(rows)[0] ?? null;
}

/** All parts of the series with this slug, in order. */
export async function findSeriesBySlug(tx: Tx, slug: string): Promise<PlannedEvent[]> {
  // Events planned by the previous release have no slug, only an id.
  const id = eventIdSchema.safeParse(slug);
  if (id.success) return (await findSeries(tx, id.data)).filter((part) => part.slug === slug);
  const rows = await selectPlans(tx)
    .where(eq(eventSeries.slug, slug))
    .orderBy(asc(events.firstStart), asc(eventOccurrences.date));
  return groupByEvent(rows);
}

/** All parts of a series, in order. */
export async function findSeries(tx: Tx, id: EventId): Promise<PlannedEvent[]> {
  const rows = await selectPlans(tx)
    .where(or(eq(events.id, id), eq(eventSeries.seriesId, id)))
    .orderBy(asc(events.firstStart), asc(eventOccurrences.date));
  return groupByEvent(rows);
}

/** Events whose occurrences have recordings, with only those occurrences' data; the latest. */
export async function findRecordedEvents(tx: Tx): Promise<PlannedEvent[]> {
  const rows = await selectPlans(tx)
    .where(isNotNull(eventOccurrences.recordingId))
    .orderBy(desc(eventOccurrences.date))
    .limit(maxRecorded);
  return groupByEvent(rows);
}

/** Four years of weekly sessions. */
const maxRecorded = 200;

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  const rows = await tx
    .select({ slug: eventSeries.slug })
    .from(eventSeries)
    .where(eq(eventSeries.slug, slug))
    .limit(1);
  return rows.length > 0;
}

function selectPlans(tx: Tx) {
  return tx
    .select(columns)
    .from(events)
    .leftJoin(eventSeries, eq(eventSeries.eventId, events.id))
    .leftJoin(eventOccurrences, belongsToSeries)
    .$dynamic();
}

/** Locks the event until the transaction ends. */
export async function lockEvent(tx: Tx, id: EventId): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
}

/** Its own series, unless it is a later part of one. */
export async function insertEvent(
  tx: Tx,
  { seriesId, slug, ...event }: typeof events.$inferInsert & { seriesId?: EventId; slug: string },
): Promise<void> {
  await tx.insert(events).values(event);
  await tx.insert(eventSeries).values({ eventId: event.id, seriesId: seriesId ?? event.id, slug });
}

/** Every change of the plan makes calendars refresh. */
export async function updateEvent(
  tx: Tx,
  id: EventId,
  values: Partial<Omit<EventRow, 'id' | 'revision'>> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(events)
    .set({ ...values, revision: sql`${events.revision} + 1` })
    .where(eq(events.id, id));
}

/** Removes the series with all its parts; false if it didn't exist. */
export async function deleteSeries(tx: Tx, id: EventId): Promise<boolean> {
  const parts = tx
    .select({ id: eventSeries.eventId })
    .from(eventSeries)
    .where(eq(eventSeries.seriesId, id));
  const deleted = await tx
    .delete(events)
    .where(or(eq(events.id, id), inArray(events.id, parts)))
    .returning({ id: events.id });
  return deleted.length > 0;
}

/**
 * Removes a later part of a series; the data of its occurrences belongs to the series and stays.
 */
export async function deletePart(tx: Tx, id: EventId): Promise<void> {
  await tx.delete(events).where(eq(events.id, id));
}

/**
 * Waits for changes to the series and blocks new ones, so that the plan read afterwards stays
 * valid. A shared lock.
 */
export async function lockSeriesForShare(tx: Tx, id: EventId): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('key share');
}

/** The occurrence's row, locked until the transaction ends; created if missing. */
export async function lockOccurrence(tx: Tx, at: OccurrenceKey): Promise<OccurrenceRow> {
  // A change of the plan reads the registrations, so none may be added concurrently.
  await lockSeriesForShare(tx, at.seriesId);
  await tx.insert(eventOccurrences).values(at).onConflictDoNothing();
  const [row] = await tx.select().from(eventOccurrences).where(isOccurrence(at)).for('update');
  if (!row) throw new Error('an occurrence that was just written is gone');
  return row;
}

export async function findOccurrenceRow(tx: Tx, at: OccurrenceKey): Promise<OccurrenceRow | null> {
  const [row] = await tx.select().from(eventOccurrences).where(isOccurrence(at));
  return row ?? null;
}

export async function updateOccurrence(
  tx: Tx,
  at: OccurrenceKey,
  values: Partial<Omit<OccurrenceRow, keyof OccurrenceKey | 'revision'>>,
): Promise<void> {
  await tx
    .update(eventOccurrences)
    .set({ ...values, revision: sql`${eventOccurrences.revision} + 1` })
    .where(isOccurrence(at));
}

/** Doesn't change the session itself, so calendars needn't refresh. */
export async function storeRecording(
  tx: Tx,
  at: OccurrenceKey,
  recordingId: VideoId | null,
): Promise<void> {
  await tx.update(eventOccurrences).set({ recordingId }).where(isOccurrence(at));
}

/** The permanent identity of an occurrence. */
export type OccurrenceKey = Pick<OccurrenceRow, 'seriesId' | 'date'>;

function isOccurrence({ seriesId, date }: OccurrenceKey) {
  return and(eq(eventOccurrences.seriesId, seriesId), eq(eventOccurrences.date, date));
}

/** The join repeats an event for each occurrence with its own row. */
function groupByEvent(
  rows: {
    event: EventRow;
    series: typeof eventSeries.$inferSelect | null;
    exception: OccurrenceRow | null;
  }[],
): PlannedEvent[] {
  const gathered = new Map<EventId, PlannedEvent & { exceptions: OccurrenceRow[] }>();
  for (const { event, series, exception } of rows) {
    const name = { seriesId: series?.seriesId ?? event.id, slug: series?.slug ?? event.id };
    const known = gathered.get(event.id) ?? { ...event, ...name, exceptions: [] };
    if (exception) known.exceptions.push(exception);
    gathered.set(event.id, known);
  }
  return [...gathered.values()];
}
