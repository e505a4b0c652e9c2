import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import { type Caller, callers } from '../../../testing/callers.ts';
import type { PreviewFiles } from '../preview/preview-files.ts';
import { createLessonPreviewRoutes } from './create-lesson-preview-routes.ts';

const id = '10000000-0000-4000-8000-000000000001';
const at = `/draft/${id}/${id}`;

function ask(
  path: string,
  caller: Caller,
  files: Partial<PreviewFiles> & { method?: string } = {},
) {
  const { method = 'GET', ...own } = files;
  const app = createLessonPreviewRoutes({
    identity: { findActor: async () => callers[caller] },
    files: {
      linkVideo: async () => ({ url: 'https://files.example/film' }),
      linkFile: async () => ({ url: 'https://files.example/file' }),
      openCaptions: async () => ({ body: Readable.from([Buffer.from('WEBVTT\n')]) }),
      describeCaptions: async () => ({ contentLength: 7 }),
      ...own,
    },
  });
  return app.request(path, { method });
}

test('those who edit a lesson get its files, which nobody keeps', async () => {
  const film = await ask(`${at}/film`, 'editor');
  expect([film.status, film.headers.get('location')]).toEqual([302, 'https://files.example/film']);
  expect(film.headers.get('cache-control')).toBe('private, no-store');
  expect((await ask(`${at}/file`, 'admin')).headers.get('location')).toBe(
    'https://files.example/file',
  );
  expect(await (await ask(`${at}/captions.vtt`, 'editor')).text()).toBe('WEBVTT\n');
  const head = await ask(`${at}/captions.vtt`, 'editor', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
});

test.each([
  'anonymous',
  'member',
  'rep',
  'support',
  'bookkeeper',
  'moderator',
  'adminWithoutRole',
] as const)('for %s there are none', async (caller) => {
  for (const what of ['film', 'file', 'captions.vtt']) {
    expect((await ask(`${at}/${what}`, caller)).status).toBe(404);
  }
});

test.each([`/draft/${id}/nothing/film`, `/latest/${id}/${id}/film`, `${at}/film`])(
  '%s is not there',
  async (path) => {
    const linkVideo = async () => {
      throw new DomainError('LESSON_NOT_FOUND');
    };
    expect((await ask(path, 'editor', { linkVideo })).status).toBe(404);
  },
);
