import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelledOccurrence, createEventDraft, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';

const stage = await openEventsStage();
const { db, as, mails, admin, visitor, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(() => stage.reset());

const date = '2026-11-24';
const decemberDraft = createEventDraft({ title: 'December', firstStart: '2026-12-01T20:00' });
const later = createEventDraft({ title: 'Education Live', firstStart: '2026-11-24T19:00' });

async function starts(daysAhead = 21): Promise<string[]> {
  const found = await visitor.upcoming({ daysAhead });
  return found.map((one) => `${one.title} ${one.scheduledDate} ${one.scheduledTime}`);
}

describe('changing one and all that follow', () => {
  test('splits the series, which keeps its address and its name', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    const part = await admin.changeFollowing({ id, date, draft: later });
    expect(part).toMatchObject({ ...later, seriesId: id, slug: 'tuesday', endsBefore: null });
    expect(part.id).not.toBe(id);
    expect(await starts()).toEqual([
      'Education Tuesday Live 2026-11-17 18:00',
      'Education Live 2026-11-24 19:00',
      'Education Live 2026-12-01 19:00',
    ]);
    const names = (await visitor.upcoming({ daysAhead: 21 })).map((one) => one.id);
    expect(names).toEqual([`${id}@2026-11-17`, `${id}@2026-11-24`, `${id}@2026-12-01`]);
    const page = await visitor.page({ slug: 'tuesday', date, language: 'en' });
    expect(page).toMatchObject({ title: 'Education Live', scheduledTime: '19:00' });
  });

  test('keeps who registered, and tells them the new time', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    const [person = ''] = await stage.people(1);
    for (const day of ['2026-11-17', date]) {
      await as(person).register({ slug: 'tuesday', date: day, timeZone: 'Europe/Vienna' });
    }
    stage.events.recorded.forget();
    await admin.changeFollowing({ id, date, draft: later });
    expect(mails()).toMatchObject([
      {
        mail: { kind: 'event-changed', startsAt: '2026-11-24T18:00:00Z' },
        calendar: { method: 'REQUEST', content: expect.stringContaining(`UID:${id}@2026-11-24`) },
      },
    ]);
    expect((await as(person).registration({ slug: 'tuesday', date })).state).toBe('registered');
  });

  test('keeps what was done to later occurrences', async () => {
    const { id } = await insertEventWith(db, { exceptions: [cancelledOccurrence('2026-12-01')] });
    await admin.changeFollowing({ id, date, draft: later });
    expect(await starts()).toEqual([
      'Education Tuesday Live 2026-11-17 18:00',
      'Education Live 2026-11-24 19:00',
    ]);
  });

  test('from the first one on changes the whole part, and leaves no empty one behind', async () => {
    const { id } = await insertEventWith(db, { firstStart: '2026-11-24T18:00' });
    const part = await admin.changeFollowing({ id, date, draft: later });
    expect(part.id).toBe(id);
    expect(await admin.list()).toHaveLength(1);
  });

  test('can be done again, within either part', async () => {
    const { id } = await insertEventWith(db);
    const second = await admin.changeFollowing({ id, date, draft: later });
    const draft = createEventDraft({ title: 'December', firstStart: '2026-12-01T20:00' });
    await admin.changeFollowing({ id: second.id, date: '2026-12-01', draft });
    expect(await starts()).toEqual([
      'Education Tuesday Live 2026-11-17 18:00',
      'Education Live 2026-11-24 19:00',
      'December 2026-12-01 20:00',
    ]);
    expect(await admin.remove({ id })).toEqual({ removed: true });
    expect(await admin.list()).toEqual([]);
  });

  test('moves to an earlier weekday of the same week, where nothing lies between', async () => {
    const { id } = await insertEventWith(db);
    const monday = {
      firstStart: '2026-11-23T18:00',
      recurrenceRule: 'FREQ=WEEKLY;BYDAY=MO',
    } as const;
    await admin.changeFollowing({ id, date, draft: createEventDraft(monday) });
    expect((await visitor.upcoming({ daysAhead: 14 })).map((one) => one.date)).toEqual([
      '2026-11-17',
      '2026-11-23',
      '2026-11-30',
    ]);
    const daily = await insertEventWith(db, { recurrenceRule: 'FREQ=DAILY' });
    const input = { id: daily.id, date, draft: createEventDraft(monday) };
    await expect(admin.changeFollowing(input)).rejects.toMatchObject({ code: 'SERIES_OVERLAPS' });
  });

  test('refuses a day without an occurrence, and a part that would reach into another', async () => {
    const { id } = await insertEventWith(db);
    const nowhere = { id, date: '2026-11-25', draft: later };
    await expect(admin.changeFollowing(nowhere)).rejects.toMatchObject({
      code: 'OCCURRENCE_NOT_FOUND',
    });
    const second = await admin.changeFollowing({ id, date, draft: later });
    const early = { ...later, firstStart: '2026-11-10T18:00' as const, id: second.id };
    await expect(admin.change(early)).rejects.toMatchObject({ code: 'SERIES_OVERLAPS' });
    const late = { ...later, firstStart: '2026-12-01T18:00' as const, id };
    await expect(admin.change(late)).rejects.toMatchObject({ code: 'SERIES_OVERLAPS' });
  });
});

test('the last word of a series about its days is never two words', async () => {
  const { id } = await insertEventWith(db);
  await admin.changeFollowing({ id, date, draft: later });
  await admin.change({ ...createEventDraft({ recurrenceRule: 'FREQ=DAILY' }), id });
  platform.clock.set('2026-11-20T10:00:00Z');
  const days = (await visitor.upcoming({ daysAhead: 5 })).map((one) => one.date);
  expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
});

describe('the session that it was said of', () => {
  test('takes place as the new plan says, wherever it was moved before', async () => {
    const { id } = await insertEventWith(db);
    const change = { movedTo: '2026-11-25T10:00', host: 'Viktor Hajnal' } as const;
    await admin.changeOccurrence({ id, date, change });
    const preview = await admin.preview({ kind: 'changeFollowing', id, date, draft: later });
    expect(preview.effects[0]?.after?.startsAt).toEqual(new Date('2026-11-24T18:00:00Z'));
    await admin.changeFollowing({ id, date, draft: later });
    expect((await starts()).slice(1)).toEqual([
      'Education Live 2026-11-24 19:00',
      'Education Live 2026-12-01 19:00',
    ]);
    const [first] = (await visitor.upcoming({ daysAhead: 14 })).slice(1);
    expect(first?.host).toBeNull();
  });
});

describe('cancelling one and all that follow', () => {
  test('ends every later part of the series, and tells who registered there', async () => {
    const { id } = await insertEventWith(db, { slug: 'tuesday' });
    await admin.changeFollowing({ id, date: '2026-12-01', draft: decemberDraft });
    const [person = ''] = await stage.people(1);
    const inDecember = { slug: 'tuesday', date: '2026-12-08', timeZone: 'Europe/Vienna' };
    await as(person).register(inDecember);
    stage.events.recorded.forget();
    const preview = await admin.preview({ kind: 'endSeries', id, date });
    expect(preview.mails).toBe(1);
    await admin.endSeries({ id, date });
    expect(await starts(60)).toEqual(['Education Tuesday Live 2026-11-17 18:00']);
    expect(mails()).toMatchObject([{ mail: { kind: 'event-cancelled' } }]);
    expect(await admin.list()).toMatchObject([
      { id, endsBefore: null, recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261123' },
    ]);
  });

  test('from the first session of a later part on keeps what comes before it', async () => {
    const { id } = await insertEventWith(db);
    const december = await admin.changeFollowing({ id, date: '2026-12-01', draft: decemberDraft });
    await admin.endSeries({ id: december.id, date: '2026-12-01' });
    expect(await starts(60)).toEqual([
      'Education Tuesday Live 2026-11-17 18:00',
      'Education Tuesday Live 2026-11-24 18:00',
    ]);
  });

  test('from the very first session on removes the series', async () => {
    const { id } = await insertEventWith(db, { firstStart: '2026-11-24T18:00' });
    await admin.endSeries({ id, date });
    expect(await admin.list()).toEqual([]);
  });

  test('is refused for a day without a session', async () => {
    const { id } = await insertEventWith(db);
    const nowhere = admin.endSeries({ id, date: '2026-11-25' });
    await expect(nowhere).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
  });
});

test('a rule that counts says how many sessions are left from each one on', async () => {
  await insertEventWith(db, {
    firstStart: '2026-11-10T18:00',
    recurrenceRule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=5',
  });
  const found = await admin.occurrences({ from: '2026-11-01', to: '2026-12-31' });
  expect(found.map((one) => one.countFromHere)).toEqual([5, 4, 3, 2, 1]);
});
