import { randomUUID } from 'node:crypto';
import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import {
  type ExceptionRow,
  insertEvent,
  type PlannedEvent,
  upsertException,
} from './events.repository.ts';

type Overrides = Partial<Omit<PlannedEvent, 'exceptions'>> & {
  exceptions?: Omit<ExceptionRow, 'eventId'>[];
};

/** What an administrator would send for a plain weekly session, Tuesdays at six. */
export function aDraft(overrides: Partial<EventDraft> = {}): EventDraft {
  return {
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: 'https://meet.danube-trading.example/tuesday',
    ...overrides,
  };
}

/** The same as it comes from the database, without one. */
export function aPlannedEvent({ exceptions = [], ...overrides }: Overrides = {}): PlannedEvent {
  const id = overrides.id ?? eventIdSchema.parse(randomUUID());
  return {
    ...aDraft(),
    createdAt: new Date('2026-01-02T10:00:00Z'),
    updatedAt: new Date('2026-01-02T10:00:00Z'),
    ...overrides,
    id,
    exceptions: exceptions.map((exception) => ({ ...exception, eventId: id })),
  };
}

/** The same, in the database. */
export async function anEvent(tx: Tx, overrides: Overrides = {}): Promise<PlannedEvent> {
  const { exceptions, ...event } = aPlannedEvent(overrides);
  await insertEvent(tx, event);
  for (const exception of exceptions) await upsertException(tx, exception);
  return { ...event, exceptions };
}
