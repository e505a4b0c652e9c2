import type { EventPlan, Occurrence } from '@danube/contract/events/events.schemas.ts';
import { toClockTime, toDate } from './academy-clock.ts';
import type { ProgrammeOccurrence } from './events.api.ts';
import type { PlannedEvent } from './events.repository.ts';
import { occurrenceId, type PlannedOccurrence } from './occurrences.ts';

export function toOccurrence(occurrence: PlannedOccurrence): Occurrence {
  const { event, start } = occurrence;
  return {
    id: occurrenceId(occurrence),
    eventId: event.id,
    title: event.title,
    description: event.description,
    type: event.type,
    scheduledDate: toDate(start),
    scheduledTime: event.isAllDay ? null : toClockTime(start),
    startsAt: new Date(start.epochMilliseconds),
    durationMinutes: event.durationMinutes,
    meetingUrl: event.meetingUrl,
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

export function toEventPlan(event: PlannedEvent): EventPlan {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    type: event.type,
    firstStart: event.firstStart,
    isAllDay: event.isAllDay,
    durationMinutes: event.durationMinutes,
    recurrenceRule: event.recurrenceRule,
    meetingUrl: event.meetingUrl,
    exceptions: event.exceptions.map(({ occurrenceStart, movedTo }) => ({
      occurrenceStart,
      movedTo,
    })),
  };
}
