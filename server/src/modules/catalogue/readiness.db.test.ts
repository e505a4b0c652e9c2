import { aCourseDraft, edited, lessonId } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { ReadinessName } from '@danube/contract/part-names.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { aPublicItem, testCatalogue } from './catalogue.factory.ts';
import { catalogueReadiness } from './editing/catalogue-readiness.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));

beforeEach(() => pool.query('delete from catalogue_items'));
afterAll(() => database.close());

const isDone = (name: ReadinessName) =>
  catalogueReadiness.find((source) => source.name === name)?.isDone(db);

test('a public sample is to do until someone edits it or takes it down', async () => {
  const id = await aPublicItem(catalogue.deps, aCourseDraft());
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

test('a language is complete when every lesson is written in it', async () => {
  await aPublicItem(catalogue.deps, aCourseDraft('plain', 'Plain'));
  expect(await isDone('languagesComplete')).toBe(true);
  const titled = edited(aCourseDraft(), {
    edit: 'text',
    unit: 'item',
    language: 'de',
    text: { title: 'Einen Chart lesen', summary: 'Kurz.', description: 'Lang.' },
    state: 'reviewed',
  });
  await aPublicItem(catalogue.deps, titled);
  expect(await isDone('languagesComplete')).toBe(false);
});

test('a lesson in one more language than its course changes nothing', async () => {
  const draft = edited(aCourseDraft(), {
    edit: 'text',
    unit: lessonId(1),
    language: 'de',
    text: { title: 'Lektion 1' },
    state: 'reviewed',
  });
  await aPublicItem(catalogue.deps, draft);
  expect(await isDone('languagesComplete')).toBe(true);
});
