import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type EntryFilter, findEntries } from './audit.repository.ts';

const database = await testDatabase();
const { db, ownerUrl } = database;
const entryCount = 100_000;

// One entry per minute; every seventh was rolled back and left a gap.
beforeAll(async () => {
  await queryAs(
    ownerUrl,
    `insert into audit_entries
      select n, timestamptz '2026-01-01' + n * interval '1 minute', 'admin', 'admin-' || n % 50,
        'act.' || n % 40, 'person', 'person-' || n % 5000, null, '{"n": 1}', null, null
      from generate_series(1, ${entryCount}) as n where n % 7 > 0;
    analyze audit_entries;`,
  );
});

afterAll(() => database.close());

const january = { from: new Date('2026-01-02'), to: new Date('2026-01-03') };

test.each<[string, EntryFilter, number]>([
  ['nothing', { action: '' }, 51],
  ['a page far back', { action: '', before: 300 }, 51],
  ['one action', { action: 'act.7' }, 51],
  ['all actions', { action: 'act.' }, 51],
  ['no action', { action: 'nothing.' }, 0],
  ['a person acted upon', { action: '', about: 'person-77' }, 17],
  ['a person acting', { action: '', about: 'admin-7' }, 51],
  ['a long-gone day', { action: '', ...january }, 51],
  ['a long-gone day of one action', { action: 'act.7', ...january }, 31],
  ['a time before everything', { action: '', to: new Date('2020-01-01') }, 0],
  ['a time after everything', { action: '', from: new Date('2030-01-01') }, 0],
])('filtering by %s reads a small part of a long log', async (_name, filter, expected) => {
  await db.transaction(async (tx) => {
    // Checks the planner's row counts instead of a stopwatch: no sequential scan.
    const before = await rowsRead(tx);
    expect(await findEntries(tx, filter, 51)).toHaveLength(expected);
    expect((await rowsRead(tx)) - before).toBeLessThan(entryCount / 10);
  });
});

async function rowsRead(tx: Pick<typeof db, 'execute'>): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (seq_tup_read + idx_tup_fetch)::int as count
    from pg_stat_xact_user_tables where relname = 'audit_entries'`);
  return rows[0]?.count ?? 0;
}
