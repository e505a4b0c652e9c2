import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const stage = await openEventsStage();
const { db, as, admin, visitor, mails, platform, events } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const rooms = ['https://rooms.test/of-the-plan', 'https://rooms.test/of-one-date'];
const address = { slug: 'clinic', date: '2026-11-17' };
const moved = { slug: 'clinic', date: '2026-11-24' };

/** Everything the server sends to someone who isn't staff. */
async function readAllOtherResponses(): Promise<string> {
  const [first = '', second = ''] = await stage.people(2);
  const answers: unknown[] = [];
  for (const at of [address, moved]) {
    for (const person of [first, second]) {
      answers.push(await as(person).register({ ...at, timeZone: 'Europe/Vienna' }));
      answers.push(await as(person).registration(at));
    }
    answers.push(await visitor.page({ ...at, language: 'en' }));
  }
  answers.push(await visitor.upcoming({ daysAhead: 92 }));
  answers.push(await visitor.inMonth({ month: '2026-11' }));
  answers.push(await as(first).registrations());
  answers.push(await events.api.calendarFeed(), await events.api.programme(92));
  answers.push(await as(first).unregister(address));
  platform.clock.set('2026-11-17T16:00:00Z');
  await stage.run('remind-of-events');
  await stage.run('offer-event-places');
  return JSON.stringify([answers, mails()]);
}

test('a room’s link is in no answer, feed, mail or attachment that others get', async () => {
  const exceptions = [{ date: moved.date, meetingUrl: rooms[1] ?? null }];
  const plan = { slug: 'clinic', audience: 'members', capacity: 1 } as const;
  const { id } = await insertEventWith(db, { ...plan, meetingUrl: rooms[0] ?? null, exceptions });
  const others = await readAllOtherResponses();
  await admin.changeOccurrence({
    id,
    date: moved.date,
    change: { movedTo: '2026-11-25T18:00', meetingUrl: rooms[1] ?? null },
  });
  await admin.endSeries({ id, date: moved.date });
  const reported = JSON.stringify(mails());
  expect(others).toContain('/events/clinic/2026-11-17/join');
  expect(reported).toContain('event-cancelled');
  expect(`${others}${reported}`).not.toContain('rooms.test');
  // Staff can see it, so there is something to leak.
  expect(JSON.stringify(await admin.list())).toContain('rooms.test');
});
