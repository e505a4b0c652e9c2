import { maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../../../testing/create-memory-storage.ts';
import { createRecordedJobs } from '../../../testing/create-recorded-jobs.ts';
import { createMedia } from '../../media/media.module.ts';
import { createVideos } from '../../videos/videos.module.ts';
import { createEventDraft, insertEventWith } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { recordingsAttention } from './today-sources.ts';

const memory = createMemoryStorage();
const sizes = new Map<string, number>();
const storage = {
  ...memory.storage,
  async head(key: string) {
    const found = await memory.storage.head(key);
    return found && { ...found, contentLength: sizes.get(key) ?? found.contentLength };
  },
};
const { jobs, sent, forget } = createRecordedJobs();
const broken = new Set<string>();
let shouldDie = false;

const stage = await openEventsStage((platform) => {
  const own = { ...platform, jobs, storage };
  const media = createMedia({
    ...own,
    findNames: async () => new Map(),
    describeUses: async () => [],
    fileJudged: async () => undefined,
    ownsBucket: true,
  }).api;
  const settings = { read: async () => Promise.reject(new Error('recordings need no names')) };
  const videos = createVideos({ ...own, media, settings, sampleVideo: null }).api;
  return {
    storage,
    media: {
      ...media,
      async receiveObject(file, signal) {
        if (broken.has(file.key)) throw new Error('broken');
        await media.receiveObject(file, signal);
      },
    },
    videos: {
      ...videos,
      async addVideo(tx, film) {
        if (shouldDie) throw new Error('killed');
        return videos.addVideo(tx, film);
      },
    },
  };
});
const { db, admin, as, visitor } = stage;

afterAll(() => stage.database.close());
beforeEach(async () => {
  memory.empty();
  broken.clear();
  sizes.clear();
  forget();
  shouldDie = false;
  await stage.reset();
  await stage.database.pool.query(
    'delete from event_recordings; delete from file_uses; delete from videos; delete from stored_files',
  );
});

/** What was sent to a queue. */
const queued = (name: string) => sent.filter((job) => job.name === name);
const put = (name: string) =>
  memory.storage.put(`recordings/${name}`, `film ${name}`, { contentType: 'video/mp4' });
const collect = () => stage.run('collect-recordings');
const problems = async () => (await admin.recordings()).map(({ name, problem }) => [name, problem]);
const titles = async () => (await admin.recordings()).map(({ video }) => video?.title ?? null);
const waiting = async (index: 0 | 1) =>
  (await recordingsAttention(stage.events.deps)[index]?.find(db, stage.platform.clock.now()))
    ?.count;

async function replayOf(date: string) {
  const [found] = await admin.occurrences({ from: date, to: date });
  return found?.recording ?? null;
}

test('a recording named after its session is picked up once and linked, and waits to be published', async () => {
  await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  await collect();
  await collect();
  // Like an uploaded video: checked, then prepared.
  expect([queued('check-video'), queued('prepare-video')]).toMatchObject([[{}], [{}]]);
  expect(memory.keys().filter((key) => key.startsWith('quarantine/'))).toHaveLength(1);
  expect(await replayOf('2026-11-10')).toMatchObject({
    title: 'Education Tuesday Live, 10 November 2026',
    isPublic: false,
  });
  expect([await titles(), await waiting(0), await waiting(1)]).toEqual([[], 0, 1]);
});

test('others wait for a person, who links them or dismisses them', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday' });
  await put('studio/one.mp4');
  await put('tuesday/2026-11-11.mp4');
  await put('two words.mp4');
  await collect();
  expect(await titles()).toEqual(['one', '2026-11-11', null]);
  expect(await waiting(0)).toBe(3);
  const [first] = await admin.recordings();
  const videoId = first?.video?.id ?? null;
  await admin.setRecording({ id, date: '2026-11-10', videoId });
  expect(await replayOf('2026-11-10')).toMatchObject({ title: 'one' });
  expect(await admin.dismissRecording({ name: 'two words.mp4' })).toEqual({ dismissed: true });
  expect(await admin.dismissRecording({ name: 'two words.mp4' })).toEqual({ dismissed: false });
  expect(await titles()).toEqual(['2026-11-11']);
  await collect();
  expect(queued('check-video')).toHaveLength(2);
  // Once unlinked, it is waiting again.
  await admin.setRecording({ id, date: '2026-11-10', videoId: null });
  expect(await titles()).toEqual(['one', '2026-11-11']);
});

test('a second recording of a session never takes the place of the first', async () => {
  await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  await put('tuesday/2026-11-10/camera.mp4');
  await collect();
  expect(await replayOf('2026-11-10')).not.toBeNull();
  expect(await titles()).toHaveLength(1);
});

test('a worker that dies half-way picks it up again, and one that fails delays no other', async () => {
  await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  shouldDie = true;
  await expect(collect()).rejects.toMatchObject({ errors: [new Error('killed')] });
  expect(await titles()).toEqual([]);
  shouldDie = false;
  broken.add('recordings/a-broken.mp4');
  await put('a-broken.mp4');
  await expect(collect()).rejects.toThrow('a-broken.mp4');
  expect([queued('check-video').length, queued('prepare-video').length]).toEqual([1, 1]);
  expect(await replayOf('2026-11-10')).not.toBeNull();
});

test('what is no film is left alone, also next to one', async () => {
  await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10/a.txt');
  await put('tuesday/2026-11-10/b.mp4');
  await collect();
  expect(await replayOf('2026-11-10')).not.toBeNull();
  expect([queued('check-video').length, await problems()]).toEqual([1, []]);
});

test('a film that failed its check makes room for the next one, and waits for a person', async () => {
  await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10/a.mp4');
  await collect();
  const first = await replayOf('2026-11-10');
  await stage.database.pool.query("update videos set state = 'failed'");
  await put('tuesday/2026-11-10/b.mp4');
  await collect();
  expect((await replayOf('2026-11-10'))?.id).not.toBe(first?.id);
  expect(await problems()).toEqual([['tuesday/2026-11-10/a.mp4', null]]);
});

test('one that is larger than an upload may be is listed, not fetched', async () => {
  await put('large.mp4');
  sizes.set('recordings/large.mp4', maxFileBytes + 1);
  await collect();
  expect(await problems()).toEqual([['large.mp4', 'tooLarge']]);
  expect(queued('check-video')).toEqual([]);
});

test('an object that is still being written is picked up later', async () => {
  await put('empty.mp4');
  await put('young.mp4');
  sizes.set('recordings/empty.mp4', 0);
  memory.setModified('recordings/young.mp4', new Date('2026-11-16T10:18:30Z'));
  await collect();
  expect(await titles()).toEqual([]);
  sizes.clear();
  stage.platform.clock.set('2026-11-16T10:20:30Z');
  await collect();
  expect(await titles()).toEqual(['empty', 'young']);
});

test('an object that was replaced after we looked is not taken for the first one', async () => {
  await put('one.mp4');
  vi.spyOn(storage, 'head').mockImplementationOnce(async (key) => {
    const found = await memory.storage.head(key);
    await memory.storage.put(key, 'another film', { contentType: 'video/mp4' });
    return found;
  });
  await expect(collect()).rejects.toThrow('one.mp4');
  expect(queued('check-video')).toEqual([]);
  await collect();
  expect(await titles()).toEqual(['one']);
});

test('an object that is too large is not fetched, whatever was said before', async () => {
  await put('one.mp4');
  vi.spyOn(storage, 'get').mockImplementationOnce(async (key) => {
    const found = await memory.storage.get(key);
    return found && { ...found, contentLength: maxFileBytes + 1 };
  });
  await expect(collect()).rejects.toThrow('one.mp4');
  expect(queued('check-video')).toEqual([]);
});

test('one that cannot be fetched is listed after five attempts, and nothing fails any more', async () => {
  broken.add('recordings/bad.mp4');
  await put('bad.mp4');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await problems()).toEqual([]);
    await expect(collect()).rejects.toThrow('bad.mp4');
  }
  await collect();
  expect([await problems(), await waiting(0)]).toEqual([[['bad.mp4', 'unreadable']], 1]);
});

test('one that failed and then worked is picked up once', async () => {
  broken.add('recordings/late.mp4');
  await put('late.mp4');
  await expect(collect()).rejects.toThrow('late.mp4');
  broken.clear();
  await collect();
  await collect();
  expect([await titles(), queued('check-video').length]).toEqual([['late'], 1]);
});

test('one that was renamed or removed is no longer listed', async () => {
  await put('two words.mp4');
  await collect();
  expect(await problems()).toEqual([['two words.mp4', 'name']]);
  await memory.storage.remove('recordings/two words.mp4');
  await put('two-words.mp4');
  await collect();
  expect(await problems()).toEqual([['two-words.mp4', null]]);
});

test('a run takes a limited number, and the next one continues', async () => {
  for (let number = 10; number < 32; number += 1) await put(`${number}.mp4`);
  await collect();
  expect(await titles()).toHaveLength(20);
  await collect();
  expect(await titles()).toHaveLength(22);
});

test('a film of two sessions waits only after both lost it', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday' });
  await put('one.mp4');
  await collect();
  const [found] = await admin.recordings();
  const videoId = found?.video?.id ?? null;
  await admin.setRecording({ id, date: '2026-11-03', videoId });
  await admin.setRecording({ id, date: '2026-11-10', videoId });
  await admin.setRecording({ id, date: '2026-11-10', videoId: null });
  expect(await titles()).toEqual([]);
  await admin.setRecording({ id, date: '2026-11-03', videoId: null });
  expect(await titles()).toEqual(['one']);
});

test('the film of a day that the plan loses waits for a session again', async () => {
  const { id } = await insertEventWith(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  await collect();
  expect(await titles()).toEqual([]);
  await admin.change({ id, ...createEventDraft({ recurrenceRule: 'FREQ=WEEKLY;BYDAY=WE' }) });
  expect(await titles()).toHaveLength(1);
});

test('the list is for staff who plan sessions', async () => {
  await stage.people(1);
  for (const other of [visitor, as('person-0')]) {
    await expect(other.recordings()).rejects.toMatchObject({
      code: expect.stringMatching(/UNAUTHORIZED|FORBIDDEN/),
    });
  }
});
