import { afterAll, beforeEach, expect, test } from 'vitest';
import { cancelledOccurrence, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { recordAttendance } from './attendance.repository.ts';
import { computedClaims } from './computed-claims.ts';

const stage = await openEventsStage();
const { db, as, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

function compute(id: string): Promise<number | null> | undefined {
  return computedClaims.find((claim) => claim.id === id)?.compute(db, platform.clock.now());
}

test('events this month are the sessions of the academy’s month that take place', async () => {
  expect(await compute('eventsThisMonth')).toBe(0);
  // Tuesdays 3, 10, 17 and 24; one is cancelled, one is moved to December.
  const moved = { date: '2026-11-24', movedTo: '2026-12-01T09:00' as const };
  await insertEventWith(db, { exceptions: [cancelledOccurrence('2026-11-10'), moved] });
  const day = { isAllDay: true, durationMinutes: 1440, recurrenceRule: null } as const;
  await insertEventWith(db, { ...day, firstStart: '2026-11-20T00:00' });
  // In UTC this is still October.
  await insertEventWith(db, { firstStart: '2026-11-01T00:30', recurrenceRule: null });
  expect(await compute('eventsThisMonth')).toBe(3);
});

test('active members took part within a month, each once', async () => {
  expect(await compute('activeMembers')).toBeNull();
  const { id } = await insertEventWith(db, { slug: 'clinic', audience: 'members' });
  const [first = '', second = ''] = await stage.people(2);
  const join = (person: string | null, date: string) =>
    recordAttendance(db, { seriesId: id, date }, { person, now: new Date(`${date}T17:00:00Z`) });
  await join(first, '2026-11-10');
  await join(first, '2026-11-17');
  await join(second, '2026-10-06');
  await join(null, '2026-11-17');
  platform.clock.set('2026-11-18T10:00:00Z');
  expect(await compute('activeMembers')).toBe(1);
});

test('attendance is who joined among who registered for sessions that are over', async () => {
  expect(await compute('averageAttendance')).toBeNull();
  const { id } = await insertEventWith(db, { slug: 'clinic', audience: 'members' });
  const people = await stage.people(4);
  for (const date of ['2026-11-17', '2026-11-24']) {
    for (const person of people) {
      await as(person).register({ slug: 'clinic', date, timeZone: 'UTC' });
    }
  }
  const now = new Date('2026-11-17T17:00:00Z');
  for (const person of people.slice(0, 3)) {
    await recordAttendance(db, { seriesId: id, date: '2026-11-17' }, { person, now });
  }
  platform.clock.set('2026-11-17T17:30:00Z');
  expect(await compute('averageAttendance')).toBeNull();
  platform.clock.set('2026-11-18T10:00:00Z');
  expect(await compute('averageAttendance')).toBe(75);
});
