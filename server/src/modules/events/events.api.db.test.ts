import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertEventWith, testEvents } from './events.factory.ts';
import { findEvents } from './events.repository.ts';
import { seedEvents } from './events.seed.ts';
import { isUsable } from './recurrence-rule.ts';

// Monday, 11:20 in Bratislava.
const monday = '2026-11-16T10:20:00Z';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, monday);
const { api } = testEvents(platform);

afterAll(() => database.close());

beforeEach(async () => {
  platform.clock.set(monday);
  await pool.query('delete from events; delete from content_versions');
});

test('the calendar feed reaches from what is running to the same day of next year', async () => {
  await insertEventWith(db, {
    firstStart: '2026-11-16T10:30',
    durationMinutes: 60,
    recurrenceRule: null,
  });
  await insertEventWith(db, {
    firstStart: '2026-11-16T09:00',
    durationMinutes: 60,
    recurrenceRule: null,
  });
  await insertEventWith(db, { firstStart: '2027-11-16T18:00', recurrenceRule: null });
  await insertEventWith(db, { firstStart: '2027-11-17T18:00', recurrenceRule: null });
  const feed = await api.calendarFeed();
  expect(feed.match(/^DTSTART:.*$/gm)).toEqual([
    'DTSTART:20261116T093000Z',
    'DTSTART:20271116T170000Z',
  ]);
});

test('other modules learn the title of a planned session, and of no other', async () => {
  const { slug } = await insertEventWith(db, {
    firstStart: '2026-11-17T18:00',
    title: 'Live on Tuesday',
  });
  expect(await api.findTitle(db, { slug, date: '2026-11-17' })).toBe('Live on Tuesday');
  expect(await api.findTitle(db, { slug, date: '2026-11-18' })).toBeNull();
  expect(await api.findTitle(db, { slug: 'elsewhere', date: '2026-11-17' })).toBeNull();
});

test('the calendar feed of an empty plan is a calendar without entries', async () => {
  const feed = await api.calendarFeed();
  expect(feed).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(feed).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(feed).not.toContain('VEVENT');
});

test('the programme lists what is to come in plain values, soonest first', async () => {
  const openHouse = {
    firstStart: '2026-11-21T00:00',
    isAllDay: true,
    durationMinutes: 1440,
  } as const;
  await insertEventWith(db, {
    ...openHouse,
    title: 'Open house',
    type: 'other',
    recurrenceRule: null,
  });
  await insertEventWith(db);
  expect(await api.programme(7)).toEqual([
    {
      title: 'Education Tuesday Live',
      description: 'One market, one question.',
      startsAt: '2026-11-17T17:00:00Z',
      durationMinutes: 45,
      type: 'live_trading',
      isAllDay: false,
    },
    {
      title: 'Open house',
      description: 'One market, one question.',
      startsAt: '2026-11-20T23:00:00Z',
      durationMinutes: 1440,
      type: 'other',
      isAllDay: true,
    },
  ]);
});

test('the sample plan fills the coming weeks and can be laid down twice', async () => {
  await seedEvents(platform);
  const seeded = await findEvents(db);
  platform.clock.set('2026-12-16T10:20:00Z');
  await seedEvents(platform);
  expect(await findEvents(db)).toEqual(seeded);
  platform.clock.set(monday);
  const titles = (await api.programme(31)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(7);
  expect(seeded.every(isUsable)).toBe(true);
});

test('the sample plan says that events changed once, and nothing when it is there already', async () => {
  await seedEvents(platform);
  await seedEvents(platform);
  const { rows } = await pool.query('select tag, version::int from content_versions');
  expect(rows).toEqual([{ tag: 'events', version: 1 }]);
});
