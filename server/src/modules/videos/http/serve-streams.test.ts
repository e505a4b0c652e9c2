import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { Actor } from '../../../platform/actor.ts';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { StorageUnavailableError } from '../../../platform/storage-failure.ts';
import { callers } from '../../../testing/callers.ts';
import type { StreamsApi } from '../videos.api.ts';
import { serveStreams } from './serve-streams.ts';

const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a';

function open({
  actor = callers.anonymous,
  ...given
}: { actor?: Actor } & Partial<StreamsApi> = {}) {
  const streams: StreamsApi = {
    master: async () => '#EXTM3U full',
    playlist: async () => '#EXTM3U size',
    segment: async () => 'https://storage.example/segment',
    film: async () => 'https://storage.example/film',
    previewPlaylist: async () => '#EXTM3U preview',
    previewSegment: async () => 'https://storage.example/preview-segment',
    previewRendition: async () => '#EXTM3U preview size',
    audioPlaylist: async () => '#EXTM3U track',
    audioSegment: async (_actor, _id, { extent }) => `https://storage.example/${extent}-track`,
    picture: async () => ({ body: Readable.from([Buffer.from('jpeg')]), contentLength: 4 }),
    describePicture: async () => ({ contentLength: 4 }),
    thumbnails: async () => 'WEBVTT',
    captions: async () => 'WEBVTT words',
    ...given,
  };
  const findActor = vi.fn(async () => actor);
  const app = new Hono<HttpVariables>();
  const seen = new Set<string>();
  const isNewViewer = async (video: string, viewer: string) =>
    seen.size < seen.add(`${video} ${viewer}`).size;
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-address') ?? null);
    await next();
  });
  app.route('/media/videos', serveStreams({ streams, identity: { findActor }, isNewViewer }));
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`/media/videos/${path}`, { headers, method });
  return { ask, findActor, streams };
}

const closed = [
  `${id}/full.m3u8`,
  `${id}/full/1080p/index.m3u8`,
  `${id}/full/1080p/00000.m4s`,
  `${id}/full/1080p/init.mp4`,
  `${id}/fallback.mp4`,
  `${id}/full/audio/de/index.m3u8`,
  `${id}/full/audio/de/00000.m4s`,
  `${id}/full/audio/de/init.mp4`,
];

test.each(closed)('a visitor is refused %s, and nothing is looked up for them', async (path) => {
  const master = vi.fn();
  const full = { master, playlist: master, segment: master, film: master };
  const { ask } = open({ ...full, audioPlaylist: master, audioSegment: master });
  const answer = await ask(path, { range: 'bytes=0-10', cookie: 'session=forged' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('location')).toBeNull();
  expect(master).not.toHaveBeenCalled();
});

test.each(closed)('a member gets %s, kept by nobody', async (path) => {
  const answer = await open({ actor: callers.member }).ask(path);
  expect([200, 302]).toContain(answer.status);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test.each([
  [`${id}/preview.m3u8`, 200],
  [`${id}/preview/00000.m4s`, 302],
  [`${id}/preview/index.m3u8`, 200],
  [`${id}/preview/audio/de/index.m3u8`, 200],
  [`${id}/preview/audio/de/00000.m4s`, 302],
  [`${id}/poster.jpg`, 200],
  [`${id}/thumbnails.jpg`, 200],
  [`${id}/thumbnails.vtt`, 200],
  [`${id}/captions/de.vtt`, 200],
])('everybody gets %s', async (path, status) => {
  const { ask, findActor } = open();
  expect((await ask(path)).status).toBe(status);
  expect(findActor).not.toHaveBeenCalled();
});

test.each([
  'no-id/preview.m3u8',
  `${id}/captions/xx.vtt`,
  `${id}/preview/../full.m3u8/x`,
  `${id}/full/1080p/a/b`,
])('there is nothing at %s', async (path) => {
  expect((await open({ actor: callers.member }).ask(path)).status).toBe(404);
});

test('a visitor is led to segments of the preview’s sound, whatever the address says besides', async () => {
  const { ask } = open();
  for (const address of ['preview/audio/de/00000.m4s', 'preview/audio/de/00000.m4s?extent=full']) {
    const answer = await ask(`${id}/${address}`);
    expect(answer.headers.get('location')).toBe('https://storage.example/preview-track');
  }
  for (const forged of ['preview/audio/de/../../../full/audio/de/00000.m4s', 'full%2Faudio/de/x']) {
    expect([401, 404]).toContain((await ask(`${id}/${forged}`)).status);
  }
});

test('without its storage it asks to come back', async () => {
  const segment = () => Promise.reject(new StorageUnavailableError('away'));
  const answer = await open({ actor: callers.member, segment }).ask(`${id}/full/1080p/00000.m4s`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

const forAll = [
  'preview.m3u8',
  'poster.jpg',
  'thumbnails.jpg',
  'thumbnails.vtt',
  'captions/de.vtt',
];

test.each(forAll)(
  '%s is for shared caches, but never as an administrator sees it',
  async (name) => {
    const cookie = { cookie: 'session=1' };
    const cacheOf = async (actor: Actor, method?: string) =>
      (await open({ actor }).ask(`${id}/${name}`, cookie, method)).headers.get('cache-control');
    expect(await cacheOf(callers.anonymous)).toMatch(/^public, max-age=\d+$/);
    expect(await cacheOf(callers.member)).toMatch(/^public, max-age=\d+$/);
    expect(await cacheOf(callers.admin)).toBe('private, no-store');
    expect(await cacheOf(callers.admin, 'HEAD')).toBe('private, no-store');
  },
);

test('the full film is played when its list is read, and not when only its head is asked for', async () => {
  const master = vi.fn(async () => '#EXTM3U full');
  const { ask } = open({ actor: callers.member, master });
  expect((await ask(`${id}/full.m3u8`, {}, 'HEAD')).status).toBe(200);
  expect(master).toHaveBeenLastCalledWith(callers.member, id, { isPlay: false });
  await ask(`${id}/full.m3u8`);
  expect(master).toHaveBeenLastCalledWith(callers.member, id, { isPlay: true });
});

test('a preview counts once for each viewer, and not when only its head is asked for', async () => {
  let counted = 0;
  const { ask } = open({
    async previewPlaylist(_actor, _id, { isCounted }) {
      if (await isCounted()) counted += 1;
      return '#EXTM3U preview';
    },
  });
  const from = (address: string, method?: string) =>
    ask(`${id}/preview.m3u8`, { 'x-address': address }, method);
  await from('192.0.2.1', 'HEAD');
  expect(counted).toBe(0);
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await from(address);
  expect(counted).toBe(2);
  for (const address of ['2001:db8::1', '2001:db8::2']) await from(address);
  expect(counted).toBe(3);
});
