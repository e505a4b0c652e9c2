import { onAcademyClock } from './academy-clock.ts';
import type { PlannedOccurrence, Window } from './occurrences.ts';

/** The rest of today and the next `daysAhead` whole days, on the academy's clock. */
export function upcomingWindow(now: Date, daysAhead: number): Window {
  const from = onAcademyClock(now);
  return { from, to: from.startOfDay().add({ days: daysAhead + 1 }) };
}

/** When what is upcoming changes by the passing of time alone: something ends, or a day is over. */
export function freshUntil(window: Window, upcoming: readonly PlannedOccurrence[]): Date {
  const midnight = window.from.startOfDay().add({ days: 1 });
  const ends = upcoming.map(({ end }) => end.epochMilliseconds);
  return new Date(Math.min(midnight.epochMilliseconds, ...ends));
}
