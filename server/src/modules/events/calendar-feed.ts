import ical, { ICalCalendarMethod } from 'ical-generator';
import { toCalendarEntry } from './calendar-entry.ts';
import { isCancelled, type PlannedOccurrence } from './occurrences.ts';

export const calendarProduct = {
  company: 'Danube Trading Academy',
  product: 'Events',
  language: 'EN',
} as const;

const refreshSeconds = 60 * 60;

/** Some calendars keep what vanishes from a feed; told for so long, all have heard it. */
const cancelledDays = 30;

/**
 * The occurrences as an iCalendar file, each an entry of its own. Recurrence rules stay at home:
 * calendar programs disagree about time zones and exceptions, and none misreads UTC.
 */
export function calendarFeed(occurrences: readonly PlannedOccurrence[], siteUrl: string): string {
  const calendar = ical({
    name: calendarProduct.company,
    prodId: calendarProduct,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: occurrences.map((occurrence) => toCalendarEntry(occurrence, siteUrl)),
  });
  // RFC 5545 ends every line, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** Whether the feed still speaks of it. */
export function isInFeed(occurrence: PlannedOccurrence, now: Date): boolean {
  const cancelledAt = occurrence.own?.cancelledAt;
  if (!isCancelled(occurrence) || !cancelledAt) return true;
  return now.getTime() - cancelledAt.getTime() < cancelledDays * 24 * 60 * 60_000;
}
