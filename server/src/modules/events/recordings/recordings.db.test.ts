import { afterAll, beforeEach, expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { recordedJobs } from '../../../testing/recorded-jobs.ts';
import { createMedia } from '../../media/media.module.ts';
import { createVideos } from '../../videos/videos.module.ts';
import { anEvent } from '../events.factory.ts';
import { openEventsStage } from '../testing/events.stage.ts';
import { recordingsAttention } from './recordings-for-today.ts';

const memory = memoryStorage();
const { storage } = memory;
const { jobs, sent, forget } = recordedJobs();
const broken = new Set<string>();
let dies = false;

const stage = await openEventsStage((platform) => {
  const own = { ...platform, jobs, storage };
  const media = createMedia({
    ...own,
    findNames: async () => new Map(),
    describeUses: async () => [],
    fileJudged: async () => undefined,
    ownsBucket: true,
  }).api;
  const videos = createVideos({ ...own, media, sampleVideo: null }).api;
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
      async addFilm(tx, film) {
        if (dies) throw new Error('killed');
        return videos.addFilm(tx, film);
      },
    },
  };
});
const { db, admin, as, visitor } = stage;

afterAll(() => stage.database.close());
beforeEach(async () => {
  memory.empty();
  broken.clear();
  forget();
  dies = false;
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
const titles = async () => (await admin.recordings()).map(({ video }) => video?.title ?? null);
const waiting = async (index: 0 | 1) =>
  (await recordingsAttention(stage.events.deps)[index]?.find(db, stage.platform.clock.now()))
    ?.count;

async function replayOf(date: string) {
  const [found] = await admin.occurrences({ from: date, to: date });
  return found?.recording ?? null;
}

test('a recording named after its session is picked up once and linked, and waits to be published', async () => {
  await anEvent(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  await collect();
  await collect();
  // As an uploaded film: checked, then prepared.
  expect([queued('check-video'), queued('prepare-video')]).toMatchObject([[{}], [{}]]);
  expect(memory.keys().filter((key) => key.startsWith('quarantine/'))).toHaveLength(1);
  expect(await replayOf('2026-11-10')).toMatchObject({
    title: 'Education Tuesday Live, 10 November 2026',
    isPublic: false,
  });
  expect([await titles(), await waiting(0), await waiting(1)]).toEqual([[], 0, 1]);
});

test('others wait for a person, who links them or dismisses them', async () => {
  const { id } = await anEvent(db, { slug: 'tuesday' });
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
  // Taken away again, it waits again.
  await admin.setRecording({ id, date: '2026-11-10', videoId: null });
  expect(await titles()).toEqual(['one', '2026-11-11']);
});

test('a second recording of a session never takes the place of the first', async () => {
  await anEvent(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  await put('tuesday/2026-11-10/camera.mp4');
  await collect();
  expect(await replayOf('2026-11-10')).not.toBeNull();
  expect(await titles()).toHaveLength(1);
});

test('a worker that dies half-way picks it up again, and one that fails delays no other', async () => {
  await anEvent(db, { slug: 'tuesday' });
  await put('tuesday/2026-11-10.mp4');
  dies = true;
  await expect(collect()).rejects.toThrow('killed');
  expect(await titles()).toEqual([]);
  dies = false;
  broken.add('recordings/a-broken.mp4');
  await put('a-broken.mp4');
  await expect(collect()).rejects.toThrow('broken');
  expect([queued('check-video').length, queued('prepare-video').length]).toEqual([1, 1]);
  expect(await replayOf('2026-11-10')).not.toBeNull();
});

test('the list is for staff who plan sessions', async () => {
  await stage.people(1);
  for (const other of [visitor, as('person-0')]) {
    await expect(other.recordings()).rejects.toMatchObject({
      code: expect.stringMatching(/UNAUTHORIZED|FORBIDDEN/),
    });
  }
});
