import { type EventId, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { noReads } from '../../platform/request-context.ts';
import { queryAs } from '../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import {
  cancelledOccurrence,
  createEventDraft,
  insertEventWith,
  testEvents,
} from './events.factory.ts';

// Monday, 11:20 in Bratislava.
const monday = '2026-11-16T10:20:00Z';
const unknownEventId = eventIdSchema.parse('00000000-0000-4000-8000-00000000dead');

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const events = testEvents(platform);

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(monday);
  await pool.query('delete from events; delete from content_versions; delete from live_events');
});

function as(caller: Caller, reads = noReads) {
  return createRouterClient(
    { ...events.routers.events, ...events.routers.eventsAdmin },
    {
      context: contextOf(callers[caller], { reads }),
    },
  );
}

const admin = as('admin');

async function startsSeenBy(caller: Caller, daysAhead = 7): Promise<string[]> {
  const occurrences = await as(caller).upcoming({ daysAhead });
  return occurrences.map((one) => `${one.scheduledDate} ${one.scheduledTime}`);
}

async function countRows(table: 'events' | 'live_events' | 'event_occurrences'): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

/** How often cached pages and open tabs were notified of changed events. */
async function countNotifications() {
  const versions = await pool.query(
    "select version::int from content_versions where tag = 'events'",
  );
  const live = await pool.query('select audience, message from live_events');
  return { version: versions.rows[0]?.version ?? 0, notified: live.rows };
}

const notifiedOnce = {
  version: 1,
  notified: [{ audience: 'everyone', message: { topic: 'content', tags: ['events'] } }],
};
const noNotifications = { version: 0, notified: [] };

describe('who may call', () => {
  const forAdmins = {
    list: (caller: Caller) => as(caller).list(),
    create: (caller: Caller) => as(caller).create(createEventDraft()),
    change: (caller: Caller, id: EventId) =>
      as(caller).change({ ...createEventDraft({ title: 'X' }), id }),
    remove: (caller: Caller, id: EventId) => as(caller).remove({ id }),
    changeOccurrence: (caller: Caller, id: EventId) =>
      as(caller).changeOccurrence({ id, date: '2026-11-17', change: { isCancelled: true } }),
    restoreOccurrence: (caller: Caller, id: EventId) =>
      as(caller).restoreOccurrence({ id, date: '2026-11-17' }),
    changeFollowing: (caller: Caller, id: EventId) =>
      as(caller).changeFollowing({
        id,
        date: '2026-11-17',
        draft: createEventDraft({ title: 'X' }),
      }),
    setRecording: (caller: Caller, id: EventId) =>
      as(caller).setRecording({ id, date: '2026-11-17', videoId: null }),
    preview: (caller: Caller, id: EventId) => as(caller).preview({ kind: 'remove', id }),
    occurrences: (caller: Caller) =>
      as(caller).occurrences({ from: '2026-11-01', to: '2026-11-30' }),
    attendance: (caller: Caller) => as(caller).attendance(),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(forAdmins).flatMap(([name, call]) =>
    rejections.map(([caller, code]) => ({ name, call, caller, code })),
  );

  test.each(refused)('$name answers $caller with $code', async ({ call, caller, code }) => {
    const { id } = await insertEventWith(db);
    await expect(call(caller, id)).rejects.toMatchObject({ code, defined: true });
    expect(await admin.list()).toMatchObject([
      { id, title: createEventDraft().title, exceptions: [] },
    ]);
    expect(await countNotifications()).toEqual(noNotifications);
  });

  test('a stranger learns nothing about what the input should have been', async () => {
    const wrong = { ...createEventDraft(), title: '' };
    await expect(as('anonymous').create(wrong)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test.each(Object.keys(callers) as Caller[])('upcoming is open to %s', async (caller) => {
    await insertEventWith(db);
    expect(await startsSeenBy(caller)).toEqual(['2026-11-17 18:00']);
  });

  test.each(Object.keys(callers) as Caller[])('inMonth is open to %s', async (caller) => {
    await insertEventWith(db, { firstStart: '2026-11-17T18:00', recurrenceRule: null });
    expect(await as(caller).inMonth({ month: '2026-11' })).toHaveLength(1);
  });
});

describe('upcoming', () => {
  test('shows what takes place in the next seven days, soonest first [R7.06]', async () => {
    await insertEventWith(db);
    await insertEventWith(db, { firstStart: '2026-11-23T23:59', recurrenceRule: null });
    await insertEventWith(db, { firstStart: '2026-11-24T00:00', recurrenceRule: null });
    await insertEventWith(db, { firstStart: '2026-11-16T08:00', recurrenceRule: null });
    await insertEventWith(db, { firstStart: '2026-11-16T12:00', recurrenceRule: null });
    expect(await startsSeenBy('anonymous', 7)).toEqual([
      '2026-11-16 12:00',
      '2026-11-17 18:00',
      '2026-11-23 23:59',
    ]);
  });

  test('looks seven days ahead when it is not told how far [R7.06] [R9.01l]', async () => {
    await insertEventWith(db, { firstStart: '2026-11-23T18:00', recurrenceRule: null });
    await insertEventWith(db, { firstStart: '2026-11-24T18:00', recurrenceRule: null });
    expect(await as('anonymous').upcoming({})).toHaveLength(1);
  });

  test('reads the number of days from the text of an address', async () => {
    await insertEventWith(db);
    expect(await as('anonymous').upcoming({ daysAhead: '14' })).toHaveLength(2);
  });

  test.each([0, -1, 93, 1.5, 'soon', Number.NaN])('refuses to look %s days ahead', async (days) => {
    await expect(as('anonymous').upcoming({ daysAhead: days })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('still shows what is running, and drops it the moment it ends', async () => {
    await insertEventWith(db, { firstStart: '2026-11-17T18:00', recurrenceRule: null });
    platform.clock.set('2026-11-17T17:44:59Z');
    expect(await startsSeenBy('anonymous')).toEqual(['2026-11-17 18:00']);
    platform.clock.set('2026-11-17T17:45:00Z');
    expect(await startsSeenBy('anonymous')).toEqual([]);
  });

  test('shows an occurrence from half a year away that was moved into the window', async () => {
    await insertEventWith(db, {
      firstStart: '2027-06-01T18:00',
      exceptions: [{ date: '2027-06-01', movedTo: '2026-11-19T09:00' }],
    });
    expect(await startsSeenBy('anonymous')).toEqual(['2026-11-19 09:00']);
  });

  test('does not show what was moved out of the window or called off', async () => {
    const movedTo = '2027-06-01T18:00';
    await insertEventWith(db, { exceptions: [{ date: '2026-11-17', movedTo }] });
    await insertEventWith(db, { exceptions: [cancelledOccurrence('2026-11-17')] });
    expect(await startsSeenBy('anonymous')).toEqual([]);
  });

  test('tells the page what it read and how long that stays right', async () => {
    await insertEventWith(db);
    const reads: unknown[] = [];
    const seen = (read: unknown) => void reads.push(read);
    await as('anonymous', { tag: seen, freshUntil: seen }).upcoming({ daysAhead: 7 });
    expect(reads).toEqual(['events', new Date('2026-11-16T23:00:00Z')]);
  });
});

describe('list', () => {
  test('shows every plan with all its exceptions, the newest plan first', async () => {
    const moved = { date: '2026-11-17', movedTo: '2026-11-18T18:00' } as const;
    const older = await insertEventWith(db, { createdAt: new Date('2026-01-01T00:00:00Z') });
    const newer = await insertEventWith(db, {
      createdAt: new Date('2026-02-01T00:00:00Z'),
      exceptions: [cancelledOccurrence('2026-02-03'), moved],
    });
    expect(await admin.list()).toMatchObject([
      { id: newer.id, exceptions: [{ date: '2026-02-03', isCancelled: true }, moved] },
      { id: older.id, exceptions: [] },
    ]);
  });
});

describe('create', () => {
  test('plans an event, and says so in the same transaction', async () => {
    const created = await admin.create(createEventDraft());
    expect(created).toEqual({
      ...createEventDraft(),
      id: created.id,
      seriesId: created.id,
      exceptions: [],
      slug: 'education-tuesday-live',
      endsBefore: null,
    });
    expect(await admin.list()).toEqual([created]);
    expect(await startsSeenBy('anonymous')).toEqual(['2026-11-17 18:00']);
    expect(await countNotifications()).toEqual(notifiedOnce);
    const { rows } = await pool.query(`
      select xmin::text from events
      union select xmin::text from content_versions
      union select xmin::text from live_events`);
    expect(rows).toHaveLength(1);
  });

  test('plans a second event when it is asked twice', async () => {
    const first = await admin.create(createEventDraft());
    const second = await admin.create(createEventDraft());
    expect(second.id).not.toBe(first.id);
    expect(second.slug).toBe(`education-tuesday-live-${second.id.slice(-8)}`);
    expect(await countRows('events')).toBe(2);
  });

  test('refuses a rule that never comes true', async () => {
    const draft = createEventDraft({ recurrenceRule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' });
    await expect(admin.create(draft)).rejects.toMatchObject({
      code: 'RECURRENCE_RULE_INVALID',
      status: 422,
      defined: true,
    });
    expect(await countRows('events')).toBe(0);
    expect(await countNotifications()).toEqual(noNotifications);
  });

  test.each([
    { title: '' },
    { firstStart: '2026-02-30T18:00' },
    { durationMinutes: 4 },
    { meetingUrl: 'http://meet.example' },
    { description: 'NUL\u0000' },
    { isAllDay: true },
  ] as const)('refuses an input with %j', async (wrong) => {
    await expect(admin.create(createEventDraft(wrong))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await countRows('events')).toBe(0);
  });

  test('leaves nothing behind when the transaction fails at its end', async () => {
    await queryAs(
      ownerUrl,
      `create function refuse() returns trigger language plpgsql
         as $$ begin raise exception 'refused'; end $$;
       create trigger refuse before insert on content_versions for each row execute function refuse()`,
    );
    try {
      await expect(admin.create(createEventDraft())).rejects.toThrow();
    } finally {
      await queryAs(ownerUrl, 'drop function refuse cascade');
    }
    expect(await countRows('events')).toBe(0);
    expect(await countNotifications()).toEqual(noNotifications);
  });
});

describe('change', () => {
  test('replaces the plan and says so', async () => {
    const { id, slug } = await insertEventWith(db);
    const draft = createEventDraft({
      title: 'Education Thursday Live',
      firstStart: '2026-01-08T19:00',
    });
    const changed = await admin.change({ ...draft, recurrenceRule: 'FREQ=WEEKLY', id });
    expect(changed).toEqual({
      ...draft,
      recurrenceRule: 'FREQ=WEEKLY',
      id,
      seriesId: id,
      exceptions: [],
      slug,
      endsBefore: null,
    });
    expect(await startsSeenBy('anonymous')).toEqual(['2026-11-19 19:00']);
    expect(await countNotifications()).toEqual(notifiedOnce);
  });

  test('keeps the exceptions that the new plan still has and drops the others', async () => {
    const saved = cancelledOccurrence('2026-11-17');
    const { id } = await insertEventWith(db, {
      exceptions: [saved, { date: '2026-11-24', movedTo: '2026-11-19T18:00' }],
    });
    const everySecondWeek = createEventDraft({ recurrenceRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' });
    const firstStart = '2026-11-17T18:00';
    const changed = await admin.change({ ...everySecondWeek, firstStart, id });
    expect(changed.exceptions).toMatchObject([{ date: '2026-11-17', isCancelled: true }]);
    expect(await startsSeenBy('anonymous', 14)).toEqual([]);
  });

  test('gives the same plan when it is asked twice', async () => {
    const { id } = await insertEventWith(db);
    const draft = { ...createEventDraft({ title: 'Education Live' }), id };
    expect(await admin.change(draft)).toEqual(await admin.change(draft));
  });

  test('refuses an event that does not exist', async () => {
    await expect(admin.change({ ...createEventDraft(), id: unknownEventId })).rejects.toMatchObject(
      {
        code: 'EVENT_NOT_FOUND',
        status: 404,
        defined: true,
      },
    );
    expect(await countNotifications()).toEqual(noNotifications);
  });

  test('refuses a rule that cannot be read and leaves the plan alone', async () => {
    const { id, title } = await insertEventWith(db);
    const draft = createEventDraft({ title: 'X', recurrenceRule: 'every Tuesday' });
    await expect(admin.change({ ...draft, id })).rejects.toMatchObject({
      code: 'RECURRENCE_RULE_INVALID',
    });
    expect(await admin.list()).toMatchObject([{ id, title }]);
  });

  test('refuses an id that is none', async () => {
    const id = 'education-tuesday' as EventId; // What a careless caller could send.
    await expect(admin.change({ ...createEventDraft(), id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('remove', () => {
  test('takes the event away with its exceptions and says so', async () => {
    const { id } = await insertEventWith(db, { exceptions: [cancelledOccurrence('2026-11-17')] });
    const other = await insertEventWith(db);
    expect(await admin.remove({ id })).toEqual({ removed: true });
    expect(await admin.list()).toMatchObject([{ id: other.id }]);
    expect(await countRows('event_occurrences')).toBe(0);
    expect(await countNotifications()).toEqual(notifiedOnce);
  });

  test('of what is gone already is no error, and no news', async () => {
    expect(await admin.remove({ id: unknownEventId })).toEqual({ removed: false });
    expect(await countNotifications()).toEqual(noNotifications);
  });

  test('refuses an id that is none', async () => {
    const id = "' or true --" as EventId; // What an attacker could send.
    await expect(admin.remove({ id })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('every act of an administrator leaves one entry in the audit log', async () => {
  const entries = async () => {
    const { rows } = await database.pool.query('select action from audit_entries order by number');
    return rows.map((row: { action: string }) => row.action);
  };
  const before = (await entries()).length;
  const plan = await admin.create(createEventDraft());
  await admin.change({ ...createEventDraft(), id: plan.id });
  await admin.remove({ id: plan.id });
  expect((await entries()).slice(before)).toEqual([
    'events.create',
    'events.change',
    'events.remove',
  ]);
});
