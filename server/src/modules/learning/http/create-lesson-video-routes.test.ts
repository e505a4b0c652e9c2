import { Readable } from 'node:stream';
import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { expect, test } from 'vitest';
import { StorageUnavailableError } from '../../../platform/storage-failure.ts';
import { callers } from '../../../testing/callers.ts';
import type { LearningApi } from '../learning.api.ts';
import { createLessonVideoRoutes } from './create-lesson-video-routes.ts';

const lesson = lessonIdSchema.parse('10000000-0000-4000-8000-000000000001');
const cookie = { cookie: 'session=1' };

function ask(path: string, learning: Partial<LearningApi>, headers: Record<string, string> = {}) {
  const app = createLessonVideoRoutes({
    identity: { findActor: async () => callers.member },
    learning: {
      film: async () => null,
      captions: async () => null,
      describeCaptions: async () => null,
      picture: async () => null,
      ...learning,
    },
  });
  return app.request(path, { headers });
}

test('a film is a link of the storage that nobody keeps', async () => {
  const film = async () => ({ url: 'https://files.example/film?signature=1' });
  const answer = await ask(`/${lesson}/film`, { film }, cookie);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('https://files.example/film?signature=1');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('captions come from here, because another site’s words are not read by a player', async () => {
  const captions = async () => ({ body: Readable.from([Buffer.from('WEBVTT\n')]) });
  const answer = await ask(`/${lesson}/captions.vtt`, { captions }, cookie);
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await answer.text()).toBe('WEBVTT\n');
});

test('a picture is checked with every request, and sent once', async () => {
  const picture: LearningApi['picture'] = async (_actor, _lesson, { width }) => ({
    body: Readable.from([Buffer.from(`${width} wide`)]),
    etag: '"1"',
  });
  const path = `/${lesson}/pictures/${lesson}`;
  const answer = await ask(`${path}?w=480`, { picture }, cookie);
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'image/webp',
    '480 wide',
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  const again = await ask(path, { picture }, { ...cookie, 'if-none-match': '"1"' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask(`${path}?w=1`, { picture }, cookie)).status).toBe(404);
});

test('what is closed is refused, to visitors as such', async () => {
  const film: LearningApi['film'] = async (actor) => ({
    isClosed: true,
    isSignedOut: actor.kind === 'visitor',
  });
  expect((await ask(`/${lesson}/film`, { film })).status).toBe(401);
  expect((await ask(`/${lesson}/film`, { film }, cookie)).status).toBe(403);
  const picture: LearningApi['picture'] = async () => ({ isClosed: true, isSignedOut: false });
  const path = `/${lesson}/pictures/${lesson}`;
  expect((await ask(path, { picture }, { ...cookie, 'if-none-match': '*' })).status).toBe(403);
});

test.each([
  `/${lesson}/film`,
  `/${lesson}/captions.vtt`,
  `/${lesson}/pictures/${lesson}`,
  `/${lesson}/pictures/nothing`,
  '/nothing/film',
])('%s is not there', async (path) => {
  expect((await ask(path, {}, cookie)).status).toBe(404);
});

test('without storage it is to be tried again', async () => {
  const film = async () => {
    throw new StorageUnavailableError('away');
  };
  expect((await ask(`/${lesson}/film`, { film }, cookie)).status).toBe(503);
});
