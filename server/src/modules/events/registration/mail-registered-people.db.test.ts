import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runSize } from '../../../testing/run-size.ts';
import { createEventDraft, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const stage = await openEventsStage();
const { db, as, mails, admin, platform, events } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const date = '2026-11-17';
const address = { slug: 'tuesday', date };

async function registered() {
  const event = await insertEventWith(db, { slug: 'tuesday' });
  const [person = ''] = await stage.people(1);
  await as(person).register({ ...address, timeZone: 'Europe/Lisbon' });
  return { ...event, person };
}

function lastInvite() {
  const { mail, calendar } = mails().at(-1) ?? {};
  const text = calendar?.content.replaceAll('\r\n ', '') ?? '';
  const property = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
  return {
    kind: mail?.kind,
    method: property('METHOD'),
    uid: property('UID'),
    sequence: Number(property('SEQUENCE')),
    status: property('STATUS'),
    start: property('DTSTART'),
  };
}

test('a move is told with an appointment that replaces the last', async () => {
  const { id } = await registered();
  const before = lastInvite();
  await admin.changeOccurrence({ id, date, change: { movedTo: '2026-11-18T10:00' } });
  expect(lastInvite()).toEqual({
    kind: 'event-changed',
    method: 'REQUEST',
    uid: before.uid,
    status: 'CONFIRMED',
    sequence: before.sequence + 1,
    start: '20261118T090000Z',
  });
});

test('who waits is told of a move without an appointment or a way in', async () => {
  const event = await insertEventWith(db, {
    slug: 'tuesday',
    audience: 'members',
    capacity: 1,
  });
  const [first = '', second = ''] = await stage.people(2);
  for (const person of [first, second]) {
    await as(person).register({ ...address, timeZone: 'Europe/Lisbon' });
  }
  events.recorded.forget();
  await admin.changeOccurrence({ id: event.id, date, change: { movedTo: '2026-11-18T10:00' } });
  const reported = mails().map(({ mail, calendar }) => ({
    hasJoinLink: 'joinUrl' in mail && mail.joinUrl !== null,
    hasAppointment: calendar !== undefined,
  }));
  expect(reported).toHaveLength(2);
  expect(reported).toContainEqual({ hasJoinLink: true, hasAppointment: true });
  expect(reported).toContainEqual({ hasJoinLink: false, hasAppointment: false });
});

test('a cancellation takes it out of calendars, and restoring puts it back', async () => {
  const { id, person } = await registered();
  const { uid, sequence } = lastInvite();
  await admin.changeOccurrence({ id, date, change: { isCancelled: true } });
  expect(lastInvite()).toMatchObject({
    kind: 'event-cancelled',
    method: 'CANCEL',
    status: 'CANCELLED',
    uid,
    sequence: sequence + 1,
  });
  await admin.restoreOccurrence({ id, date });
  expect(lastInvite()).toMatchObject({
    kind: 'event-changed',
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid,
    sequence: sequence + 2,
  });
  expect((await as(person).registration(address)).state).toBe('registered');
});

test('a plan that loses a day tells who registered for it, and forgets them', async () => {
  const { id, person } = await registered();
  const { sequence } = lastInvite();
  const thursdays = { firstStart: '2026-01-08T18:00', recurrenceRule: 'FREQ=WEEKLY' } as const;
  await admin.change({ ...createEventDraft(thursdays), id });
  expect(lastInvite()).toMatchObject({ kind: 'event-cancelled', method: 'CANCEL' });
  expect(lastInvite().sequence).toBeGreaterThan(sequence);
  expect(await as(person).registrations()).toEqual([]);
});

test('removing a series tells everybody who would have come', async () => {
  const { id } = await registered();
  await admin.remove({ id });
  expect(lastInvite()).toMatchObject({ kind: 'event-cancelled', method: 'CANCEL' });
});

test('a recording is announced on the page and in emails, unless the occurrence is not recorded', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday', isRecorded: true });
  const [person = '', other = ''] = await stage.people(2);
  const announced = async () => {
    const { isRecorded } = await stage.visitor.page({ ...address, language: 'en' });
    const mail = mails().at(-1)?.mail;
    return [isRecorded, mail && 'isRecorded' in mail && mail.isRecorded];
  };
  await as(person).register({ ...address, timeZone: 'Europe/Lisbon' });
  expect(await announced()).toEqual([true, true]);
  const plan = await admin.changeOccurrence({ id, date, change: { isRecorded: false } });
  expect(plan.exceptions).toMatchObject([{ date, isRecorded: false }]);
  await as(other).register({ ...address, timeZone: 'Europe/Lisbon' });
  expect(await announced()).toEqual([false, false]);
  await admin.restoreOccurrence({ id, date });
  expect(await stage.visitor.page({ ...address, language: 'en' })).toMatchObject({
    isRecorded: true,
  });
});

test('another room, host or size is no news, nor is anything about the past', async () => {
  const { id } = await registered();
  events.recorded.forget();
  const change = { meetingUrl: 'https://meet.example/b', host: 'Katharina Lindner' };
  await admin.changeOccurrence({ id, date, change });
  platform.clock.set('2026-11-17T17:45:00Z');
  await admin.changeOccurrence({ id, date, change: { isCancelled: true } });
  expect(mails()).toEqual([]);
});

test('however an occurrence is moved, cancelled and restored: one UID, and a sequence that grows', async () => {
  const acts = fc.constantFrom('move', 'otherMove', 'cancel', 'restore', 'plan');
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 8 }), async (story) => {
      await stage.reset();
      const { id } = await registered();
      const seen = [lastInvite()];
      for (const [step, act] of story.entries()) {
        const reported = mails().length;
        if (act === 'restore') await admin.restoreOccurrence({ id, date });
        else if (act === 'plan')
          await admin.change({ ...createEventDraft({ title: `Plan ${step}` }), id });
        else await admin.changeOccurrence({ id, date, change: changeOf(act) });
        if (mails().length > reported) seen.push(lastInvite());
      }
      expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
      for (const [index, { sequence }] of seen.entries()) {
        expect(sequence).toBeGreaterThan(seen[index - 1]?.sequence ?? -1);
      }
      const feed = (await events.api.calendarFeed()).replaceAll('\r\n ', '');
      const entry = feed.split('BEGIN:VEVENT').find((text) => text.includes(`UID:${id}@${date}`));
      // A change without an email may have come after the last one.
      const reported = seen.at(-1)?.sequence ?? 0;
      expect(Number(/^SEQUENCE:(\d+)/m.exec(entry ?? '')?.[1])).toBeGreaterThanOrEqual(reported);
    }),
    { numRuns: runSize({ nightly: 150, short: 6 }) },
  );
});

function changeOf(act: 'move' | 'otherMove' | 'cancel') {
  if (act === 'cancel') return { isCancelled: true };
  return { movedTo: act === 'move' ? '2026-11-18T10:00' : '2026-11-19T11:30' } as const;
}
