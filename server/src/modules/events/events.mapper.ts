import { joinPath } from '@danube/contract/events/event-paths.ts';
import type { EventPlan, Occurrence } from '@danube/contract/events/events.schemas.ts';
import { toClockTime, toDate } from './academy-clock.ts';
import type { ProgrammeOccurrence } from './events.api.ts';
import type { PlannedEvent } from './events.repository.ts';
import { occurrenceId, type PlannedOccurrence } from './occurrences.ts';
import { plannedStartOn } from './recurrence-rule.ts';

/** What everyone may see: the join path instead of the room. */
export function toOccurrence(occurrence: PlannedOccurrence): Occurrence {
  const { event, date, start } = occurrence;
  return {
    id: occurrenceId(occurrence),
    eventId: event.seriesId,
    slug: event.slug,
    date,
    title: event.title,
    description: event.description,
    type: event.type,
    scheduledDate: toDate(start),
    scheduledTime: event.isAllDay ? null : toClockTime(start),
    startsAt: new Date(start.epochMilliseconds),
    durationMinutes: event.durationMinutes,
    audience: event.audience,
    host: event.host,
    language: event.language,
    joinPath: event.meetingUrl === null ? null : joinPath(event.slug, date),
    isRecorded: event.isRecorded,
  };
}

export function toProgrammeOccurrence({ event, start }: PlannedOccurrence): ProgrammeOccurrence {
  return {
    title: event.title,
    description: event.description,
    startsAt: start.toInstant().toString(),
    durationMinutes: event.durationMinutes,
    type: event.type,
    isAllDay: event.isAllDay,
  };
}

/** For staff: with the room, and with this part's exceptions. */
export function toEventPlan(event: PlannedEvent): EventPlan {
  return {
    id: event.id,
    seriesId: event.seriesId,
    slug: event.slug,
    endsBefore: event.endsBefore,
    title: event.title,
    description: event.description,
    type: event.type,
    firstStart: event.firstStart,
    isAllDay: event.isAllDay,
    durationMinutes: event.durationMinutes,
    recurrenceRule: event.recurrenceRule,
    meetingUrl: event.meetingUrl,
    audience: event.audience,
    itemId: event.itemId,
    capacity: event.capacity,
    host: event.host,
    language: event.language,
    isRecorded: event.isRecorded,
    exceptions: event.exceptions
      .filter(({ date }) => plannedStartOn(event, date) !== null)
      .map((own) => ({
        date: own.date,
        isCancelled: own.cancelledAt !== null,
        movedTo: own.movedTo,
        durationMinutes: own.durationMinutes,
        title: own.title,
        host: own.host,
        meetingUrl: own.meetingUrl,
        capacity: own.capacity,
        isRecorded: own.isRecorded,
        emptied: own.emptied,
      }))
      .filter(hasOverrides),
  };
}

/** A row may exist only for a registration or a recording. */
function hasOverrides({ date: _, ...own }: EventPlan['exceptions'][number]): boolean {
  const { emptied, isRecorded, ...values } = own;
  if (emptied.length > 0 || isRecorded !== null) return true;
  return Object.values(values).some((value) => value !== null && value);
}
