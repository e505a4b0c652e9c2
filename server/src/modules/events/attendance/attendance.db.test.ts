import { videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertEventWith } from '../events.factory.ts';
import { seedEvents, seedParticipation } from '../events.seed.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { recordAttendance } from './attendance.repository.ts';

const stage = await openEventsStage();
const { db, as, admin, visitor, platform, events } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const film = videoIdSchema.parse('00000000-0000-4000-8000-0000000000f1');
const address = { slug: 'tuesday', date: '2026-11-17' };

async function aHeldSession() {
  const event = await insertEventWith(db, { slug: 'tuesday' });
  const [one = '', two = ''] = await stage.people(2);
  for (const person of [one, two]) await as(person).register({ ...address, timeZone: 'UTC' });
  platform.clock.set('2026-11-17T17:10:00Z');
  const name = { seriesId: event.id, date: address.date };
  for (const person of [one, null, null]) {
    await recordAttendance(db, name, { person, now: platform.clock.now() });
  }
  return event;
}

describe('attendance', () => {
  test('is told by session and by month, without names', async () => {
    await aHeldSession();
    const [session] = await admin.occurrences({ from: '2026-11-17', to: '2026-11-17' });
    expect(session).toMatchObject({ registered: 2, attended: { members: 1, visitors: 2 } });
    const [november, october] = await admin.attendance();
    expect(november).toEqual({
      month: '2026-11',
      sessions: 3,
      registered: 2,
      came: 1,
      members: 1,
      visitors: 2,
    });
    expect(october).toMatchObject({ month: '2026-10', sessions: 4, members: 0 });
    expect(JSON.stringify([session, november])).not.toContain('person-');
  });

  test('is a figure of Today, on the day it happened', async () => {
    await aHeldSession();
    const days = { from: '2026-11-16', to: '2026-11-17' };
    expect(await events.figures[0]?.read(db, days)).toEqual([{ day: '2026-11-17', value: 3 }]);
  });

  test('of who is erased stays as a number, and the rest of them goes', async () => {
    await aHeldSession();
    const [source] = events.personalData;
    expect(await source?.read(db, 'person-0')).toMatchObject({
      registrations: [{ session: 'Education Tuesday Live', state: 'registered' }],
      joined: [{ date: '2026-11-17' }],
    });
    await stage.database.pool.query("delete from users where id = 'person-0'");
    expect(await source?.read(db, 'person-0')).toEqual({ registrations: [], joined: [] });
    const [session] = await admin.occurrences({ from: '2026-11-17', to: '2026-11-17' });
    expect(session).toMatchObject({ registered: 1, attended: { members: 1, visitors: 2 } });
  });

  test('is without names after thirteen months', async () => {
    await aHeldSession();
    const [source] = events.personalData;
    platform.clock.set('2027-12-22T03:42:00Z');
    await stage.run('forget-event-participation');
    expect(await source?.read(db, 'person-0')).not.toEqual({ registrations: [], joined: [] });
    platform.clock.set('2027-12-24T03:42:00Z');
    await stage.run('forget-event-participation');
    expect(await source?.read(db, 'person-0')).toEqual({ registrations: [], joined: [] });
    const [session] = await admin.occurrences({ from: '2026-11-17', to: '2026-11-17' });
    expect(session?.attended).toEqual({ members: 1, visitors: 2 });
  });
});

describe('what waits for staff', () => {
  async function counts() {
    const found: Record<string, number> = {};
    for (const { name, find } of events.attention) {
      found[name] = (await find(db, platform.clock.now())).count;
    }
    return found;
  }

  test('is a session of the next two days without a room, and people without a place', async () => {
    const { id } = await insertEventWith(db, {
      slug: 'tuesday',
      audience: 'members',
      meetingUrl: null,
    });
    expect(await counts()).toMatchObject({ sessionsWithoutRoom: 1, sessionsWaitedFor: 0 });
    const change = { meetingUrl: 'https://meet.example/a', capacity: 1 };
    await admin.changeOccurrence({ id, date: address.date, change });
    for (const person of await stage.people(2)) {
      await as(person).register({ ...address, timeZone: 'UTC' });
    }
    expect(await counts()).toMatchObject({ sessionsWithoutRoom: 0, sessionsWaitedFor: 1 });
  });
});

describe('a recording', () => {
  test('must be a film that everybody can see', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    const input = { id, date: address.date, videoId: film };
    await expect(admin.setRecording(input)).rejects.toMatchObject({ code: 'RECORDING_NOT_USABLE' });
    const elsewhere = { ...input, date: '2026-11-18' };
    await expect(admin.setRecording(elsewhere)).rejects.toMatchObject({
      code: 'OCCURRENCE_NOT_FOUND',
    });
    expect(await admin.setRecording({ ...input, videoId: null })).toEqual({ recorded: false });
    const page = await visitor.page({ ...address, language: 'en' });
    expect(page.replay).toBeNull();
  });
});

test('the sample sessions have a past and a future, and can be laid down twice', async () => {
  const people = await stage.people(3);
  await seedEvents(platform);
  const lay = () => seedParticipation(platform, { people, course: null, film: null });
  await lay();
  const first = await admin.occurrences({ from: '2026-10-10', to: '2026-11-30' });
  await lay();
  expect(await admin.occurrences({ from: '2026-10-10', to: '2026-11-30' })).toEqual(first);
  const tuesdays = first.filter(({ attended }) => attended.visitors > 0);
  expect(tuesdays.length).toBeGreaterThan(3);
  expect(first.some(({ title, registered }) => /clinic/.test(title) && registered === 3)).toBe(
    true,
  );
});
