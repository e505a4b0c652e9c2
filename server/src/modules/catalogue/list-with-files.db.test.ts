import { fileKinds } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import {
  createDraftOf,
  createPublicItem,
  createStoredFile,
  testCatalogue,
} from './catalogue.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous),
});

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from file_uses; delete from catalogue_items');
});

describe('the list with files', () => {
  test.for(fileKinds)('names each %s with its file, but not where it lies', async (kind) => {
    const file = await createStoredFile(db);
    const id = await createPublicItem(catalogue.deps, createDraftOf(kind, 'one', file));
    const [item, ...others] = await visitor.listWithFiles({ kind, language: 'de' });
    expect(others).toEqual([]);
    expect(item).toMatchObject({ id, kind, slug: 'one', files: [{ id: file }] });
    const [shown] = item?.files ?? [];
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(['bytes', 'contentType', 'id', 'name']);
  });

  test('leaves out what is not public, other kinds, and files that are not ready', async () => {
    const file = await createStoredFile(db);
    await createPublicItem(catalogue.deps, createDraftOf('book', 'book', file));
    const gone = await createPublicItem(catalogue.deps, createDraftOf('indicator', 'gone', file));
    await pool.query('update catalogue_items set is_public = false where id = $1', [gone]);
    await pool.query("update stored_files set state = 'checking' where id = $1", [file]);
    expect(await visitor.listWithFiles({ kind: 'indicator', language: 'en' })).toEqual([]);
    expect(await visitor.listWithFiles({ kind: 'book', language: 'en' })).toMatchObject([
      { slug: 'book', files: [] },
    ]);
  });
});
