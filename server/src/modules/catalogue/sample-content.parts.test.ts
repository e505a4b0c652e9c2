import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSmallVideo } from '../../development/draw-small-video.ts';
import { readContent } from '../../development/read-content.ts';
import type { FileTree } from '../../platform/content-files/file-tree.ts';
import { createStorage } from '../../platform/storage.ts';
import { requirePartUrl } from '../../platform/test-parts.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { isNightly } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createMedia } from '../media/media.module.ts';
import { createCatalogue } from './catalogue.module.ts';
import { seedCatalogue } from './catalogue.seed.ts';

const content = fileURLToPath(new URL('../../../../content', import.meta.url));
const database = await testDatabase();
const { db, pool } = database;
const storage = createStorage({
  endpoint: requirePartUrl('S3_ENDPOINT'),
  region: requirePartUrl('S3_REGION'),
  bucket: requirePartUrl('S3_BUCKET'),
  accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
  secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
});
const platform = testPlatform(db, '2026-11-15T10:20:00Z');
const { jobs } = createRecordedJobs();
const findNames = async () => new Map<string, string>();
const shared = { ...platform, jobs, findNames };
const media = createMedia({
  ...shared,
  storage,
  ownsBucket: false,
  fileJudged: async () => undefined,
  describeUses: async () => [],
});
const catalogue = createCatalogue({
  ...shared,
  media: media.api,
  settings: { read: async (_tx, group) => initialValues(group) },
});
const admin = createRouterClient(catalogue.routers.catalogueAdmin, {
  context: contextOf(callers.admin),
});
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous),
});
const act = { member: callers.admin, requestId: 'test' };

beforeAll(async () => {
  await insertPerson(db, { id: 'admin-id' });
  await seedCatalogue({ ...platform, media: media.api }, await readSampleContent());
}, 120_000);

afterAll(async () => {
  storage.close();
  await database.close();
});

/** Only the nightly run encodes the real videos, which takes most of a minute of CPU time. */
async function readSampleContent(): Promise<FileTree> {
  const tree = await readContent(content);
  if (isNightly) return tree;
  const film = await drawSmallVideo({ seconds: 2 });
  return new Map([...tree].map(([path, body]) => [path, path.endsWith('.mp4') ? film : body]));
}

async function titles(kind: 'course' | 'book' | 'indicator' | 'package' | 'fact-sheet') {
  const { items } = await visitor.list({ kind, language: 'en' });
  return items.map(({ title }) => title);
}

test('[R1.02] courses, books, indicators and a membership with live sessions are on offer', async () => {
  const courses = (await visitor.list({ kind: 'course', language: 'en' })).items;
  expect(courses.map(({ slug }) => slug)).toContain('fast-track');
  const markets = new Set(courses.flatMap((course) => course.markets));
  expect(markets).toEqual(new Set(['dax', 'dow-jones', 'commodities', 'cfd', 'stocks', 'funds']));
  expect((await titles('book')).length).toBeGreaterThanOrEqual(2);
  expect((await titles('indicator')).length).toBeGreaterThanOrEqual(3);
  expect((await titles('fact-sheet')).length).toBeGreaterThanOrEqual(3);
  const packages = await visitor.packages({ language: 'en' });
  const monthly = packages.filter(({ interval }) => interval === 'month');
  expect(monthly).toMatchObject([{ sale: 'subscription', hasLiveSessions: true }]);
});

test('[R1.03] the featured book is free, by its author, and whole', async () => {
  const found = await visitor.book({ slug: 'forbidden-trading', language: 'en' });
  if (found.isMoved) throw new Error('it has its name');
  expect(found.page).toMatchObject({ title: 'Forbidden Trading', by: 'Viktor Hajnal', price: 0 });
  const [file] = found.page.files;
  if (!file) throw new Error('the book has a file');
  const opened = await media.api.open(db, file.id);
  if (!opened) throw new Error('the file can be had');
  expect(opened.pageCount).toBe(found.page.pageCount);
  expect(opened.pageCount).toBeGreaterThanOrEqual(24);
  expect((await buffer(opened.body)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('every lesson of the Fast Track is written, and the other courses have their outline', async () => {
  for (const { slug, lessonCount } of (await visitor.list({ kind: 'course', language: 'en' }))
    .items) {
    expect(lessonCount).toBeGreaterThanOrEqual(slug === 'fast-track' ? 20 : 12);
    const { draft } = await admin.find({ kind: 'course', slug });
    if (draft.kind !== 'course') throw new Error('a course was asked for');
    const texts = draft.modules.flatMap((module, index) =>
      module.lessons
        .filter(({ kind }) => kind === 'text' && (slug === 'fast-track' || index === 0))
        .map((lesson) => lesson.texts.en?.text.body ?? ''),
    );
    expect(Math.min(...texts.map((body) => body.split(/\s+/).length))).toBeGreaterThan(400);
  }
});

test('a second run changes nothing', async () => {
  const count = async () =>
    (await pool.query('select count(*)::int, max(updated_at)::text from catalogue_items')).rows;
  const before = await count();
  await seedCatalogue({ ...platform, media: media.api }, await readSampleContent());
  expect(await count()).toEqual(before);
});

test('a course that was exported and imported is the same course under its new name', async () => {
  const original = await admin.find({ kind: 'course', slug: 'fast-track' });
  const archive = await catalogue.api.exportCourse(act, original.id);
  if (!archive) throw new Error('there is such a course');
  const zip = await buffer(archive.body);
  // The original has the slug, so it is released first.
  await pool.query(
    "update catalogue_slugs set slug = 'fast-track-old' where slug = 'fast-track' and kind = 'course'",
  );
  await pool.query("update catalogue_items set slug = 'fast-track-old' where slug = 'fast-track'");
  const file = await media.api.store({
    id: fileIdSchema.parse(randomUUID()),
    name: archive.fileName,
    purpose: 'course',
    body: zip,
    uploadedBy: 'admin-id',
  });
  expect(file.state).toBe('ready');
  const imported = await admin.importCourse({ file: file.id });
  expect(imported).toMatchObject({ state: 'draft', problems: [], revision: 1 });
  expect(withoutIds(imported.draft)).toEqual(withoutIds(original.draft));
}, 60_000);

test('what is not a course is refused with the file that is wrong', async () => {
  const file = fileIdSchema.parse(randomUUID());
  await expect(admin.importCourse({ file })).rejects.toMatchObject({ code: 'IMPORT_INVALID' });
});

/** Modules, lessons and files get new ids. */
function withoutIds(draft: unknown): unknown {
  return JSON.parse(
    JSON.stringify(draft, (key, value) =>
      ['id', 'video', 'captions', 'file', 'cover'].includes(key) && value ? 'an id' : value,
    ),
  );
}
