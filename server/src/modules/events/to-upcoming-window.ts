import { toAcademyTime } from './academy-clock.ts';
import type { PlannedOccurrence, Window } from './occurrences.ts';

/** The rest of today and the next `daysAhead` whole days, in the academy's time zone. */
export function toUpcomingWindow(now: Date, daysAhead: number): Window {
  const from = toAcademyTime(now);
  return { from, to: from.startOfDay().add({ days: daysAhead + 1 }) };
}

/**
 * When the upcoming occurrences change without a change of the plan: one ends, or a day is over.
 */
export function freshUntil(window: Window, upcoming: readonly PlannedOccurrence[]): Date {
  const midnight = window.from.startOfDay().add({ days: 1 });
  const ends = upcoming.map(({ end }) => end.epochMilliseconds);
  return new Date(Math.min(midnight.epochMilliseconds, ...ends));
}
