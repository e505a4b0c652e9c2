import { randomUUID } from 'node:crypto';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { watchQueries } from '../../testing/watch-queries.ts';
import { fillCatalogue } from '../catalogue/many-items.factory.ts';
import {
  findDownloadsForExport,
  hasDownloadAfter,
  sumByDay,
  sumByItem,
} from './downloads.repository.ts';

const downloads = runSize({ nightly: 1_000_000, short: 50_000 });
const items = runSize({ nightly: 200, short: 40 });

const database = await testDatabase();
const { pool, ownerUrl } = database;
const month = { from: '2026-10-16', to: '2026-11-15' };

beforeAll(async () => {
  // The product's connections have a statement timeout of five seconds, too short for the setup.
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await fillCatalogue(client, { kind: 'indicator', items });
  await client.query(`
    insert into users (id, name, email)
    select 'member-' || n, 'Member', 'member-' || n || '@danube.example'
    from generate_series(0, 4999) as n`);
  await client.query(
    `insert into downloads (id, user_id, file_id, created_at, indicator_id)
     select gen_random_uuid(), 'member-' || n % 5000, gen_random_uuid(),
       timestamptz '2026-11-15' - n * interval '90 seconds', items.ids[1 + n % $2::int]
     from generate_series(1, $1::int) as n,
       (select array_agg(id) as ids from catalogue_items) as items`,
    [downloads, items],
  );
  await client.query(`
    insert into download_days (item_id, day, downloads)
    select id, day::date, 5 from catalogue_items,
      generate_series(date '2023-11-16', date '2026-11-15', interval '1 day') as day`);
  await client.query('vacuum analyze downloads, download_days');
  await client.end();
}, 180_000);

afterAll(() => database.close());

test('a month of statistics reads the days of that month, not the downloads', async () => {
  const { searched, queries } = await watchQueries(pool, async (db) => {
    const sums = await sumByItem(db, month);
    await sumByDay(
      db,
      month,
      sums.map(({ id }) => id),
    );
  });
  expect(searched).toEqual([]);
  expect(queries.some(({ text }) => /from "downloads"/.test(text))).toBe(false);
});

test('whether a member has just fetched a file is looked up, and so is what they have', async () => {
  const wanted = {
    userId: 'member-4711',
    itemId: itemIdSchema.parse(randomUUID()),
    fileId: fileIdSchema.parse(randomUUID()),
    moment: new Date('2026-11-14T23:55:00Z'),
  };
  const { searched, widest } = await watchQueries(pool, async (db) => {
    await hasDownloadAfter(db, 'indicator', wanted);
    await findDownloadsForExport(db, wanted.userId);
  });
  expect(searched.filter((table) => table === 'downloads')).toEqual([]);
  expect(widest).toBeLessThan(1_000);
});
