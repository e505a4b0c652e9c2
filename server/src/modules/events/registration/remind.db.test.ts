import { afterAll, beforeEach, expect, test } from 'vitest';
import { runSize } from '../../../testing/run-size.ts';
import { insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { claimReminders } from './registrations.repository.ts';

const stage = await openEventsStage();
const { db, as, mails, admin, platform, events } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

// It starts on Tuesday at 17:00 UTC.
const address = { slug: 'clinic', date: '2026-11-17' };
const registration = { ...address, timeZone: 'Europe/Vienna' };

async function remindAt(moment: string): Promise<number> {
  platform.clock.set(moment);
  events.recorded.forget();
  await stage.run('remind-of-events');
  return mails().length;
}

async function registered(count = 1): Promise<string[]> {
  const people = await stage.people(count);
  for (const one of people) await as(one).register(registration);
  return people;
}

test('reminds a day and an hour before, once each, with our address and in one’s zone', async () => {
  await insertEventWith(db, { slug: 'clinic' });
  await registered();
  expect(await remindAt('2026-11-16T16:59:59Z')).toBe(0);
  expect(await remindAt('2026-11-16T17:00:00Z')).toBe(1);
  expect(mails()).toMatchObject([
    {
      mail: { kind: 'event-reminder', timeZone: 'Europe/Vienna', startsAt: '2026-11-17T17:00:00Z' },
    },
  ]);
  expect(await remindAt('2026-11-16T17:01:00Z')).toBe(0);
  expect(await remindAt('2026-11-17T15:59:00Z')).toBe(0);
  expect(await remindAt('2026-11-17T16:00:00Z')).toBe(1);
  expect(await remindAt('2026-11-17T16:30:00Z')).toBe(0);
});

test('a batch never exceeds its limit', async () => {
  const { seriesId } = await insertEventWith(db, { slug: 'clinic' });
  await registered(5);
  const [dueAt, startsAt] = [new Date('2026-11-16T17:00:00Z'), new Date('2026-11-17T17:00:00Z')];
  const at = { seriesId, date: address.date };
  const claim = () => claimReminders(db, at, { kind: 'day', dueAt, startsAt, limit: 2 });
  expect((await claim()).length).toBe(2);
  expect((await claim()).length).toBe(2);
  expect((await claim()).length).toBe(1);
});

test('writes to nobody after the start, however long the worker was away', async () => {
  await insertEventWith(db, { slug: 'clinic' });
  await registered();
  expect(await remindAt('2026-11-17T17:00:00Z')).toBe(0);
  expect(await remindAt('2026-11-17T17:20:00Z')).toBe(0);
});

test('a worker that was away for a day sends one reminder, not two', async () => {
  await insertEventWith(db, { slug: 'clinic' });
  await registered();
  expect(await remindAt('2026-11-17T16:10:00Z')).toBe(1);
  expect(await remindAt('2026-11-17T16:11:00Z')).toBe(0);
});

test('who registers after the moment of a reminder is spared that one', async () => {
  await insertEventWith(db, { slug: 'clinic' });
  const [person = ''] = await stage.people(1);
  platform.clock.set('2026-11-16T18:00:00Z');
  await as(person).register(registration);
  expect(await remindAt('2026-11-16T18:01:00Z')).toBe(0);
  expect(await remindAt('2026-11-17T16:00:00Z')).toBe(1);
});

test('neither who waits nor who left nor anybody of a cancelled session is reminded', async () => {
  const { id } = await insertEventWith(db, { slug: 'clinic', audience: 'members', capacity: 1 });
  const [first = '', second = ''] = await stage.people(2);
  for (const one of [first, second]) await as(one).register(registration);
  expect(await remindAt('2026-11-16T17:00:00Z')).toBe(1);
  await as(first).unregister(address);
  expect(await remindAt('2026-11-16T17:01:00Z')).toBe(0);
  await as(second).register(registration);
  await admin.changeOccurrence({ id, date: address.date, change: { isCancelled: true } });
  expect(await remindAt('2026-11-17T16:00:00Z')).toBe(0);
});

test('a session that was moved is reminded of at its new time', async () => {
  const { id } = await insertEventWith(db, { slug: 'clinic' });
  await registered();
  expect(await remindAt('2026-11-16T17:00:00Z')).toBe(1);
  const change = { movedTo: '2026-11-20T18:00' } as const;
  await admin.changeOccurrence({ id, date: address.date, change });
  expect(await remindAt('2026-11-17T16:00:00Z')).toBe(0);
  expect(await remindAt('2026-11-19T17:00:00Z')).toBe(1);
  expect(mails()).toMatchObject([{ mail: { startsAt: '2026-11-20T17:00:00Z' } }]);
});

test('each person is reminded once, however often the worker is killed on the way', async () => {
  const count = runSize({ nightly: 10_000, short: 230 });
  const kills = runSize({ nightly: 20, short: 3 });
  await insertEventWith(db, { slug: 'clinic' });
  await stage.people(count);
  const { pool } = stage.database;
  await as('person-0').register(registration);
  await pool.query(`
    insert into event_registrations (series_id, date, user_id, state, since, time_zone)
    select series_id, date, id, 'registered', since, 'Europe/Paris'
    from event_registrations, users where id like 'person-%' and id <> 'person-0'`);
  platform.clock.set('2026-11-17T16:00:00Z');
  events.recorded.forget();
  let committed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    events.kill.afterJobs = 30 + kill * 40;
    await expect(stage.run('remind-of-events')).rejects.toThrow('killed');
    events.kill.afterJobs = Number.POSITIVE_INFINITY;
    // Jobs enqueued in the failed batch were rolled back.
    events.recorded.forget();
    const { rows } = await pool.query(
      'select count(*)::int from event_registrations where hour_reminder_for is not null',
    );
    committed = rows[0].count;
    expect(committed % 100).toBe(0);
  }
  await stage.run('remind-of-events');
  expect(committed + mails().length).toBe(count);
  expect(new Set(mails().map(({ to }) => to)).size).toBe(mails().length);
  events.recorded.forget();
  await Promise.all([stage.run('remind-of-events'), stage.run('remind-of-events')]);
  expect(mails()).toEqual([]);
});
