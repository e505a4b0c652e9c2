import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { readValues } from './read-values.ts';

const database = await testDatabase();
const { pool } = database;
const migration = new URL('../../../migrations/0030_levels-and-markets.sql', import.meta.url);

afterAll(() => database.close());

test('what an owner called levels and markets before is what their entries are called', async () => {
  const stored = {
    'catalogue.levels.beginner': { en: 'Starter', de: 'Start' },
    'catalogue.markets.dowJones': { en: 'US 30' },
    'itv.shows.live': { en: 'Live!' },
  };
  await pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ('names', 1, $1, now())`,
    [JSON.stringify(stored)],
  );
  await pool.query(await readFile(fileURLToPath(migration), 'utf8'));
  const { rows } = await pool.query('select draft, published from settings_groups');
  const { levels, markets } = readValues('names', rows[0].published);
  expect(levels.map(({ slug, label }) => [slug, label])).toEqual([
    ['beginner', { en: 'Starter', de: 'Start' }],
    ['intermediate', {}],
    ['advanced', {}],
  ]);
  expect(markets[1]).toEqual({ id: 'dow-jones', slug: 'dow-jones', label: { en: 'US 30' } });
  expect(rows[0].draft).toBeNull();
});

test('so is what an owner called shows and topics', async () => {
  await pool.query('delete from settings_groups');
  const stored = {
    'itv.shows.live': { en: 'Live!' },
    'itv.topics.dowJones': { en: 'US 30', de: 'Dow' },
  };
  await pool.query(
    `insert into settings_groups ("group", revision, published, updated_at)
     values ('names', 1, $1, now())`,
    [JSON.stringify(stored)],
  );
  const later = new URL('../../../migrations/0044_itv-shows-and-topics.sql', import.meta.url);
  await pool.query(await readFile(fileURLToPath(later), 'utf8'));
  const { rows } = await pool.query('select draft, published from settings_groups');
  const { shows, topics } = readValues('names', rows[0].published);
  expect(shows.map(({ slug, label }) => [slug, label])).toEqual([
    ['quickie', {}],
    ['markets', {}],
    ['method', {}],
    ['tools', {}],
    ['live', { en: 'Live!' }],
  ]);
  expect(topics[7]).toEqual({
    id: 'dow-jones',
    slug: 'dow-jones',
    label: { en: 'US 30', de: 'Dow' },
    isRetired: false,
  });
  expect(rows[0].draft).toBeNull();
});
