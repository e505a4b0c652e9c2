import ical, { ICalCalendarMethod } from 'ical-generator';
import { toCalendarEntry } from './calendar-entry.ts';
import { isCancelled, type PlannedOccurrence } from './occurrences.ts';

export const calendarProduct = {
  company: 'Danube Trading Academy',
  product: 'Events',
  language: 'EN',
} as const;

const refreshSeconds = 60 * 60;

/**
 * Some calendars keep entries that disappear from a feed; after this long all have seen the
 * cancellation.
 */
const cancelledDays = 30;

/**
 * The occurrences as an iCalendar file, one entry each. Without recurrence rules: calendar programs
 * disagree about time zones and exceptions, but all read UTC correctly.
 */
export function renderCalendarFeed(
  occurrences: readonly PlannedOccurrence[],
  siteUrl: string,
): string {
  const calendar = ical({
    name: calendarProduct.company,
    prodId: calendarProduct,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: occurrences.map((occurrence) => toCalendarEntry(occurrence, siteUrl)),
  });
  // In RFC 5545 every line ends in CR LF, including the last.
  return `${calendar.toString()}\r\n`;
}

/** Whether the feed still contains it. */
export function isInFeed(occurrence: PlannedOccurrence, now: Date): boolean {
  const cancelledAt = occurrence.own?.cancelledAt;
  if (!isCancelled(occurrence) || !cancelledAt) return true;
  return now.getTime() - cancelledAt.getTime() < cancelledDays * 24 * 60 * 60_000;
}
