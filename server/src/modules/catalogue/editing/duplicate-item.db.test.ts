import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { testCatalogue } from '../catalogue.factory.ts';
import { wholeCourse } from './whole-course.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));
const as = (caller: Caller) =>
  createRouterClient(catalogue.routers.catalogueAdmin, { context: contextOf(callers[caller]) });
const admin = as('admin');
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from catalogue_items');
  await emptyTables(database.ownerUrl, ['audit_entries']);
});

const input = { kind: 'course', title: 'Reading candles', originalLanguage: 'en' } as const;
const german = { edit: 'text', unit: 'item', language: 'de', text: { title: 'Kerzen lesen' } };

async function publishedCourse() {
  const { id } = await admin.create(input);
  const edits = [...wholeCourse, { ...german, state: 'reviewed' } as (typeof wholeCourse)[number]];
  const { revision } = await admin.edit({ id, revision: 1, edits });
  return admin.publish({ id, revision, at: null });
}

function lessonsOf(draft: unknown) {
  return (draft as CourseDraft).modules.flatMap(({ lessons }) => lessons);
}

test('a copy is a draft with the same content under another title, slug and ids', async () => {
  const original = await publishedCourse();
  const copy = await admin.duplicate({ id: original.id, title: 'Reading candles' });
  expect(copy).toMatchObject({ state: 'draft', publishedRevision: null, revision: 1 });
  expect(copy.id).not.toBe(original.id);
  expect(copy.draft.slug).toBe('reading-candles-2');
  const [lesson] = lessonsOf(original.draft);
  const [copied] = lessonsOf(copy.draft);
  expect(copied).toEqual({ ...lesson, id: expect.any(String) });
  expect(copied?.id).not.toBe(lesson?.id);
  expect(copy.draft.texts).toEqual(original.draft.texts);
  expect(await admin.read({ id: original.id })).toMatchObject({ state: 'published', revision: 2 });
});

test('another title is the original language’s, and the log says of what it is a copy', async () => {
  const { id } = await publishedCourse();
  const copy = await admin.duplicate({ id, title: 'Candles, part two' });
  expect(copy.draft.slug).toBe('candles-part-two');
  expect(copy.draft.texts.en?.text.title).toBe('Candles, part two');
  expect(copy.draft.texts.de?.text.title).toBe('Kerzen lesen');
  const { rows } = await pool.query(
    "select target_id as target, after from audit_entries where action = 'catalogue.duplicate'",
  );
  expect(rows).toEqual([{ target: copy.id, after: expect.objectContaining({ of: id }) }]);
});

test('is refused without the right, and of nothing', async () => {
  const { id } = await admin.create(input);
  const copying = as('support').duplicate({ id, title: 'X' });
  await expect(copying).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const missing = itemIdSchema.parse('00000000-0000-4000-8000-000000000000');
  const none = admin.duplicate({ id: missing, title: 'X' });
  await expect(none).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
});
