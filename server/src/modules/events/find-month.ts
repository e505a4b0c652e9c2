import { calendarRange } from '@danube/contract/events/event-limits.ts';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { WallClockSpan } from './academy-clock.ts';
import { findEventsStartingIn } from './events.repository.ts';
import {
  findOccurrencesIn,
  type PlannedOccurrence,
  type Window,
  widenWindow,
} from './occurrences.ts';
import { isWithinCalendarRange, toMonthWindow } from './to-month-window.ts';

/** A month with its dates, as calculated for the last known plan. */
type Month<View> = {
  readonly window: Window;
  readonly reach: WallClockSpan;
  last?: { readonly snapshot: string; readonly occurrences: View[] };
};

/** All months in range, so that none is evicted. */
const maxMonths = calendarRange.back + 1 + calendarRange.ahead;

/**
 * Finds the occurrences of a month. As with upcoming ones, the plan is read every time but the
 * dates are only calculated when it changes; time alone doesn't change them.
 */
export function createMonthFinder<View>(
  deps: { db: Tx; clock: Clock },
  toView: (occurrence: PlannedOccurrence) => View,
) {
  const months = new LRUCache<string, Month<View>>({ max: maxMonths });

  return async function findMonth(name: string): Promise<View[]> {
    if (!isWithinCalendarRange(name, deps.clock.now())) throw new DomainError('MONTH_OUT_OF_REACH');
    const month = months.get(name) ?? begin(name);
    months.set(name, month);
    const events = await findEventsStartingIn(deps.db, month.reach);
    const snapshot = JSON.stringify(events);
    if (month.last?.snapshot === snapshot) return month.last.occurrences;
    const occurrences = findOccurrencesIn(events, month.window).map(toView);
    month.last = { snapshot, occurrences };
    return occurrences;
  };

  function begin(name: string): Month<View> {
    const window = toMonthWindow(name);
    return { window, reach: widenWindow(window) };
  }
}
