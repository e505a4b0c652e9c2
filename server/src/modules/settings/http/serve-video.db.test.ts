import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { HttpVariables } from '../../../platform/http-variables.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { openMediaStage } from '../../media/media.factory.ts';
import { createSettings } from '../settings.module.ts';
import { serveVideo } from './serve-video.ts';

const now = '2026-11-17T09:00:00Z';
const files = await openMediaStage(now);
const { db, pool } = files;
const media = {
  ...files.media.api,
  linkForPlayback: async (_tx: unknown, id: FileId) => ({ url: `https://storage.test/${id}` }),
};
const settings = createSettings({
  ...testPlatform(db, now),
  findNames: async () => new Map(),
  media,
  findReferences: async () => [],
});
const owner = createRouterClient(settings.routers.settings, { context: contextOf(callers.admin) });

afterAll(() => files.database.close());

beforeEach(async () => {
  await files.empty();
  await pool.query('delete from settings_groups; delete from settings_versions');
});

async function aFile(purpose: 'picture' | 'video'): Promise<FileId> {
  const { rows } = await pool.query(
    `insert into stored_files (id, name, purpose, state, bytes, created_at, updated_at)
     values (gen_random_uuid(), 'a file', $1, 'ready', 1, now(), now()) returning id`,
    [purpose],
  );
  return rows[0].id;
}

async function saveHero(changes: { film?: string; poster?: string }) {
  const { revision } = await owner.read({ group: 'hero' });
  return owner.save({ group: 'hero', revision, values: { ...initialValues('hero'), ...changes } });
}

function ask(id: string, caller: Caller = 'anonymous') {
  const findActor = async () => callers[caller];
  const answer = serveVideo({ db, media, findActor });
  const app = new Hono<HttpVariables>().get('/media/films/:fileId', answer);
  const headers = { cookie: 'session=x' };
  return app.request(`/media/films/${id}`, caller === 'anonymous' ? {} : { headers });
}

test('the film of the home page is shown to everyone, by a link that nobody keeps', async () => {
  const film = await aFile('video');
  const poster = await aFile('picture');
  const { revision } = await saveHero({ film, poster });
  await owner.publish({ group: 'hero', revision });
  const answer = await ask(film);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`https://storage.test/${film}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const shown = await owner.shown({ language: 'de' });
  expect(shown.values.hero).toEqual({ film, poster });
});

test('a film that the settings do not show stays where it is', async () => {
  const lesson = await aFile('video');
  const poster = await aFile('picture');
  await saveHero({ poster });
  for (const id of [lesson, poster, 'no-id']) expect((await ask(id)).status).toBe(404);
});

test('a film of a draft is shown to those alone who edit it', async () => {
  const film = await aFile('video');
  await saveHero({ film });
  for (const caller of ['anonymous', 'member', 'moderator'] as const) {
    expect((await ask(film, caller)).status).toBe(404);
  }
  expect((await ask(film, 'admin')).status).toBe(302);
});

test('a film has to be a film, and its poster a picture', async () => {
  const film = await aFile('video');
  const picture = await aFile('picture');
  await expect(saveHero({ film: picture })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  await expect(saveHero({ film, poster: film })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
});

test('a film that the history names stays among the files', async () => {
  const film = await aFile('video');
  const { revision } = await saveHero({ film });
  await owner.publish({ group: 'hero', revision });
  const next = await saveHero({});
  await owner.publish({ group: 'hero', revision: next.revision });
  expect((await ask(film)).status).toBe(404);
  await expect(files.admin.remove({ fileId: film })).rejects.toMatchObject({ code: 'FILE_IN_USE' });
});
