import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { insertVisit } from './analytics.factory.ts';
import { preparePartitions } from './analytics.repository.ts';

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const tables = ['website_visits', 'content_analytics'] as const;

afterAll(() => database.close());

beforeEach(() => queryAs(ownerUrl, 'truncate website_visits, content_analytics'));

/** The start of a month, relative to the current one. */
function month(ahead: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
}

/** The partition's name suffix. */
function nameOf(moment: Date): string {
  return moment.toISOString().slice(0, 7).replace('-', '_');
}

async function placesOf(table: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select tableoid::regclass::text as place from ${table} order by created_at`,
  );
  return rows.map(({ place }) => place.slice(table.length + 1));
}

async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await pool.query(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1',
    [table],
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

async function asOwnerForBoth(statement: (table: string) => string): Promise<void> {
  for (const table of tables) await queryAs(ownerUrl, statement(table));
}

test.each([
  [
    'content_analytics',
    ['user_id', 'content_id', 'content_type', 'action_type', 'ip_address', 'visitor_id'],
  ],
  [
    'website_visits',
    ['visitor_id', 'user_id', 'ip_address', 'user_agent', 'page_path', 'referrer', 'country'],
  ],
])('[R3.01l] [R3.01m] %s keeps its specified field names', async (table, fields) => {
  const { rows } = await pool.query(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual(expect.arrayContaining(fields));
});

test('[R3.05f] [R3.05g] [R3.05i] a country cannot be stored, nor an action other than view and visit', async () => {
  const visit =
    'insert into website_visits (created_at, page_path, country) values (now(), $1, $2)';
  await expect(pool.query(visit, ['/', 'SK'])).rejects.toThrow('website_visits_country');
  const content = `insert into content_analytics (created_at, content_id, content_type, action_type)
                   values (now(), 'x', $1, $2)`;
  await expect(pool.query(content, ['page', 'click'])).rejects.toThrow('action_type');
  await pool.query(content, ['page', 'visit']);
  await pool.query(content, ['book', 'view']);
});

test.each([
  { pagePath: `/${'x'.repeat(128)}` },
  { visitorId: `visitor_${'x'.repeat(80)}` },
  { userAgent: 'x'.repeat(513) },
  { referrer: `https://${'x'.repeat(300)}` },
])('a row that is too large is refused: %.40j…', async (large) => {
  await expect(insertVisit(db, large)).rejects.toThrow();
});

describe('partitions', () => {
  test('there is one for this month and two to come, and one for what nobody foresaw', async () => {
    for (const table of tables) {
      const names = [0, 1, 2].map((ahead) => nameOf(month(ahead)));
      expect(await partitionsOf(table)).toEqual([...names, 'default'].toSorted());
    }
  });

  test('a visit goes to the month in which it took place, by the clock of Greenwich', async () => {
    const turn = month(1);
    await insertVisit(db, { createdAt: new Date(turn.getTime() - 1) });
    await insertVisit(db, { createdAt: turn });
    await insertVisit(db, { createdAt: month(7) });
    for (const table of tables) {
      expect(await placesOf(table)).toEqual([nameOf(month(0)), nameOf(turn), 'default']);
    }
  });

  test('a month that was missing is made, and gets the visits that came before it', async () => {
    await asOwnerForBoth((table) => `drop table ${table}_${nameOf(month(1))}`);
    await insertVisit(db, { createdAt: month(1), visitorId: 'visitor_too-early' });
    await insertVisit(db, { createdAt: month(2) });
    await preparePartitions(db);
    await preparePartitions(db);
    for (const table of tables) {
      expect(await placesOf(table)).toEqual([nameOf(month(1)), nameOf(month(2))]);
      const { rows } = await pool.query(`select visitor_id from ${table} order by created_at`);
      expect(rows[0]).toEqual({ visitor_id: 'visitor_too-early' });
    }
    await insertVisit(db, { createdAt: month(1) });
    expect(await placesOf('website_visits')).toHaveLength(3);
  });

  test('no visit grows older than 13 months', async () => {
    const saved = month(-12);
    const tooOld = new Date(saved.getTime() - 1);
    await asOwnerForBoth(
      (table) => `create table ${table}_${nameOf(tooOld)} partition of ${table}
                  for values from ('${month(-13).toISOString()}') to ('${saved.toISOString()}');
                  create table ${table}_${nameOf(saved)} partition of ${table}
                  for values from ('${saved.toISOString()}') to ('${month(-11).toISOString()}')`,
    );
    onTestFinished(() => asOwnerForBoth((table) => `drop table ${table}_${nameOf(saved)}`));
    const ancient = month(-30);
    const between = month(-6);
    for (const createdAt of [ancient, tooOld, saved, between]) await insertVisit(db, { createdAt });
    await preparePartitions(db);
    for (const table of tables) {
      expect(await partitionsOf(table)).not.toContain(nameOf(tooOld));
      expect(await placesOf(table)).toEqual([nameOf(saved), 'default']);
    }
  });

  test('the application cannot make or drop one by itself', async () => {
    const requests = [
      `drop table website_visits_${nameOf(month(0))}`,
      'create table website_visits_mine partition of website_visits for values in (1)',
      'truncate website_visits',
      'create or replace function prepare_visit_partitions() returns void language sql as $$ $$',
    ];
    for (const input of requests) {
      await expect(pool.query(input)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('only the application may have them prepared, and nothing on its path is run for the owner', async () => {
    const { rows } = await pool.query(
      `select prosecdef, proconfig, proacl::text as rights, pronargs
       from pg_proc where proname = 'prepare_visit_partitions'`,
    );
    expect(rows).toEqual([
      {
        prosecdef: true,
        proconfig: ['search_path=pg_catalog, pg_temp'],
        rights: expect.stringMatching(
          /^\{danube_owner=X\/danube_owner,danube_app=X\/danube_owner\}$/,
        ),
        pronargs: 0,
      },
    ]);
  });
});
