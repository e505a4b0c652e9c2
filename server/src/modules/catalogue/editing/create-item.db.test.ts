import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callers, contextOf } from '../../../testing/callers.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { testCatalogue } from '../catalogue.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));
const admin = createRouterClient(catalogue.routers.catalogueAdmin, {
  context: contextOf(callers.admin),
});
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from catalogue_items; delete from settings_groups');
});

async function publish(group: string, values: object): Promise<void> {
  await pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ($1, 1, $2, now())`,
    [group, JSON.stringify(values)],
  );
}

const input = { kind: 'course', title: 'X', originalLanguage: 'en' } as const;

test('a course begins with the first instructor of the academy', async () => {
  expect((await admin.create(input)).draft).toMatchObject({ instructor: 'viktor-hajnal' });
  const [viktor] = initialValues('instructors').people;
  const words = { en: 'Trader' };
  const anna = { ...viktor, id: 'anna', slug: 'anna-real' };
  await publish('instructors', {
    people: [{ ...anna, title: words, specialization: words, bio: words }],
  });
  expect((await admin.create(input)).draft).toMatchObject({ instructor: 'anna-real' });
});

test('a course that nobody could teach is not begun, but a book is', async () => {
  await publish('instructors', { people: [] });
  await expect(admin.create(input)).rejects.toMatchObject({ code: 'INSTRUCTOR_MISSING' });
  expect((await admin.create({ ...input, kind: 'book' })).draft.kind).toBe('book');
});

const expert = { id: 'x1', slug: 'expert', label: { en: 'Expert' } };
const bonds = { id: 'x2', slug: 'bonds', label: { en: 'Bonds' } };

test('levels and markets of the settings can be chosen, and no others', async () => {
  const edit = (facts: Partial<{ level: string; markets: string[] }>, revision: number) =>
    admin.edit({ id, revision, edits: [{ edit: 'facts', facts }] });
  const { id, draft } = await admin.create(input);
  expect(draft).toMatchObject({ level: 'beginner' });
  await expect(edit({ level: 'expert' }, 1)).rejects.toMatchObject({ code: 'EDIT_INVALID' });
  await publish('names', { levels: [expert], markets: [bonds] });
  await expect(edit({ markets: ['dax'] }, 1)).rejects.toMatchObject({ code: 'EDIT_INVALID' });
  const edited = await edit({ level: 'expert', markets: ['bonds'] }, 1);
  expect(edited.draft).toMatchObject({ level: 'expert', markets: ['bonds'] });
  expect((await admin.create(input)).draft).toMatchObject({ level: 'expert' });
  // An item keeps its level even if the settings no longer have it.
  await pool.query('delete from settings_groups');
  expect((await edit({ markets: ['bonds', 'dax'] }, 2)).draft.markets).toEqual(['bonds', 'dax']);
});

test('what has a level or market is found by it, in drafts and in public', async () => {
  const { id } = await admin.create(input);
  await admin.edit({ id, revision: 1, edits: [{ edit: 'facts', facts: { markets: ['dax'] } }] });
  const filed = (list: 'levels' | 'markets', slug: string) =>
    catalogue.api.findItemsUsingName(db, { list, slug });
  const found = [{ kind: 'course', title: 'X', path: '/admin/courses/x' }];
  expect(await filed('levels', 'beginner')).toEqual(found);
  expect(await filed('markets', 'dax')).toEqual(found);
  expect(await filed('levels', 'advanced')).toEqual([]);
  expect(await filed('markets', 'funds')).toEqual([]);
});
