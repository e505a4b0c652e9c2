import {
  applyEdits,
  createCourseDraft,
  lessonId,
} from '@danube/contract/catalogue/draft/draft.factory.ts';
import { newDraft } from '@danube/contract/catalogue/draft/new-draft.ts';
import type { ReadinessName } from '@danube/contract/part-names.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createPublicItem, testCatalogue } from './catalogue.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));

beforeEach(() => pool.query('delete from catalogue_items'));
afterAll(() => database.close());

const isDone = (name: ReadinessName) =>
  catalogue.readiness.find((source) => source.name === name)?.isDone(db);

test('a public sample is to do until someone edits it or takes it down', async () => {
  const id = await createPublicItem(catalogue.deps, createCourseDraft());
  expect(await isDone('publishedCourse')).toBe(true);
  expect(await isDone('sampleContent')).toBe(true);
  await pool.query('update catalogue_items set is_sample = true');
  expect(await isDone('sampleContent')).toBe(false);
  await insertPerson(db, { id: 'editor' });
  await pool.query(`update catalogue_items set updated_by = 'editor' where id = $1`, [id]);
  expect(await isDone('sampleContent')).toBe(true);
  await pool.query('update catalogue_items set updated_by = null, is_public = false');
  expect(await isDone('sampleContent')).toBe(true);
});

test('the book that the home page promises is published', async () => {
  const book = newDraft({
    kind: 'book',
    slug: 'forbidden-trading',
    title: 'Forbidden Trading',
    originalLanguage: 'en',
    instructor: '',
    level: '',
  });
  expect(await isDone('promisedBook')).toBe(false);
  await createPublicItem(catalogue.deps, book);
  expect(await isDone('promisedBook')).toBe(true);
});

test('every course that the home page and the footer link to is published', async () => {
  const [last = '', ...others] = initialValues('footer').courses.flatMap(
    ({ path }) => /^\/course\/(.+)/.exec(String(path))?.[1] ?? [],
  );
  for (const slug of others) await createPublicItem(catalogue.deps, createCourseDraft(slug, slug));
  expect(await isDone('linkedCourses')).toBe(false);
  await createPublicItem(catalogue.deps, createCourseDraft(last, last));
  expect(await isDone('linkedCourses')).toBe(true);
});

test('a language is complete when every lesson is written in it', async () => {
  await createPublicItem(catalogue.deps, createCourseDraft('plain', 'Plain'));
  expect(await isDone('languagesComplete')).toBe(true);
  const titled = applyEdits(createCourseDraft(), {
    edit: 'text',
    unit: 'item',
    language: 'de',
    text: { title: 'Einen Chart lesen', summary: 'Kurz.', description: 'Lang.' },
    state: 'reviewed',
  });
  await createPublicItem(catalogue.deps, titled);
  expect(await isDone('languagesComplete')).toBe(false);
});

test('a lesson in one more language than its course changes nothing', async () => {
  const draft = applyEdits(createCourseDraft(), {
    edit: 'text',
    unit: lessonId(1),
    language: 'de',
    text: { title: 'Lektion 1' },
    state: 'reviewed',
  });
  await createPublicItem(catalogue.deps, draft);
  expect(await isDone('languagesComplete')).toBe(true);
});
