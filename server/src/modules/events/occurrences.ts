import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { momentOf, toWallClock, type WallClockSpan } from './academy-clock.ts';
import type { PlannedEvent } from './events.repository.ts';
import { plannedStarts } from './recurrence-rule.ts';

/** One dated happening of an event. */
export type PlannedOccurrence = {
  readonly event: PlannedEvent;
  /** Where the plan puts it: its name, even after it was moved. */
  readonly plannedStart: WallClock;
  readonly start: Temporal.ZonedDateTime;
  readonly end: Temporal.ZonedDateTime;
};

export type Window = {
  readonly from: Temporal.ZonedDateTime;
  readonly to: Temporal.ZonedDateTime;
};

/** Everything that runs in the window (it ends after `from`, starts before `to`), soonest first. */
export function occurrencesIn(
  events: readonly PlannedEvent[],
  window: Window,
): PlannedOccurrence[] {
  const reach = reachOf(window);
  return events
    .flatMap((event) => occurrencesOf(event, reach))
    .filter((occurrence) => runsIn(occurrence, window))
    .sort(bySoonest);
}

/** Names an occurrence for as long as its event exists. */
export function occurrenceId({ event, plannedStart }: PlannedOccurrence): string {
  return `${event.id}@${plannedStart}`;
}

/**
 * The wall-clock starts among which everything that runs in the window can be found: what began
 * before it and still runs, and an hour for the night in which the clock is set back.
 */
export function reachOf(window: Window): WallClockSpan {
  return {
    from: toWallClock(window.from.toPlainDateTime().subtract({ days: 2 })),
    to: toWallClock(window.to.toPlainDateTime().add({ hours: 1 })),
  };
}

function occurrencesOf(event: PlannedEvent, reach: WallClockSpan): PlannedOccurrence[] {
  const excepted = new Set(event.exceptions.map(({ occurrenceStart }) => occurrenceStart));
  const asPlanned = plannedStarts(event, reach)
    .filter((start) => !excepted.has(start))
    .map((start) => occurrenceAt(event, start, start));
  const moved = event.exceptions.flatMap(({ occurrenceStart, movedTo }) =>
    movedTo === null ? [] : [occurrenceAt(event, occurrenceStart, movedTo)],
  );
  return [...asPlanned, ...moved];
}

function occurrenceAt(
  event: PlannedEvent,
  plannedStart: WallClock,
  actualStart: WallClock,
): PlannedOccurrence {
  const start = momentOf(actualStart);
  // A day lasts to the next midnight, which twice a year is 23 or 25 hours away.
  const end = start.add(event.isAllDay ? { days: 1 } : { minutes: event.durationMinutes });
  return { event, plannedStart, start, end };
}

function runsIn({ start, end }: PlannedOccurrence, window: Window): boolean {
  return (
    Temporal.ZonedDateTime.compare(start, window.to) < 0 &&
    Temporal.ZonedDateTime.compare(end, window.from) > 0
  );
}

function bySoonest(a: PlannedOccurrence, b: PlannedOccurrence): number {
  const order = Temporal.ZonedDateTime.compare(a.start, b.start);
  // Two at the same moment keep their order from one answer to the next.
  return order || (occurrenceId(a) < occurrenceId(b) ? -1 : 1);
}
