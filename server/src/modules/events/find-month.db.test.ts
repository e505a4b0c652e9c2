import { occurrenceSchema } from '@danube/contract/events/events.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noReads } from '../../platform/request-context.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { createEventDraft, insertEventWith, testEvents } from './events.factory.ts';

// Monday, 11:20 in Bratislava.
const monday = '2026-11-16T10:20:00Z';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, monday);
const { routers } = testEvents(platform);

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(monday);
  await pool.query('delete from events; delete from content_versions; delete from live_events');
});

function as(caller: keyof typeof callers, reads = noReads) {
  return createRouterClient(routers.events, { context: contextOf(callers[caller], { reads }) });
}

const visitor = as('anonymous');

async function startsIn(month: string): Promise<string[]> {
  const occurrences = await visitor.inMonth({ month });
  return occurrences.map((one) => `${one.scheduledDate} ${one.scheduledTime}`);
}

describe('inMonth', () => {
  test('shows every session of the month, past days included, soonest first', async () => {
    await insertEventWith(db);
    expect(await startsIn('2026-11')).toEqual([
      '2026-11-03 18:00',
      '2026-11-10 18:00',
      '2026-11-17 18:00',
      '2026-11-24 18:00',
      '2026-12-01 18:00',
    ]);
  });

  test('reaches a day beyond the month at both ends, and no further', async () => {
    for (const firstStart of [
      '2026-10-30T18:00',
      '2026-10-31T18:00',
      '2026-12-01T23:59',
      '2026-12-02T00:00',
    ] as const) {
      await insertEventWith(db, { firstStart, recurrenceRule: null });
    }
    expect(await startsIn('2026-11')).toEqual(['2026-10-31 18:00', '2026-12-01 23:59']);
  });

  test('follows what was called off, moved and planned since it was last asked', async () => {
    const { id } = await insertEventWith(db, { recurrenceRule: 'FREQ=MONTHLY;BYDAY=3TU' });
    expect(await startsIn('2026-11')).toEqual(['2026-11-17 18:00']);
    const date = '2026-11-17';
    const admin = createRouterClient(routers.eventsAdmin, { context: contextOf(callers.admin) });
    await admin.changeOccurrence({ id, date, change: { movedTo: '2026-11-18T19:30' } });
    expect(await startsIn('2026-11')).toEqual(['2026-11-18 19:30']);
    await admin.changeOccurrence({ id, date, change: { isCancelled: true } });
    expect(await startsIn('2026-11')).toEqual([]);
    await admin.create(createEventDraft({ firstStart: '2026-11-20T08:00', recurrenceRule: null }));
    expect(await startsIn('2026-11')).toEqual(['2026-11-20 08:00']);
  });

  test('gives the same answer twice', async () => {
    await insertEventWith(db);
    const first = await visitor.inMonth({ month: '2026-11' });
    expect(await visitor.inMonth({ month: '2026-11' })).toEqual(first);
  });

  test.each(['2026-09', '2027-12', '2099-01'])('cannot be turned to %s', async (month) => {
    await insertEventWith(db);
    await expect(visitor.inMonth({ month })).rejects.toMatchObject({
      code: 'MONTH_OUT_OF_REACH',
      status: 422,
      defined: true,
    });
  });

  test.each(['2026-13', '2026-1', '1026-11', 'november', '', '2026-11-17'])(
    'refuses %j, which is no month',
    async (month) => {
      await expect(visitor.inMonth({ month })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );

  test('tells the page what it read', async () => {
    const reads: unknown[] = [];
    const seen = (read: unknown) => void reads.push(read);
    await as('anonymous', { tag: seen, freshUntil: seen }).inMonth({ month: '2026-11' });
    expect(reads).toEqual(['events']);
  });

  test('gives an event with id, title, date, type, and a time unless it takes all day [R3.06a]', async () => {
    await insertEventWith(db, { firstStart: '2026-11-17T18:00', recurrenceRule: null });
    await insertEventWith(db, {
      title: 'Open house',
      type: 'other',
      firstStart: '2026-11-21T00:00',
      isAllDay: true,
      durationMinutes: 1440,
      recurrenceRule: null,
    });
    const [session, openHouse] = await visitor.inMonth({ month: '2026-11' });
    expect(session).toMatchObject({
      id: expect.stringMatching(/@2026-11-17$/),
      title: 'Education Tuesday Live',
      scheduledDate: '2026-11-17',
      scheduledTime: '18:00',
      type: 'live_trading',
    });
    expect(openHouse).toMatchObject({
      title: 'Open house',
      scheduledDate: '2026-11-21',
      scheduledTime: null,
      type: 'other',
    });
    expect(occurrenceSchema.shape.type.options).toEqual(['live_trading', 'other']);
  });
});
