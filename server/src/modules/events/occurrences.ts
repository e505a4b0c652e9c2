import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { toInstantOfWallClock, toWallClock, type WallClockSpan } from './academy-clock.ts';
import type { OccurrenceKey, OccurrenceRow, PlannedEvent } from './events.repository.ts';
import { plannedStartOn, plannedStarts } from './recurrence-rule.ts';

/** One date of an event. */
export type PlannedOccurrence = {
  /** With this occurrence's own title, host, room and capacity. */
  readonly event: PlannedEvent;
  /** The planned day: its identity within the series, even after it was moved. */
  readonly date: string;
  readonly plannedStart: WallClock;
  readonly own: OccurrenceRow | null;
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
};

export type Window = {
  readonly from: Temporal.ZonedDateTime;
  readonly to: Temporal.ZonedDateTime;
};

/** Occurrences in the window (ending after `from`, starting before `to`), soonest first. */
export function findOccurrencesIn(
  events: readonly PlannedEvent[],
  window: Window,
): PlannedOccurrence[] {
  return findPlannedIn(events, window).filter((occurrence) => !isCancelled(occurrence));
}

/** The same including cancelled ones. */
export function findPlannedIn(
  events: readonly PlannedEvent[],
  window: Window,
): PlannedOccurrence[] {
  const reach = widenWindow(window);
  return events
    .flatMap((event) => occurrencesOf(event, reach))
    .filter((occurrence) => overlapsWindow(occurrence, window))
    .sort(byStart);
}

/** The planned occurrence on a day, cancelled or not. */
export function findOccurrenceOn(
  events: readonly PlannedEvent[],
  date: string,
): PlannedOccurrence | null {
  const [found = null] = events.flatMap((event) => {
    const planned = plannedStartOn(event, date);
    return planned === null ? [] : [occurrenceAt(event, planned)];
  });
  return found;
}

export function isCancelled({ own }: Pick<PlannedOccurrence, 'own'>): boolean {
  return own !== null && own.cancelledAt !== null;
}

export function nameOf({ event, date }: PlannedOccurrence): OccurrenceKey {
  return { seriesId: event.seriesId, date };
}

/** A permanent id within the series. */
export function occurrenceId({ event, date }: PlannedOccurrence): string {
  return `${event.seriesId}@${date}`;
}

/**
 * The range of local starts that covers everything running in the window: what began before it and
 * still runs, plus an hour for the night when clocks go back.
 */
export function widenWindow(window: Window): WallClockSpan {
  return {
    from: toWallClock(window.from.toPlainDateTime().subtract({ days: 2 })),
    to: toWallClock(window.to.toPlainDateTime().add({ hours: 1 })),
  };
}

function occurrencesOf(event: PlannedEvent, reach: WallClockSpan): PlannedOccurrence[] {
  const moved = event.exceptions.filter(({ movedTo }) => movedTo !== null);
  const movedDates = new Set(moved.map(({ date }) => date));
  const asPlanned = plannedStarts(event, reach).filter((start) => !movedDates.has(dateOf(start)));
  // The day may belong to another part of the series, or an earlier plan.
  const fromElsewhere = moved.flatMap(({ date }) => plannedStartOn(event, date) ?? []);
  return [...asPlanned, ...fromElsewhere].map((start) => occurrenceAt(event, start));
}

function occurrenceAt(plan: PlannedEvent, plannedStart: WallClock): PlannedOccurrence {
  const date = dateOf(plannedStart);
  const own = plan.exceptions.find((exception) => exception.date === date) ?? null;
  const event = own ? applyException(plan, own) : plan;
  const start = toInstantOfWallClock(own?.movedTo ?? plannedStart);
  // An all-day event lasts until the next midnight, which twice a year is 23 or 25 hours away.
  const end = start.add(event.isAllDay ? { days: 1 } : { minutes: event.durationMinutes });
  return { event, date, plannedStart, own, start, end };
}

function applyException(plan: PlannedEvent, own: OccurrenceRow): PlannedEvent {
  const planned = { ...plan, ...Object.fromEntries(own.emptied.map((field) => [field, null])) };
  return {
    ...planned,
    title: own.title ?? plan.title,
    host: own.host ?? planned.host,
    meetingUrl: own.meetingUrl ?? planned.meetingUrl,
    durationMinutes: own.durationMinutes ?? plan.durationMinutes,
    capacity: plan.audience === 'everyone' ? null : (own.capacity ?? planned.capacity),
    isRecorded: own.isRecorded ?? plan.isRecorded,
  };
}

function dateOf(start: WallClock): string {
  return start.slice(0, 10);
}

function overlapsWindow({ start, end }: PlannedOccurrence, window: Window): boolean {
  return (
    Temporal.ZonedDateTime.compare(start, window.to) < 0 &&
    Temporal.ZonedDateTime.compare(end, window.from) > 0
  );
}

function byStart(a: PlannedOccurrence, b: PlannedOccurrence): number {
  const order = Temporal.ZonedDateTime.compare(a.start, b.start);
  // A stable order for occurrences with the same start.
  return order || (occurrenceId(a) < occurrenceId(b) ? -1 : 1);
}
