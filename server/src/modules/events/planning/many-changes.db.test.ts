import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runSize } from '../../../testing/run-size.ts';
import { insertEventWith, siteUrl } from '../events.factory.ts';
import { findOccurrence } from '../registration/require-occurrence.ts';
import { renderCalendarFeed } from '../render-calendar-feed.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { parseWithBoth } from '../testing/parse-with-both.ts';

const stage = await openEventsStage();
const { db, as, admin, mails } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const address = { slug: 'tuesday', date: '2026-11-24' };
const steps = fc.constantFrom('move', 'back', 'cancel', 'restore', 'plan');

test('however often a session is moved, cancelled and restored, it is one entry that only grows', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday' });
  const [person = ''] = await stage.people(1);
  await as(person).register({ ...address, timeZone: 'Europe/Lisbon' });
  const count = runSize({ nightly: 1_000, short: 40 });
  const history = fc.sample(steps, { numRuns: count, seed: 20_261_116 });
  let last = await entry();
  for (const [number, step] of history.entries()) {
    stage.events.recorded.forget();
    await performStep(step, id, number);
    const now = await entry();
    expect(now.uid).toBe(`${id}@2026-11-24`);
    const isChanged =
      JSON.stringify({ ...now, sequence: 0 }) !== JSON.stringify({ ...last, sequence: 0 });
    expect(now.sequence).toBeGreaterThanOrEqual(last.sequence + (isChanged ? 1 : 0));
    // Registered people are notified if and only if something changed, with the same entry; changes
    // to a cancelled session don't notify anyone.
    const isReceived = isChanged && !(now.isCancelled && last.isCancelled);
    expect(mails()).toHaveLength(isReceived ? 1 : 0);
    const [mail] = mails();
    if (mail?.calendar) expect(parseWithBoth(mail.calendar.content)).toEqual(now);
    last = now;
  }
});

async function entry() {
  const occurrence = await findOccurrence(db, address);
  if (!occurrence) throw new Error('the session lost its day');
  return parseWithBoth(renderCalendarFeed([occurrence], siteUrl));
}

async function performStep(
  step: string,
  id: Awaited<ReturnType<typeof insertEventWith>>['id'],
  number: number,
) {
  const { date } = address;
  const minute = String(number % 60).padStart(2, '0');
  switch (step) {
    case 'move':
      return admin.changeOccurrence({ id, date, change: { movedTo: `2026-11-25T10:${minute}` } });
    case 'back':
      return admin.changeOccurrence({ id, date, change: {} });
    case 'cancel':
      return admin.changeOccurrence({ id, date, change: { isCancelled: true } });
    case 'restore':
      return admin.restoreOccurrence({ id, date });
    default: {
      const [plan] = await admin.list();
      if (!plan) throw new Error('the plan is gone');
      const { seriesId: _, slug: _slug, endsBefore: _end, exceptions: _own, ...draft } = plan;
      return admin.change({ ...draft, firstStart: `2026-01-06T18:${minute}` });
    }
  }
}
