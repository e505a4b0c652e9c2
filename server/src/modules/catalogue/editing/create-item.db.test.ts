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

async function publishPeople(people: readonly unknown[]): Promise<void> {
  await pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ('instructors', 1, $1, now())`,
    [JSON.stringify({ people })],
  );
}

const input = { kind: 'course', title: 'X', originalLanguage: 'en' } as const;

test('a course begins with the first instructor of the academy', async () => {
  expect((await admin.create(input)).draft).toMatchObject({ instructor: 'viktor-hajnal' });
  const [viktor] = initialValues('instructors').people;
  const words = { en: 'Trader' };
  await publishPeople([
    { ...viktor, id: 'anna', slug: 'anna-real', title: words, specialization: words, bio: words },
  ]);
  expect((await admin.create(input)).draft).toMatchObject({ instructor: 'anna-real' });
});

test('a course that nobody could teach is not begun, but a book is', async () => {
  await publishPeople([]);
  await expect(admin.create(input)).rejects.toMatchObject({ code: 'INSTRUCTOR_MISSING' });
  expect((await admin.create({ ...input, kind: 'book' })).draft.kind).toBe('book');
});
