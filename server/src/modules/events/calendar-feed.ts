import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import { occurrenceId, type PlannedOccurrence } from './occurrences.ts';

const academy = 'Danube Trading Academy';
const refreshSeconds = 60 * 60;

/**
 * The occurrences as an iCalendar file, each an entry of its own. Recurrence rules stay at home:
 * calendar programs disagree about time zones and exceptions, and none misreads UTC.
 */
export function calendarFeed(occurrences: readonly PlannedOccurrence[]): string {
  const calendar = ical({
    name: academy,
    prodId: { company: academy, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: occurrences.map(toCalendarEvent),
  });
  // RFC 5545 ends every line, the last one too.
  return `${calendar.toString()}\r\n`;
}

function toCalendarEvent(occurrence: PlannedOccurrence): ICalEventData {
  const { event, start, end } = occurrence;
  return {
    id: occurrenceId(occurrence),
    stamp: event.updatedAt,
    lastModified: event.updatedAt,
    allDay: event.isAllDay,
    start: event.isAllDay ? start.toPlainDate() : start,
    end: event.isAllDay ? end.toPlainDate() : end,
    summary: event.title,
    description: event.description || null,
    url: event.meetingUrl,
  };
}
