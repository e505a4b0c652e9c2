import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callers, contextOf } from '../../../testing/callers.ts';
import { cancelledOccurrence, createEventDraft, insertEventWith } from '../events.factory.ts';
import { lockOccurrence, storeRecording } from '../events.repository.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { findPage } from './find-page.ts';

const itemId = itemIdSchema.parse('00000000-0000-4000-8000-0000000000aa');
const course = { id: itemId, kind: 'course', slug: 'fast-track' } as const;
const terms = { isPublic: true, files: [], includes: [], interval: null } as const;
const videoId = videoIdSchema.parse('00000000-0000-4000-8000-0000000000f1');
const film = {
  id: videoId,
  slug: 'last-tuesday',
  title: 'Last Tuesday',
  publishedAt: new Date('2026-11-18T08:00:00Z'),
  hasFailed: false,
};
const stage = await openEventsStage({
  videos: {
    findVideos: async (_tx, ids) =>
      ids.includes(videoId)
        ? [{ ...film, isPublic: platform.clock.now() >= film.publishedAt }]
        : [],
    addVideo: () => Promise.reject(new Error('no film is expected')),
  },
  catalogue: {
    findItems: async () => [{ ...course, ...terms, price: moneySchema.parse(0) }],
    nameItems: async () => [{ ...course, title: 'Fast Track' }],
  },
});
const { db, admin, visitor, platform } = stage;

afterAll(() => stage.database.close());
beforeEach(async () => {
  await stage.reset();
  await stage.database.pool.query('delete from videos; delete from stored_files');
});

const address = { slug: 'tuesday', date: '2026-11-17', language: 'en' } as const;

test('says everything that is true for everybody, and when that changes', async () => {
  const exceptions = [{ date: '2026-11-17', movedTo: '2026-11-18T19:00' as const }];
  const plan = { slug: 'tuesday', audience: 'owners', itemId, capacity: 12 } as const;
  await insertEventWith(db, {
    ...plan,
    exceptions: [...exceptions, cancelledOccurrence('2026-11-24')],
  });
  expect(await visitor.page(address)).toMatchObject({
    date: '2026-11-17',
    scheduledDate: '2026-11-18',
    scheduledTime: '19:00',
    isCancelled: false,
    takesRegistrations: true,
    capacity: 12,
    isFull: false,
    startsAt: new Date('2026-11-18T18:00:00Z'),
    endsAt: new Date('2026-11-18T18:45:00Z'),
    opensAt: new Date('2026-11-18T17:45:00Z'),
    item: { kind: 'course', slug: 'fast-track', title: 'Fast Track' },
    replay: null,
    joinPath: '/events/tuesday/2026-11-17/join',
  });
  const { next } = await visitor.page(address);
  expect(next.map(({ date }) => date)).toEqual([
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
  ]);
});

test('stays after the session with its replay, and after it was cancelled', async () => {
  const { id } = await insertEventWith(db, {
    slug: 'tuesday',
    exceptions: [cancelledOccurrence('2026-11-24')],
  });
  await aFilm();
  platform.clock.set('2026-11-18T10:00:00Z');
  expect(await admin.setRecording({ id, date: address.date, videoId })).toEqual({ recorded: true });
  expect(await visitor.page(address)).toMatchObject({
    isCancelled: false,
    replay: { slug: 'last-tuesday', title: 'Last Tuesday' },
  });
  expect((await visitor.page({ ...address, date: '2026-11-24' })).isCancelled).toBe(true);
});

test('shows a film that is published later from that moment on', async () => {
  const { seriesId } = await insertEventWith(db, { slug: 'tuesday' });
  await aFilm();
  await lockOccurrence(db, { seriesId, date: address.date });
  await storeRecording(db, { seriesId, date: address.date }, videoId);
  platform.clock.set('2026-11-17T20:00:00Z');
  const found = await findPage(stage.events.deps, address);
  expect([found.page.replay, found.freshUntil]).toEqual([null, film.publishedAt]);
  platform.clock.set('2026-11-18T08:00:00Z');
  expect((await visitor.page(address)).replay).toMatchObject({ slug: 'last-tuesday' });
});

test.each([
  ['a day without a session', { ...address, date: '2026-11-18' }],
  ['a name that nothing has', { ...address, slug: 'nothing' }],
])('is not there for %s', async (_, wrong) => {
  await insertEventWith(db, { slug: 'tuesday' });
  await expect(visitor.page(wrong)).rejects.toMatchObject({ code: 'OCCURRENCE_NOT_FOUND' });
});

test('is found by its words: the next date of a series, and past ones with a public replay', async () => {
  const plan = { slug: 'tuesday', title: 'Tuesday live', description: 'We read the DAX.' };
  const { seriesId } = await insertEventWith(db, plan);
  await insertEventWith(db, { slug: 'gold', title: 'Gold', description: 'Another market.' });
  const search = async (query: string) =>
    (await visitor.search({ query, language: 'en' })).map(({ slug, date, hasReplay }) =>
      [slug, date, hasReplay ? 'replay' : 'next'].join(' '),
    );
  expect(await search('dax live')).toEqual(['tuesday 2026-11-17 next']);
  expect(await search('silver')).toEqual([]);
  await aFilm();
  await lockOccurrence(db, { seriesId, date: address.date });
  await storeRecording(db, { seriesId, date: address.date }, videoId);
  platform.clock.set('2026-11-17T22:00:00Z');
  expect(await search('dax')).toEqual(['tuesday 2026-11-24 next']);
  // A cached page of results ends when the replay becomes public.
  const moments: Date[] = [];
  const reads = { tag: () => undefined, freshUntil: (moment: Date) => void moments.push(moment) };
  const reader = createRouterClient(stage.events.routers.events, {
    context: contextOf(callers.anonymous, { reads }),
  });
  await reader.search({ query: 'dax', language: 'en' });
  expect(moments).toContainEqual(film.publishedAt);
  platform.clock.set('2026-11-18T10:00:00Z');
  expect(await search('dax')).toEqual(['tuesday 2026-11-24 next', 'tuesday 2026-11-17 replay']);
});

/** A row that a recording can refer to; the stage provides everything else the page shows. */
async function aFilm(): Promise<void> {
  const { pool } = stage.database;
  await pool.query(
    `insert into stored_files (id, name, purpose, state, bytes, created_at, updated_at)
     values ($1, 'film.mp4', 'video', 'checking', 1, now(), now())`,
    [videoId],
  );
  await pool.query(
    `insert into videos (id, slug, file_id, language, words, searched, show, topics, state, progress,
       folder, created_at, updated_at)
     values ($1, 'last-tuesday', $1, 'en', '{}', '', 'live', '{}', 'waiting', 0, 'folder', now(), now())`,
    [videoId],
  );
}

test('what the release before this one planned has a page by its id, also once it is split', async () => {
  const { id } = await insertEventWith(db, { audience: 'members' });
  await stage.database.pool.query('delete from event_series');
  const [listed] = await visitor.upcoming({ daysAhead: 7 });
  expect(listed?.slug).toBe(id);
  const named = { slug: listed?.slug ?? '', date: '2026-11-17', language: 'en' } as const;
  expect((await visitor.page(named)).eventId).toBe(id);
  const [person = ''] = await stage.people(1);
  const registration = { slug: id, date: '2026-11-24', timeZone: 'Europe/Vienna' };
  expect((await stage.as(person).register(registration)).state).toBe('registered');
  const draft = createEventDraft({ firstStart: '2026-11-24T19:00' });
  await admin.changeFollowing({ id, date: '2026-11-24', draft });
  for (const date of ['2026-11-17', '2026-11-24']) {
    expect((await visitor.page({ ...named, date })).date).toBe(date);
  }
});
