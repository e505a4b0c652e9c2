import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { type Caller, callers } from '../../../testing/callers.ts';
import { serveLessonPicture } from './lesson-pictures.ts';

const known = '11111111-1111-4111-8111-111111111111';

function get(path: string, caller: Caller, headers = {}) {
  const app = new Hono<HttpVariables>();
  const answer = serveLessonPicture({
    identity: { findActor: async () => callers[caller] },
    media: {
      openLessonPicture: async (id) =>
        id === known ? { body: Readable.from([Buffer.from('webp')]), etag: '"1"' } : null,
    },
  });
  app.get('/media/lesson-pictures/:fileId', answer);
  return app.request(`/media/lesson-pictures/${path}`, { headers });
}

test.each(['admin', 'editor'] as const)('%s sees a picture of a lesson', async (caller) => {
  const answer = await get(`${known}?w=480`, caller);
  expect([answer.status, await answer.text()]).toEqual([200, 'webp']);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect((await get(known, caller, { 'if-none-match': '"1"' })).status).toBe(304);
});

test.each([
  'anonymous',
  'member',
  'rep',
  'support',
  'bookkeeper',
  'moderator',
  'adminWithoutRole',
] as const)('for %s there is none', async (caller) => {
  const answer = await get(known, caller, { 'if-none-match': '"1"' });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('webp');
});

test.each(['22222222-2222-4222-8222-222222222222', `${known}?w=481`, 'not-an-id'])(
  'there is no picture %s',
  async (path) => {
    expect((await get(path, 'editor')).status).toBe(404);
  },
);
