import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { WallClockSpan } from './academy-clock.ts';
import { findEventsStartingIn } from './events.repository.ts';
import { findPlannedIn, isCancelled, type PlannedOccurrence, widenWindow } from './occurrences.ts';
import { freshUntil, toUpcomingWindow } from './to-upcoming-window.ts';

export type Upcoming<View> = {
  readonly occurrences: View[];
  readonly freshUntil: Date;
};

/** The dates of a plan, and how long they are valid. */
type CachedUpcoming<View> = Upcoming<View> & { readonly snapshot: string; readonly from: Date };

/** A day in the academy's time zone, during which the same events can be upcoming. */
type Day<View> = {
  readonly begin: Date;
  readonly end: Date;
  readonly reach: WallClockSpan;
  last?: CachedUpcoming<View>;
};

/** The contract allows fewer, so none is evicted. */
const maxWindows = 100;

/**
 * Finds current and upcoming occurrences, soonest first. The plan is read every time, but its dates
 * are calculated once for everyone: that costs ten times as much, and the same plan has the same
 * dates until `freshUntil`.
 */
export function createUpcomingFinder<View>(
  deps: { db: Tx; clock: Clock },
  toView: (occurrence: PlannedOccurrence) => View,
  isShown: (occurrence: PlannedOccurrence, now: Date) => boolean = takesPlace,
) {
  const days = new LRUCache<number, Day<View>>({ max: maxWindows });

  function dayAround(now: Date, daysAhead: number): Day<View> {
    const known = days.get(daysAhead);
    if (known && isWithin(now, known.begin, known.end)) return known;
    const day = createDay<View>(now, daysAhead);
    days.set(daysAhead, day);
    return day;
  }

  return async function findUpcoming(daysAhead: number): Promise<Upcoming<View>> {
    const now = deps.clock.now();
    const day = dayAround(now, daysAhead);
    const events = await findEventsStartingIn(deps.db, day.reach);
    const snapshot = JSON.stringify(events);
    const { last } = day;
    if (last?.snapshot === snapshot && isWithin(now, last.from, last.freshUntil)) return last;
    const window = toUpcomingWindow(now, daysAhead);
    const found = findPlannedIn(events, window).filter((one) => isShown(one, now));
    const occurrences = found.map(toView);
    day.last = { snapshot, from: now, occurrences, freshUntil: freshUntil(window, found) };
    return day.last;
  };
}

function takesPlace(occurrence: PlannedOccurrence): boolean {
  return !isCancelled(occurrence);
}

function createDay<View>(now: Date, daysAhead: number): Day<View> {
  const { from, to } = toUpcomingWindow(now, daysAhead);
  const midnight = from.startOfDay();
  return {
    begin: new Date(midnight.epochMilliseconds),
    end: new Date(midnight.add({ days: 1 }).epochMilliseconds),
    reach: widenWindow({ from: midnight, to }),
  };
}

function isWithin(moment: Date, from: Date, to: Date): boolean {
  return moment >= from && moment < to;
}
