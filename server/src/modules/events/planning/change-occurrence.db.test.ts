import { type EventId, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { callers, contextOf } from '../../../testing/callers.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { cancelledOccurrence, insertEventWith, testEvents } from '../events.factory.ts';
import { findOccurrenceRow, lockEvent, updateEvent } from '../events.repository.ts';

// Monday, 11:20 in Bratislava.
const monday = '2026-11-16T10:20:00Z';
const date = '2026-11-17';
const cancelled = { isCancelled: true };
const unknownEventId = eventIdSchema.parse('00000000-0000-4000-8000-00000000dead');

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, monday);
const events = testEvents(platform);
const admin = createRouterClient(
  { ...events.routers.events, ...events.routers.eventsAdmin },
  { context: contextOf(callers.admin) },
);

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(monday);
  await pool.query('delete from events; delete from content_versions; delete from live_events');
});

async function upcomingStarts(daysAhead = 14): Promise<string[]> {
  const occurrences = await admin.upcoming({ daysAhead });
  return occurrences.map((one) => `${one.scheduledDate}T${one.scheduledTime ?? 'all day'}`);
}

async function notificationCounts(): Promise<{ version: number; live: number }> {
  const { rows } = await pool.query(`
    select coalesce((select version::int from content_versions where tag = 'events'), 0) as version,
      (select count(*)::int from live_events) as live`);
  return rows[0];
}

describe('changeOccurrence', () => {
  test('calls one occurrence off and says so', async () => {
    const { id } = await insertEventWith(db);
    const plan = await admin.changeOccurrence({ id, date, change: cancelled });
    expect(plan.exceptions).toMatchObject([{ date, isCancelled: true }]);
    expect(await upcomingStarts()).toEqual(['2026-11-24T18:00']);
    expect(await notificationCounts()).toEqual({ version: 1, live: 1 });
  });

  test('moves one occurrence, which keeps its name', async () => {
    const { id } = await insertEventWith(db);
    await admin.changeOccurrence({ id, date, change: { movedTo: '2026-11-18T10:00' } });
    const [moved] = await admin.upcoming({ daysAhead: 7 });
    expect(moved).toMatchObject({
      id: `${id}@${date}`,
      scheduledDate: '2026-11-18',
      scheduledTime: '10:00',
      startsAt: new Date('2026-11-18T09:00:00Z'),
    });
  });

  test('takes away what the plan has, and gives it back', async () => {
    const plan = { audience: 'members', capacity: 30, host: 'Viktor Hajnal' } as const;
    const { id } = await insertEventWith(db, plan);
    const change = { emptied: ['host', 'meetingUrl', 'capacity'] as const };
    await admin.changeOccurrence({ id, date, change: { emptied: [...change.emptied] } });
    const [found] = await admin.occurrences({ from: date, to: date });
    expect(found).toMatchObject({ host: null, meetingUrl: null, joinPath: null, capacity: null });
    expect((await admin.list())[0]?.exceptions).toMatchObject([{ date, ...change }]);
    await admin.restoreOccurrence({ id, date });
    const [restored] = await admin.occurrences({ from: date, to: date });
    expect(restored).toMatchObject({ host: 'Viktor Hajnal', capacity: 30 });
  });

  test('stamps the occurrence, so that subscribed calendars notice', async () => {
    const { id } = await insertEventWith(db);
    await admin.changeOccurrence({ id, date, change: cancelled });
    expect((await rowOf(id))?.changedAt).toEqual(new Date(monday));
  });

  test('asked twice changes nothing the second time, and tells nobody', async () => {
    const { id } = await insertEventWith(db);
    const input = { id, date, change: { movedTo: '2026-11-18T10:00' } } as const;
    const first = await admin.changeOccurrence(input);
    platform.clock.set('2026-11-16T12:00:00Z');
    expect(await admin.changeOccurrence(input)).toEqual(first);
    expect(await notificationCounts()).toEqual({ version: 1, live: 1 });
    expect((await rowOf(id))?.changedAt).toEqual(new Date(monday));
  });

  test('counts the last word: moved, moved on, called off', async () => {
    const { id } = await insertEventWith(db);
    const words = [
      { movedTo: '2026-11-18T10:00' },
      { movedTo: '2026-11-19T10:00' },
      cancelled,
    ] as const;
    for (const change of words) {
      const plan = await admin.changeOccurrence({ id, date, change });
      expect(plan.exceptions).toMatchObject([{ date, movedTo: null, ...change }]);
    }
    expect(await notificationCounts()).toEqual({ version: 3, live: 3 });
  });

  test('moves what lasts all day to another day, not to a time', async () => {
    const { id } = await insertEventWith(db, {
      firstStart: '2026-11-21T00:00',
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
    });
    const movedTo = '2026-11-22T09:30';
    const plan = await admin.changeOccurrence({ id, date: '2026-11-21', change: { movedTo } });
    expect(plan.exceptions).toMatchObject([{ date: '2026-11-21', movedTo: '2026-11-22T00:00' }]);
    expect(await upcomingStarts()).toEqual(['2026-11-22Tall day']);
  });

  test.each(['2026-11-18', '2025-12-30'] as const)(
    'refuses %s, when nothing takes place, and leaves everything as it was',
    async (wrongDay) => {
      const { id } = await insertEventWith(db);
      const input = { id, date: wrongDay, change: cancelled };
      await expect(admin.changeOccurrence(input)).rejects.toMatchObject({
        code: 'OCCURRENCE_NOT_FOUND',
        status: 404,
        defined: true,
      });
      expect(await admin.list()).toMatchObject([{ exceptions: [] }]);
      expect(await notificationCounts()).toEqual({ version: 0, live: 0 });
    },
  );

  test('knows an occurrence by its planned start, not by where it was moved to', async () => {
    const movedTo = '2026-11-18T10:00';
    const { id } = await insertEventWith(db, { exceptions: [{ date, movedTo }] });
    await expect(
      admin.changeOccurrence({ id, date: '2026-11-18', change: cancelled }),
    ).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });

  test('refuses an event that does not exist', async () => {
    const input = { id: unknownEventId, date, change: cancelled };
    await expect(admin.changeOccurrence(input)).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      status: 404,
      defined: true,
    });
  });

  test('refuses a start that is no date', async () => {
    const { id } = await insertEventWith(db);
    const input = { id, date, change: { movedTo: '2026-11-31T18:00' } } as const;
    await expect(admin.changeOccurrence(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('waits for a change of the plan, and then finds its occurrence gone', async () => {
    const { id } = await insertEventWith(db);
    const outcome = await db.transaction(async (tx) => {
      await lockEvent(tx, id);
      const waiting = Promise.allSettled([
        admin.changeOccurrence({ id, date, change: { movedTo: '2026-11-18T10:00' } }),
      ]);
      await vi.waitFor(waitForBlockedLock);
      await updateEvent(tx, id, {
        recurrenceRule: 'FREQ=WEEKLY;BYDAY=TH',
        updatedAt: platform.clock.now(),
      });
      return { waiting };
    });
    expect(await outcome.waiting).toMatchObject([
      { status: 'rejected', reason: { code: 'OCCURRENCE_NOT_FOUND' } },
    ]);
    expect(await upcomingStarts(7)).toEqual(['2026-11-19T18:00']);
  });
});

describe('restoreOccurrence', () => {
  test.each([{ isCancelled: true }, { movedTo: '2026-11-20T09:00' }] as const)(
    'undoes what was done to an occurrence (%j): plan and dates are as before',
    async (change) => {
      const { id } = await insertEventWith(db);
      const before = { plans: await admin.list(), starts: await upcomingStarts() };
      await admin.changeOccurrence({ id, date, change });
      expect(await upcomingStarts()).not.toEqual(before.starts);
      const restored = await admin.restoreOccurrence({ id, date });
      expect([restored]).toEqual(before.plans);
      expect(await upcomingStarts()).toEqual(before.starts);
      expect(await notificationCounts()).toEqual({ version: 2, live: 2 });
    },
  );

  test('leaves the other exceptions alone', async () => {
    const { id } = await insertEventWith(db, {
      exceptions: [cancelledOccurrence(date), cancelledOccurrence('2026-11-24')],
    });
    const plan = await admin.restoreOccurrence({ id, date });
    expect(plan.exceptions).toMatchObject([{ date: '2026-11-24', isCancelled: true }]);
  });

  test('stamps the occurrence, so that subscribed calendars show it again', async () => {
    const { id } = await insertEventWith(db, { exceptions: [cancelledOccurrence(date)] });
    await admin.restoreOccurrence({ id, date });
    expect((await rowOf(id))?.changedAt).toEqual(new Date(monday));
  });

  test('of what happens as planned changes nothing and tells nobody', async () => {
    const { id } = await insertEventWith(db);
    const plan = await admin.restoreOccurrence({ id, date });
    expect(await admin.list()).toEqual([plan]);
    expect(await notificationCounts()).toEqual({ version: 0, live: 0 });
  });

  test('refuses an event that does not exist', async () => {
    await expect(admin.restoreOccurrence({ id: unknownEventId, date })).rejects.toMatchObject({
      code: 'EVENT_NOT_FOUND',
      status: 404,
      defined: true,
    });
  });

  test('refuses a day that is none', async () => {
    const { id } = await insertEventWith(db);
    await expect(admin.restoreOccurrence({ id, date: '2026-11-31' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

function rowOf(id: EventId) {
  return findOccurrenceRow(db, { seriesId: id, date });
}

async function waitForBlockedLock(): Promise<void> {
  const { rowCount } = await pool.query(`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  expect(rowCount).toBe(1);
}
