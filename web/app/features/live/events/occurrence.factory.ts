import { eventIdSchema, type Occurrence } from '@danube/contract/events/events.schemas.ts';

let made = 0;

/** By default a Tuesday session at 18:00 in Bratislava. */
export function makeOccurrence(overrides: Partial<Occurrence> = {}): Occurrence {
  made += 1;
  return {
    id: `occurrence-${made}`,
    eventId: eventIdSchema.parse('0198f3a2-7c1e-7b6a-9d43-2f5b8c1e0a77'),
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    scheduledDate: '2026-11-17',
    scheduledTime: '18:00',
    startsAt: new Date('2026-11-17T17:00:00Z'),
    durationMinutes: 45,
    slug: 'education-tuesday-live',
    date: '2026-11-17',
    audience: 'everyone',
    host: null,
    language: 'en',
    joinPath: '/events/education-tuesday-live/2026-11-17/join',
    isRecorded: false,
    ...overrides,
  };
}
