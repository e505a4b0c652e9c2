import { randomUUID } from 'node:crypto';
import { type EventDraft, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import type { testPlatform } from '../../testing/test-platform.ts';
import type { EventsDependencies } from './events.dependencies.ts';
import { createEvents } from './events.module.ts';
import {
  insertEvent,
  lockOccurrence,
  type OccurrenceRow,
  type PlannedEvent,
  updateOccurrence,
} from './events.repository.ts';

type Overrides = Partial<Omit<PlannedEvent, 'exceptions'>> & {
  exceptions?: (Partial<OccurrenceRow> & { date: string })[];
};

/** What an administrator would enter for a weekly session, Tuesdays at six. */
export function createEventDraft(overrides: Partial<EventDraft> = {}): EventDraft {
  return {
    title: 'Education Tuesday Live',
    description: 'One market, one question.',
    type: 'live_trading',
    firstStart: '2026-01-06T18:00',
    isAllDay: false,
    durationMinutes: 45,
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU',
    meetingUrl: 'https://meet.danube-trading.example/tuesday',
    audience: 'everyone',
    itemId: null,
    capacity: null,
    host: null,
    language: 'en',
    isRecorded: false,
    ...overrides,
  };
}

/** The same as a database row, without a database. */
export function createPlannedEvent({
  exceptions = [],
  ...overrides
}: Overrides = {}): PlannedEvent {
  const id = overrides.id ?? eventIdSchema.parse(randomUUID());
  return {
    ...createEventDraft(),
    slug: id,
    seriesId: id,
    endsBefore: null,
    revision: 0,
    createdAt: new Date('2026-01-02T10:00:00Z'),
    updatedAt: new Date('2026-01-02T10:00:00Z'),
    ...overrides,
    id,
    exceptions: exceptions.map((own) => ({ ...noExceptions, ...own, seriesId: id })),
  };
}

/** An occurrence that was cancelled long ago. */
export function cancelledOccurrence(date: string) {
  return { date, cancelledAt: new Date('2026-01-03T10:00:00Z') };
}

const noExceptions = {
  cancelledAt: null,
  movedTo: null,
  durationMinutes: null,
  title: null,
  host: null,
  meetingUrl: null,
  capacity: null,
  isRecorded: null,
  emptied: [],
  recordingId: null,
  revision: 0,
  changedAt: null,
};

/** The same, in the database. */
export async function insertEventWith(tx: Tx, overrides: Overrides = {}): Promise<PlannedEvent> {
  const { exceptions, seriesId, ...event } = createPlannedEvent(overrides);
  await insertEvent(tx, event);
  for (const { date, revision: _, ...own } of exceptions) {
    await lockOccurrence(tx, { seriesId, date });
    await updateOccurrence(tx, { seriesId, date }, own);
  }
  return { ...event, seriesId, exceptions };
}

export const siteUrl = 'https://academy.example';

/**
 * The module with the test's database. Everyone has an email and a time zone and owns nothing; jobs
 * are recorded for the test; `kill.afterJobs` stops the worker midway.
 */
export function testEvents(
  platform: ReturnType<typeof testPlatform> & { db: Db },
  overrides: Partial<EventsDependencies> = {},
) {
  const recorded = createRecordedJobs();
  const kill = { afterJobs: Number.POSITIVE_INFINITY };
  const jobs: EventsDependencies['jobs'] = {
    async enqueue(tx, job, request) {
      kill.afterJobs -= 1;
      if (kill.afterJobs < 0) throw new Error('killed');
      return recorded.jobs.enqueue(tx, job, request);
    },
  };
  const deps: EventsDependencies = {
    ...platform,
    jobs,
    catalogue: { findItems: async () => [], nameItems: async () => [] },
    entitlements: { accessTo: async () => ({ isAllowed: false, why: 'notOwned' }) },
    storage: null,
    videos: {
      findVideos: async () => [],
      addVideo: () => Promise.reject(new Error('no film is expected')),
    },
    findNames: async (ids) => new Map(ids.map((id) => [id, `${id} Novák`])),
    findEmail: async (_tx, userId) => `${userId}@example.org`,
    findEmails: async (_tx, ids) => new Map(ids.map((id) => [id, `${id}@example.org`])),
    media: {
      findFiles: async () => [],
      storeUses: async () => [],
      link: async () => null,
      receiveObject: async () => undefined,
    },
    findLanguage: async () => null,
    findContactEmail: async () => 'desk@academy.example',
    findMeetingUrl: async () => 'https://meet.danube-trading.example/own-room',
    settings: { siteUrl, secret: 'only-for-tests-and-nothing-else-at-all' },
    ...overrides,
  };
  return { ...createEvents(deps), deps, recorded, kill };
}
