import {
  type EventPlan,
  eventIdSchema,
  type ManagedOccurrence,
} from '@danube/contract/events/events.schemas.ts';
import { makeOccurrence } from '../../live/events/occurrence.factory.ts';

const tuesdayId = eventIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a77');

/** By default a Tuesday session as staff see it. */
export function makeManaged(overrides: Partial<ManagedOccurrence> = {}): ManagedOccurrence {
  return {
    ...makeOccurrence(),
    planId: tuesdayId,
    endsAt: new Date('2026-11-17T17:45:00Z'),
    isCancelled: false,
    isMoved: false,
    isSeries: true,
    countFromHere: null,
    meetingUrl: 'https://meet.example/tuesday',
    capacity: null,
    recording: null,
    registered: 0,
    waiting: 0,
    attended: { members: 0, visitors: 0 },
    ...overrides,
  };
}

/** By default a plan for every Tuesday at 18:00. */
export function makePlan(overrides: Partial<EventPlan> = {}): EventPlan {
  return {
    id: tuesdayId,
    seriesId: tuesdayId,
    slug: 'education-tuesday-live',
    endsBefore: null,
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: 'https://meet.example/tuesday',
    audience: 'everyone',
    itemId: null,
    capacity: null,
    host: null,
    language: 'en',
    isRecorded: false,
    exceptions: [],
    ...overrides,
  };
}

/** The times and title of a session of 45 minutes. */
export function makeSpan(startsAt: Date, title = 'Education Tuesday Live') {
  return { startsAt, endsAt: new Date(startsAt.getTime() + 45 * 60_000), title };
}
