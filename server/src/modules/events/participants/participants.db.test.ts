import { eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { recordAttendance } from '../attendance/attendance.repository.ts';
import { insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const stage = await openEventsStage({
  findNames: async (ids) => new Map(ids.map((id) => [id, id === 'person-0' ? '=1+1' : id])),
});
const { db, as, admin, visitor, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const date = '2026-11-17';
const register = { slug: 'clinic', date, timeZone: 'Europe/Vienna' };

async function aFullClinic() {
  const { id } = await insertEventWith(db, { slug: 'clinic', audience: 'members', capacity: 1 });
  for (const person of await stage.people(3)) await as(person).register(register);
  await recordAttendance(
    db,
    { seriesId: id, date },
    { person: 'person-0', now: platform.clock.now() },
  );
  return id;
}

test('staff see who has a place, who waits in which order, and who joined', async () => {
  const id = await aFullClinic();
  const { people, total } = await admin.participants({ id, date });
  expect(total).toBe(3);
  expect(people).toMatchObject([
    { email: 'person-0@example.org', state: 'registered', position: null, hasAttended: true },
    { name: 'person-1', state: 'waiting', position: 1, hasAttended: false },
    { name: 'person-2', state: 'waiting', position: 2, hasAttended: false },
  ]);
  await as('person-1').unregister({ slug: 'clinic', date });
  expect((await admin.participants({ id, date })).people).toMatchObject([
    { state: 'registered' },
    { name: 'person-2', position: 1 },
  ]);
});

test('nobody registered is an empty list, no event and no day are not found', async () => {
  const { id } = await insertEventWith(db, { slug: 'clinic' });
  expect(await admin.participants({ id, date })).toEqual({ people: [], total: 0 });
  const noDay = admin.participants({ id, date: '2026-11-18' });
  await expect(noDay).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  const nowhere = eventIdSchema.parse('00000000-0000-4000-8000-00000000dead');
  const noEvent = admin.participants({ id: nowhere, date });
  await expect(noEvent).rejects.toMatchObject({ code: 'EVENT_NOT_FOUND' });
});

test('the file has everybody, runs no formula, and the audit log says who took it', async () => {
  const id = await aFullClinic();
  const { fileName, csv } = await admin.exportParticipants({ id, date });
  expect(fileName).toBe('participants-2026-11-17.csv');
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe('name,email,state,waiting_position,since,attended');
  expect(lines[1]).toMatch(/^'=1\+1,person-0@example\.org,registered,,2026-11-16T.*,yes$/);
  expect(lines[3]).toMatch(/^person-2,person-2@example\.org,waiting,2,/);
  const { rows } = await stage.database.pool.query(
    'select action, actor_id, after from audit_entries order by number desc limit 1',
  );
  expect(rows[0]).toMatchObject({
    action: 'events.export-participants',
    actor_id: 'admin-id',
    after: { date, rows: 3 },
  });
});

test('members and visitors don’t get the list', async () => {
  const id = await aFullClinic();
  await expect(as('person-0').participants({ id, date })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const unsigned = visitor.exportParticipants({ id, date });
  await expect(unsigned).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
