import { type ItemKind, itemKinds } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import {
  createDraftOf,
  createPublicItem,
  createStoredFile,
  testCatalogue,
  unknownItemId,
} from './catalogue.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const catalogue = testCatalogue(testPlatform(db, '2026-11-15T10:20:00Z'));
const admin = createRouterClient(catalogue.routers.catalogueAdmin, {
  context: contextOf(callers.admin),
});
const visitor = createRouterClient(catalogue.routers.catalogue, {
  context: contextOf(callers.anonymous),
});
await insertPerson(db, { id: 'admin-id' });

afterAll(() => database.close());

beforeEach(async () => {
  await pool.query('delete from file_uses; delete from catalogue_items');
});

test.for([...itemKinds])(
  '%s: shows its own, searches, filters and pages by key',
  async (kind: ItemKind) => {
    const file = await createStoredFile(db);
    const slugs = ['alpha-one', 'alpha-two', 'beta-three'];
    for (const slug of slugs)
      await createPublicItem(catalogue.deps, createDraftOf(kind, slug, file));
    await admin.create({ kind, title: 'Gamma four', originalLanguage: 'en' });
    const all = await admin.list({ kind, order: 'title', limit: 3 });
    expect(all.total).toBe(4);
    expect(all.items.map(({ title }) => title)).toEqual(['Alpha one', 'Alpha two', 'Beta three']);
    const rest = await admin.list({
      kind,
      order: 'title',
      limit: 3,
      cursor: all.nextCursor ?? '',
    });
    expect(rest).toMatchObject({
      items: [{ title: 'Gamma four', state: 'draft' }],
      nextCursor: null,
    });
    expect((await admin.list({ kind, search: 'ALPHA one' })).items).toMatchObject([
      { slug: 'alpha-one', state: 'published' },
    ]);
    expect((await admin.list({ kind, state: 'draft' })).items).toHaveLength(1);
    const { total, items } = await admin.list({ kind, wasPublic: true });
    expect(items.map(({ state }) => state)).not.toContain('draft');
    expect(total).toBe(items.length);
    expect((await admin.list({ kind, search: '100%_' })).items).toEqual([]);
    const { csv } = await admin.exportCsv({ kind, state: 'published' });
    expect(csv.trim().split('\r\n')).toHaveLength(4);
  },
);

test('the order on the public site is the academy’s own', async () => {
  const titles = ['One', 'Two', 'Three'];
  const ids = [];
  for (const title of titles) {
    ids.push(
      await createPublicItem(
        catalogue.deps,
        createDraftOf('book', title.toLowerCase(), await createStoredFile(db)),
      ),
    );
  }
  const [one, two, three] = ids;
  if (!one || !two || !three) throw new Error('three books were made');
  const shown = async () =>
    (await visitor.list({ kind: 'book', language: 'en' })).items.map(({ title }) => title);
  expect(await shown()).toEqual(['One', 'Two', 'Three']);
  await admin.place({ id: three, after: null });
  expect(await shown()).toEqual(['Three', 'One', 'Two']);
  // The gap between neighbours is used up after ten moves to one position; the order must hold
  // beyond that.
  for (let move = 0; move < 14; move += 1) {
    await admin.place({ id: move % 2 === 0 ? two : one, after: three });
  }
  expect(await shown()).toEqual(['Three', 'One', 'Two']);
  await expect(admin.place({ id: one, after: unknownItemId })).rejects.toThrow('ITEM_NOT_FOUND');
});
