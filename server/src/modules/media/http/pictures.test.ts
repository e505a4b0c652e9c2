import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { StorageUnavailableError } from '../../../platform/storage-failure.ts';
import { servePicture } from './pictures.ts';

const known = '11111111-1111-4111-8111-111111111111';
const unknown = '22222222-2222-4222-8222-222222222222';
const away = '33333333-3333-4333-8333-333333333333';

function openPictures() {
  const asked: string[] = [];
  const app = new Hono<HttpVariables>();
  const answer = servePicture({
    media: {
      async openPicture(id, width) {
        asked.push(`${id} ${width}`);
        if (id === away) throw new StorageUnavailableError('away');
        return id === known ? { body: Readable.from([Buffer.from('webp')]), etag: '"1"' } : null;
      },
    },
  });
  app.get('/media/pictures/:fileId', answer);
  return { asked, get: (path: string, headers = {}) => app.request(path, { headers }) };
}

test('a picture may be kept for ever, and the storage is asked for it once', async () => {
  const { asked, get } = openPictures();
  for (let time = 0; time < 3; time += 1) {
    const answer = await get(`/media/pictures/${known}?w=480`);
    expect([answer.status, await answer.text()]).toEqual([200, 'webp']);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  expect(asked).toEqual([`${known} 480`]);
  const again = await get(`/media/pictures/${known}?w=480`, { 'if-none-match': '"1"' });
  expect(again.status).toBe(304);
});

test.each([
  `${unknown}?w=480`,
  `${known}?w=481`,
  `${known}?w=`,
  'not-an-id?w=480',
  '..%2f..%2fquarantine%2fx',
])('there is no picture %s', async (path) => {
  const { get } = openPictures();
  const answer = await get(`/media/pictures/${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
});

test('a storage that is away is said so, and asked again later', async () => {
  const { asked, get } = openPictures();
  const answer = await get(`/media/pictures/${away}`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await get(`/media/pictures/${away}`);
  expect(asked).toHaveLength(2);
});
