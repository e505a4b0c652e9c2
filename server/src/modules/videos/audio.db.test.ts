import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawSmallVideo } from '../../development/draw-small-video.ts';

import { callers } from '../../testing/callers.ts';
import { drawSmallTone } from '../../testing/draw-small-tone.ts';
import { createStoredFile } from '../catalogue/catalogue.factory.ts';
import { createVideoDraft, openVideosStage } from './videos.factory.ts';

// The encoder runs at low priority, so a busy machine delays it.
vi.setConfig({ testTimeout: 180_000 });

const stage = await openVideosStage('2026-11-16T10:20:00Z');
const { memory, streams } = stage;
const admin = stage.asAdmin();
const visitor = stage.as('anonymous');
const run = promisify(execFile);
const alwaysCounted = { isCounted: async () => true };

let soundFilm: Buffer;
let tones: { low: Buffer; high: Buffer };
beforeAll(async () => {
  soundFilm = await drawSmallVideo({ seconds: 3, hasSound: true });
  tones = {
    low: await drawSmallTone({ seconds: 97, hertz: 300 }),
    high: await drawSmallTone({ seconds: 2, hertz: 2_000 }),
  };
}, 180_000);
beforeEach(() => stage.empty());
afterAll(() => stage.database.close());

async function prepare(body: Buffer): Promise<VideoId> {
  const fileId = await stage.storeVideoFile(body);
  const draft = createVideoDraft({ publishedAt: new Date('2026-11-01') });
  const { id } = await admin.create({ ...draft, fileId, quickie: null });
  await stage.runJobs();
  return id;
}

/** As after its preparation, but without encoding: tracks only need its length. */
async function createPreparedVideo(seconds = 96): Promise<VideoId> {
  const fileId = await createStoredFile(stage.db, 'video');
  const draft = createVideoDraft({ publishedAt: new Date('2026-11-01') });
  const { id } = await admin.create({ ...draft, fileId, quickie: null });
  stage.recorded.forget();
  await stage.fakeReady(id, { seconds });
  return id;
}

async function soundOf(id: VideoId) {
  const { slug } = await admin.read({ id });
  const { playable } = await visitor.read({ slug, language: 'en' });
  return { hasSound: playable.hasSound, audio: playable.audio };
}

const secondsOf = (list: string | null) =>
  [...(list ?? '').matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, long]) => sum + Number(long), 0);

/** Measures a track's loudness above and below a frequency, to tell which tone it is. */
async function isHighTone(id: VideoId, language: string): Promise<boolean> {
  const at = { extent: 'full', language } as const;
  const keys = await Promise.all(
    ['init.mp4', '00000.m4s'].map((segment) =>
      streams.audioSegment(callers.member, id, { ...at, segment }),
    ),
  );
  const bodies = await Promise.all(
    keys.map(async (url) => {
      const found = await memory.storage.get(/memory:([^?]+)/.exec(url ?? '')?.[1] ?? '');
      if (!found) throw new Error(`nothing at ${url}`);
      return buffer(found.body);
    }),
  );
  const folder = await mkdtemp(join(tmpdir(), 'danube-tone-'));
  try {
    const path = join(folder, 'segment.mp4');
    await writeFile(path, Buffer.concat(bodies));
    const level = async (filter: string) => {
      const args = ['-i', path, '-af', `${filter},volumedetect`, '-f', 'null', '-'];
      const { stderr } = await run('ffmpeg', ['-hide_banner', ...args]);
      return Number(/max_volume: (-?[\d.]+)/.exec(stderr)?.[1]);
    };
    return (await level('highpass=f=1200')) > (await level('lowpass=f=600'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('a silent film gets tracks in two languages, each with a preview that ends at 90 s', async () => {
  const id = await createPreparedVideo();
  expect(await soundOf(id)).toEqual({ hasSound: false, audio: [] });
  expect(await streams.previewPlaylist(callers.anonymous, id, alwaysCounted)).not.toContain(
    'EXT-X-MEDIA:',
  );

  await admin.putAudio({ id, language: 'de', fileId: await stage.keepAudio(tones.high) });
  const { audio } = await admin.putAudio({
    id,
    language: 'en',
    fileId: await stage.keepAudio(tones.low),
  });
  expect(audio).toEqual([
    { language: 'de', state: 'waiting' },
    { language: 'en', state: 'waiting' },
  ]);
  expect(await soundOf(id)).toEqual({ hasSound: false, audio: [] });
  await stage.runJobs();
  // The video's original language is the default.
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: ['en', 'de'] });

  const master = await streams.master(callers.member, id, { isPlay: true });
  expect(master?.match(/full\/audio\/\w+\/index.m3u8/g)).toEqual([
    'full/audio/en/index.m3u8',
    'full/audio/de/index.m3u8',
  ]);
  const preview = await streams.previewPlaylist(callers.anonymous, id, alwaysCounted);
  expect(preview).toContain('URI="preview/audio/de/index.m3u8"');
  expect(preview).toContain('\npreview/index.m3u8');
  for (const language of ['en', 'de']) {
    const full = await streams.audioPlaylist(callers.member, id, { extent: 'full', language });
    const started = await streams.audioPlaylist(callers.anonymous, id, {
      extent: 'preview',
      language,
    });
    // A short track is padded with silence, a long one is cut: captions stay in sync.
    expect(secondsOf(full)).toBeCloseTo(96, 0);
    expect(secondsOf(started)).toBeLessThanOrEqual(90.1);
    expect(secondsOf(started)).toBeGreaterThan(89.5);
  }
  expect([await isHighTone(id, 'en'), await isHighTone(id, 'de')]).toEqual([false, true]);
});

test('no forged or foreign address leads to the whole of a track', async () => {
  const id = await createPreparedVideo();
  await admin.putAudio({ id, language: 'de', fileId: await stage.keepAudio(tones.high) });
  await stage.runJobs();
  const segments = (list: string | null): readonly string[] => list?.match(/^\d{5}\.m4s$/gm) ?? [];
  const full = { extent: 'full', language: 'de' } as const;
  const started = { extent: 'preview', language: 'de' } as const;
  const all = segments(await streams.audioPlaylist(callers.member, id, full));
  const free = segments(await streams.audioPlaylist(callers.anonymous, id, started));
  const beyond = all.filter((segment) => !free.includes(segment));
  expect(beyond.length).toBeGreaterThan(0);
  for (const segment of [
    ...beyond,
    '../full/00023.m4s',
    '..%2Ffull%2F00023.m4s',
    'index.m3u8',
    '',
    '00000.m4s?',
  ]) {
    expect(
      await streams.audioSegment(callers.anonymous, id, { ...started, segment }),
      segment,
    ).toBeNull();
  }
  for (const language of ['en', 'sk', 'xx', '../en', 'DE', '']) {
    expect(await streams.audioPlaylist(callers.member, id, { ...full, language })).toBeNull();
    const segment = { ...full, language, segment: '00000.m4s' };
    expect(await streams.audioSegment(callers.member, id, segment), language).toBeNull();
  }
  // Neither another video's track nor an unpublished one is found under this video.
  const { id: other } = await admin.create({
    ...createVideoDraft({ publishedAt: null, slug: 'another-film' }),
    fileId: await createStoredFile(stage.db, 'video'),
    quickie: null,
  });
  await stage.fakeReady(other);
  await admin.putAudio({ id: other, language: 'fr', fileId: await stage.keepAudio(tones.high) });
  await stage.runJob('prepare-audio', { videoId: other, language: 'fr' });
  const french = { extent: 'preview', language: 'fr' } as const;
  expect(await streams.audioPlaylist(callers.anonymous, id, french)).toBeNull();
  expect(await streams.audioPlaylist(callers.anonymous, other, french)).toBeNull();
  expect(await streams.audioPlaylist(callers.member, other, french)).toBeNull();
  expect(await streams.audioPlaylist(callers.admin, other, french)).toContain('#EXTINF');
});

test('a film’s own sound is a track, and an uploaded one of its language takes its place', async () => {
  const id = await prepare(soundFilm);
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: ['en'] });
  expect(await streams.master(callers.member, id, { isPlay: true })).toContain('mp4a.40.2');
  expect(await isHighTone(id, 'en')).toBe(false);
  await admin.putAudio({ id, language: 'en', fileId: await stage.keepAudio(tones.high) });
  await stage.runJobs();
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: ['en'] });
  expect(await isHighTone(id, 'en')).toBe(true);
  expect(await admin.removeAudio({ id, language: 'en' })).toEqual({ removed: true });
  expect(await admin.removeAudio({ id, language: 'en' })).toEqual({ removed: false });
  await stage.runJobs();
  expect(await isHighTone(id, 'en')).toBe(false);
  expect(memory.keys().filter((key) => key.includes('/audio/'))).toEqual([]);
});

test('a film that was prepared with sound in its pictures says so, and is split for a track', async () => {
  const fileId = await stage.storeVideoFile(soundFilm);
  const draft = createVideoDraft({ publishedAt: new Date('2026-11-01') });
  const { id } = await admin.create({ ...draft, fileId, quickie: null });
  stage.recorded.forget();
  await stage.fakeReady(id, { seconds: 3, codecs: 'avc1.640028,mp4a.40.2' });
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: [] });
  const { state } = await admin.putAudio({
    id,
    language: 'sk',
    fileId: await stage.keepAudio(tones.high),
  });
  expect(state).toBe('waiting');
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: [] });
  await stage.runJobs();
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: ['en', 'sk'] });
});

test('another film gets the tracks anew, and a removed one takes them along', async () => {
  const id = await prepare(soundFilm);
  await admin.putAudio({ id, language: 'de', fileId: await stage.keepAudio(tones.high) });
  await stage.runJobs();
  await admin.replaceFile({
    id,
    fileId: await stage.storeVideoFile(await drawSmallVideo({ seconds: 6 })),
  });
  await stage.runJobs();
  const at = { extent: 'full', language: 'de' } as const;
  expect(secondsOf(await streams.audioPlaylist(callers.member, id, at))).toBeCloseTo(6, 0);
  expect(await soundOf(id)).toEqual({ hasSound: true, audio: ['de'] });
  await admin.remove({ id });
  await stage.runJobs();
  expect(memory.keys().filter((key) => key.startsWith('education-videos/'))).toEqual([]);
});

test('what is left of a track that went away while it was stored is swept, and nothing else', async () => {
  const id = await createPreparedVideo(3);
  await admin.putAudio({ id, language: 'de', fileId: await stage.keepAudio(tones.high) });
  await stage.runJobs();
  const before = memory.keys();
  const stray = `education-videos/audio/${id}/${crypto.randomUUID()}/full/00000.m4s`;
  await memory.storage.put(stray, 'left over', { contentType: 'audio/mp4' });
  await stage.runJob('sweep-takes', {});
  expect(memory.keys()).toEqual(before);
});

test('only a checked sound file becomes a track, put there by staff', async () => {
  const id = await createPreparedVideo(3);
  const captions = await stage.keepCaptions('WEBVTT\n\n00:00.000 --> 00:02.000\nWords.\n');
  await expect(admin.putAudio({ id, language: 'de', fileId: captions })).rejects.toMatchObject({
    code: 'FILE_NOT_USABLE',
  });
  const fileId = await stage.keepAudio(tones.high);
  for (const caller of ['anonymous', 'member', 'rep'] as const) {
    const code = caller === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN';
    const asking = stage.asAdmin(caller);
    await expect(asking.putAudio({ id, language: 'de', fileId })).rejects.toMatchObject({ code });
    await expect(asking.removeAudio({ id, language: 'de' })).rejects.toMatchObject({ code });
  }
  await admin.putAudio({ id, language: 'de', fileId });
  const { rows } = await stage.pool.query(
    `select action, target_id from audit_entries where action like 'videos.%-audio'`,
  );
  expect(rows).toEqual([{ action: 'videos.put-audio', target_id: id }]);
});
