import { joinPath, occurrencePath } from '@danube/contract/events/event-paths.ts';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { isCancelled, occurrenceId, type PlannedOccurrence } from './occurrences.ts';

/**
 * An occurrence as a calendar entry: in UTC, which every program reads correctly, with a stable UID
 * and an increasing sequence. Links to our pages, never to the room.
 */
export function toCalendarEntry(occurrence: PlannedOccurrence, siteUrl: string): ICalEventData {
  const { event, date, own, start, end } = occurrence;
  const changedAt = lastChange(occurrence);
  return {
    id: occurrenceId(occurrence),
    sequence: event.revision + (own?.revision ?? 0),
    status: isCancelled(occurrence) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: changedAt,
    lastModified: changedAt,
    allDay: event.isAllDay,
    start: event.isAllDay ? start.toPlainDate() : start,
    end: event.isAllDay ? end.toPlainDate() : end,
    summary: event.title,
    description: event.description || null,
    location: event.meetingUrl === null ? null : `${siteUrl}${joinPath(event.slug, date)}`,
    url: `${siteUrl}${occurrencePath(event.slug, date)}`,
  };
}

function lastChange({ event, own }: PlannedOccurrence): Date {
  const changedAt = own?.changedAt ?? event.updatedAt;
  return changedAt > event.updatedAt ? changedAt : event.updatedAt;
}
