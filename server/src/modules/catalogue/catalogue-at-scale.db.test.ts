import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { testCatalogue } from './catalogue.factory.ts';
import { countItems, findAdminRows } from './editing/admin-list.repository.ts';
import { exportListCsv } from './editing/admin-list.ts';
import { findItemBySlug } from './editing/editing.repository.ts';
import { fillCatalogue } from './many-items.factory.ts';
import { listItems } from './public/list-items.ts';
import { maxCounted } from './public/public.repository.ts';
import { searchItems } from './public/search-items.ts';

const courses = runSize({ nightly: 100_000, short: 20_000 });

const database = await testDatabase();
const { pool, ownerUrl } = database;

beforeAll(async () => {
  // The product's connections have a statement timeout of five seconds, too short for the setup.
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await fillCatalogue(client, { kind: 'course', items: courses });
  await client.end();
  await queryAs(ownerUrl, 'vacuum analyze catalogue_items, catalogue_texts, catalogue_slugs');
}, 120_000);

afterAll(() => database.close());

const page = { kind: 'course', language: 'en', limit: 24 } as const;

test.for(['chosen', 'newest', 'cheapest', 'shortest'] as const)(
  'a page of many courses in the order %s is looked up, first and later ones',
  async (order) => {
    const first = await listItems(database.db, { ...page, order });
    const cursor = first.nextCursor ?? '';
    for (const input of [
      { ...page, order },
      { ...page, order, cursor },
    ]) {
      const { searched, widest } = await watchQueries(pool, (db) => listItems(db, input));
      expect(searched).toEqual([]);
      expect(widest).toBeLessThanOrEqual(maxCounted);
    }
  },
);

test('the list as a file has every course once', async () => {
  const { deps } = testCatalogue(testPlatform(database.db, '2026-11-15T10:20:00Z'));
  const { csv } = await exportListCsv(deps, { kind: 'course', search: '' });
  const slugs = csv.match(/,item-\d+,/g) ?? [];
  expect([slugs.length, new Set(slugs).size]).toEqual([courses, courses]);
});

test.for([
  { market: 'dax' },
  { level: 'advanced' },
  { cost: 'free' },
  { instructor: 'viktor-hajnal' },
  { market: 'funds', level: 'advanced', cost: 'paid' },
] as const)('a page of those with %j takes a small part of the table', async (filter) => {
  // Counting stops at a limit, so the planner may scan the table until it is reached.
  const { widest } = await watchQueries(pool, (db) =>
    listItems(db, { ...page, ...filter, order: 'chosen' }),
  );
  expect(widest).toBeLessThan(courses / 5);
});

test.for(['words on 4711', 'gold', 'gold les', 'comodities', 'zebra'])(
  'a search for %j reads no table from end to end',
  async (query) => {
    const { searched, widest } = await watchQueries(pool, (db) =>
      searchItems(db, { query, language: 'de', limit: 20 }),
    );
    expect(searched).toEqual([]);
    expect(widest).toBeLessThanOrEqual(courses * 0.3);
  },
);

test('administrators look up their pages, their searches and a course by its name', async () => {
  const filter = { kind: 'course', search: '' } as const;
  const { searched } = await watchQueries(pool, async (db) => {
    for (const order of ['changed', 'title', 'chosen'] as const) {
      await findAdminRows(db, filter, { order, limit: 25, after: null });
    }
    const wanted = { ...filter, search: 'gold 4711' };
    await findAdminRows(db, wanted, { order: 'title', limit: 25, after: null });
    await countItems(db, wanted);
    await findItemBySlug(db, 'course', 'item-4711');
  });
  expect(searched).toEqual([]);
});
