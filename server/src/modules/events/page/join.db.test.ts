import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { shownSettings } from '@danube/contract/settings/shown-settings.ts';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../platform/actor.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { callers } from '../../../testing/callers.ts';
import { insertEventWith } from '../events.factory.ts';
import { handleJoin, handleWeeklyJoin } from '../http/join.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const room = 'https://meet.danube-trading.example/tuesday';
const owned = itemIdSchema.parse('00000000-0000-4000-8000-0000000000aa');
const stage = await openEventsStage({
  entitlements: {
    accessTo: async (_tx, userId) =>
      userId === 'person-0'
        ? { isAllowed: true, why: 'purchase', until: null }
        : { isAllowed: false, why: 'notOwned' },
  },
});
const { db, as, admin, platform, events } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const address = { slug: 'tuesday', date: '2026-11-17' };
const page = '/events/tuesday/2026-11-17';
// It starts at 17:00 UTC, and the room opens 15 minutes before.
const open = '2026-11-17T16:45:00Z';

/** Where the join link leads this person. */
async function join(actor: Actor, method = 'GET', headers = {}): Promise<string | null> {
  const app = new Hono<HttpVariables>();
  const answer = handleJoin(events.deps, { findActor: async () => actor });
  app.get('/events/:slug/:date/join', answer);
  const response = await app.request(`${page}/join`, { method, headers });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return response.headers.get('location');
}

function member(userId: string): Actor {
  return { ...callers.member, userId };
}

async function attended() {
  const found = await admin.occurrences({ from: '2026-11-17', to: '2026-11-17' });
  return found[0]?.attended;
}

describe('a session for everyone', () => {
  test('is open to visitors at once, and counted only while the room is open', async () => {
    await insertEventWith(db, { slug: 'tuesday' });
    expect(await join(callers.anonymous)).toBe(room);
    expect(await attended()).toEqual({ members: 0, visitors: 0 });
    platform.clock.set(open);
    expect(await join(callers.anonymous)).toBe(room);
    expect(await join(callers.anonymous)).toBe(room);
    expect(await attended()).toEqual({ members: 0, visitors: 2 });
  });

  test('counts a member once, and nobody for a look at the head or ahead of time', async () => {
    await insertEventWith(db, { slug: 'tuesday' });
    const [person = ''] = await stage.people(1);
    platform.clock.set(open);
    for (const _ of [1, 2, 3]) expect(await join(member(person))).toBe(room);
    await join(callers.anonymous, 'HEAD');
    await join(callers.anonymous, 'GET', { 'sec-purpose': 'prefetch' });
    expect(await attended()).toEqual({ members: 1, visitors: 0 });
  });

  test('leads to the page when it is over, cancelled or without a room', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    platform.clock.set('2026-11-17T17:45:00Z');
    expect(await join(callers.anonymous)).toBe(page);
    platform.clock.set(open);
    await admin.changeOccurrence({ id, date: address.date, change: { isCancelled: true } });
    expect(await join(callers.anonymous)).toBe(page);
  });

  test('leads to the room as it is now', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    const meetingUrl = 'https://meet.example/other';
    await admin.changeOccurrence({ id, date: address.date, change: { meetingUrl } });
    expect(await join(callers.anonymous)).toBe(meetingUrl);
  });
});

describe('a session for members', () => {
  const registration = { ...address, timeZone: 'Europe/Vienna' };

  test('lets in who is registered, from when the room opens', async () => {
    await insertEventWith(db, { slug: 'tuesday', audience: 'members' });
    await stage.people(2);
    await as('person-0').register(registration);
    expect(await join(member('person-0'))).toBe(page);
    platform.clock.set(open);
    expect(await join(member('person-0'))).toBe(room);
    expect(await join(member('person-1'))).toBe(page);
    expect(await join(callers.anonymous)).toBe(page);
    expect(await attended()).toEqual({ members: 1, visitors: 0 });
  });

  test('keeps out who only waits', async () => {
    await insertEventWith(db, { slug: 'tuesday', audience: 'members', capacity: 1 });
    await stage.people(2);
    for (const one of ['person-0', 'person-1']) await as(one).register(registration);
    platform.clock.set(open);
    expect(await join(member('person-0'))).toBe(room);
    expect(await join(member('person-1'))).toBe(page);
  });

  test('for owners asks for the item, and without a limit for nothing else', async () => {
    await insertEventWith(db, { slug: 'tuesday', audience: 'owners', itemId: owned });
    platform.clock.set(open);
    await stage.people(2);
    expect(await join(member('person-0'))).toBe(room);
    expect(await join(member('person-1'))).toBe(page);
  });
});

test('the academy’s own room is a redirect too, and the setting that names it reaches no page', async () => {
  const app = new Hono<HttpVariables>();
  app.get('/events/join', handleWeeklyJoin(events.deps));
  const response = await app.request('/events/join');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('https://meet.danube-trading.example/own-room');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const stored = { meeting: { url: 'https://rooms.test/own' } };
  expect(JSON.stringify(shownSettings(stored, { language: 'en' }))).not.toContain('rooms.test');
  expect(isRoomOfTheSeed(initialValues('meeting').url)).toBe(false);
});

/** The initial value is part of the scripts that every visitor gets. */
function isRoomOfTheSeed(url: string): boolean {
  return url.startsWith('https://meet.danube-trading.example');
}

test('somebody who joins while the series is removed is counted nowhere and sees no error', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday' });
  platform.clock.set(open);
  const entitlements = events.deps.entitlements;
  const removing = {
    ...events.deps,
    entitlements,
    transact: async (work: Parameters<typeof events.deps.transact>[0]) => {
      await admin.remove({ id });
      return events.deps.transact(work);
    },
  } as typeof events.deps;
  const app = new Hono<HttpVariables>();
  const findActor = async () => callers.anonymous;
  app.get('/events/:slug/:date/join', handleJoin(removing, { findActor }));
  const response = await app.request(`${page}/join`);
  expect(response.status).toBe(302);
});
