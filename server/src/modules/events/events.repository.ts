import type { EventDraft, EventId, WallClock } from '@danube/contract/events/events.schemas.ts';
import { and, asc, between, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import type { WallClockSpan } from './academy-clock.ts';
import { eventExceptions, events } from './events.tables.ts';

export type EventRow = typeof events.$inferSelect;
export type ExceptionRow = typeof eventExceptions.$inferSelect;

/** An event with its exceptions: all of them, or those that touch the span it was sought for. */
export type PlannedEvent = EventRow & { readonly exceptions: readonly ExceptionRow[] };

/**
 * Events that can have a start in the span: one-offs inside it, series that have begun by its
 * end, and whatever was moved into it.
 */
export async function findEventsStartingIn(tx: Tx, span: WallClockSpan): Promise<PlannedEvent[]> {
  const statement = eventsStartingIn.get(tx) ?? prepareEventsStartingIn(tx);
  eventsStartingIn.set(tx, statement);
  return gather(await statement.execute(span));
}

/** Every visitor asks this; to build and to plan the statement anew takes longer than to run it. */
const eventsStartingIn = new WeakMap<Tx, ReturnType<typeof prepareEventsStartingIn>>();

function prepareEventsStartingIn(tx: Tx) {
  const from = sql.placeholder('from');
  const to = sql.placeholder('to');
  const isMovedInto = between(eventExceptions.movedTo, from, to);
  const movedInto = tx
    .select({ id: eventExceptions.eventId })
    .from(eventExceptions)
    .where(isMovedInto);
  return tx
    .select({ event: events, exception: eventExceptions })
    .from(events)
    .leftJoin(
      eventExceptions,
      and(
        eq(eventExceptions.eventId, events.id),
        or(between(eventExceptions.occurrenceStart, from, to), isMovedInto),
      ),
    )
    .where(
      or(
        between(events.firstStart, from, to),
        and(isNotNull(events.recurrenceRule), lte(events.firstStart, to)),
        // As an array it can be looked up in the index; `in (select …)` would read every event.
        sql`${events.id} = any(array${movedInto})`,
      ),
    )
    .orderBy(asc(events.id), asc(eventExceptions.occurrenceStart))
    .prepare('events_starting_in');
}

/** All of them, the newest plan first. */
export async function findEvents(tx: Tx): Promise<PlannedEvent[]> {
  const rows = await tx
    .select({ event: events, exception: eventExceptions })
    .from(events)
    .leftJoin(eventExceptions, eq(eventExceptions.eventId, events.id))
    .orderBy(desc(events.createdAt), asc(events.id), asc(eventExceptions.occurrenceStart));
  return gather(rows);
}

export async function findEvent(tx: Tx, id: EventId): Promise<PlannedEvent | null> {
  const rows = await tx
    .select({ event: events, exception: eventExceptions })
    .from(events)
    .leftJoin(eventExceptions, eq(eventExceptions.eventId, events.id))
    .where(eq(events.id, id))
    .orderBy(asc(eventExceptions.occurrenceStart));
  return gather(rows)[0] ?? null;
}

/** Keeps other writers of this event waiting until the transaction ends. */
export async function lockEvent(tx: Tx, id: EventId): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, id)).for('update');
}

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx.insert(events).values(event);
}

export async function updateEvent(
  tx: Tx,
  id: EventId,
  values: Partial<EventDraft> & { updatedAt: Date },
): Promise<void> {
  await tx.update(events).set(values).where(eq(events.id, id));
}

/** False where it was not there. */
export async function deleteEvent(tx: Tx, id: EventId): Promise<boolean> {
  const deleted = await tx.delete(events).where(eq(events.id, id)).returning({ id: events.id });
  return deleted.length > 0;
}

/** False where exactly this exception was there already. */
export async function upsertException(tx: Tx, exception: ExceptionRow): Promise<boolean> {
  const written = await tx
    .insert(eventExceptions)
    .values(exception)
    .onConflictDoUpdate({
      target: [eventExceptions.eventId, eventExceptions.occurrenceStart],
      set: { movedTo: exception.movedTo },
      setWhere: sql`${eventExceptions.movedTo} is distinct from excluded.moved_to`,
    })
    .returning({ eventId: eventExceptions.eventId });
  return written.length > 0;
}

/** False where none of them was there. */
export async function deleteExceptions(
  tx: Tx,
  eventId: EventId,
  starts: WallClock[],
): Promise<boolean> {
  const deleted = await tx
    .delete(eventExceptions)
    .where(
      and(eq(eventExceptions.eventId, eventId), inArray(eventExceptions.occurrenceStart, starts)),
    )
    .returning({ eventId: eventExceptions.eventId });
  return deleted.length > 0;
}

/** The join repeats an event for each of its exceptions. */
function gather(rows: { event: EventRow; exception: ExceptionRow | null }[]): PlannedEvent[] {
  const gathered = new Map<EventId, EventRow & { exceptions: ExceptionRow[] }>();
  for (const { event, exception } of rows) {
    const known = gathered.get(event.id) ?? { ...event, exceptions: [] };
    if (exception) known.exceptions.push(exception);
    gathered.set(event.id, known);
  }
  return [...gathered.values()];
}
