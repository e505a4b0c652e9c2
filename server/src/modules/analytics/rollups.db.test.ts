import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertVisit } from './analytics.factory.ts';
import { createForgetDayVisitorsJob } from './forget-day-visitors.job.ts';
import { readVisitorStatistics } from './read-visitor-statistics.ts';
import { rollUpVisits } from './roll-up-visits.ts';
import { type Slice, selectSliceVisitors } from './views.repository.ts';

const database = await testDatabase();
const { db, pool } = database;

afterAll(() => database.close());

const deleteStatements = ['website_visits', 'visits_hourly', 'visits_daily', 'visit_periods_due']
  .map((table) => `delete from ${table};`)
  .join(' ');
const empty = () => pool.query(`${deleteStatements} delete from visit_rollup_state`);
beforeEach(empty);

const rollUp = (now: string) => rollUpVisits({ db, clock: { now: () => new Date(now) } });
const visitedAt = (moment: string) => ({ createdAt: new Date(moment) });

/** Views by hour from the rows, computed independently of the code under test. */
async function viewsByHourFromRows(before: string) {
  const { rows } = await pool.query(
    `select date_trunc('hour', created_at, 'UTC') as hour, page_path as page, count(*)::int as views
     from website_visits where not is_bot and created_at < $1 group by 1, 2 order by 1, 2`,
    [before],
  );
  return rows;
}

async function rolledHours() {
  const { rows } = await pool.query(
    `select hour, value as page, views from visits_hourly
     where section = 'all' and dimension = 'page' order by 1, 2`,
  );
  return rows;
}

describe('closing hours', () => {
  test('waits until the hour is over, and reopens it for late rows', async () => {
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    await rollUp('2026-11-10T11:01:00Z');
    expect(await rolledHours()).toEqual([]);
    await rollUp('2026-11-10T11:02:00Z');
    expect(await rolledHours()).toMatchObject([{ page: '/courses', views: 1 }]);
    await insertVisit(db, visitedAt('2026-11-10T10:59:59Z'));
    await rollUp('2026-11-10T11:07:00Z');
    expect(await rolledHours()).toMatchObject([{ page: '/courses', views: 2 }]);
  });

  test('counts a row that was written before and committed after the hour was closed', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    await insertRaw(slow, '2026-11-10T10:20:00Z');
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    await rollUp('2026-11-10T12:05:00Z');
    await slow.query('commit');
    slow.release();
    await rollUp('2026-11-10T12:10:00Z');
    expect(await rolledHours()).toMatchObject([{ views: 2 }]);
  });

  test('counts the others while a transaction stays open for hours', async () => {
    const slow = await pool.connect();
    await slow.query('begin');
    await insertRaw(slow, '2026-11-10T10:20:00Z');
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    await rollUp('2026-11-10T12:05:00Z');
    const day = { from: '2026-11-10', to: '2026-11-10' };
    const figures = await readVisitorStatistics({ db }, day);
    await slow.query('rollback');
    slow.release();
    expect(figures).toMatchObject({ views: 1 });
  });

  test('counts the last rows of a dump that is restored where transaction ids are lower', async () => {
    await rollUp('2026-11-10T10:05:00Z');
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    const ahead = 1_000_000_000_000n;
    await pool.query('update visit_rollup_state set noted_until = $1', [ahead]);
    await pool.query('update website_visits set written_by = $1', [ahead + 5n]);
    await insertVisit(db, visitedAt('2026-11-10T11:15:00Z'));
    await rollUp('2026-11-10T12:05:00Z');
    await insertVisit(db, visitedAt('2026-11-10T12:15:00Z'));
    await rollUp('2026-11-10T13:05:00Z');
    expect(await rolledHours()).toMatchObject([{ views: 1 }, { views: 1 }, { views: 1 }]);
  });

  test('an hour nobody wrote to again is closed once', async () => {
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    // Transactions of other test files delay the roll-up, because ids are shared by the whole
    // cluster.
    await vi.waitFor(async () => {
      await rollUp('2026-11-10T12:05:00Z');
      const { rows } = await pool.query(
        'select noted_until > (select max(written_by) from website_visits) as done from visit_rollup_state',
      );
      expect(rows).toEqual([{ done: true }]);
    }, 20_000);
    await pool.query("update visits_hourly set views = 7 where dimension = 'page'");
    await rollUp('2026-11-10T12:10:00Z');
    expect(await rolledHours()).toMatchObject([{ views: 7 }]);
  });
});

test('a closed day tells who came, and with which page each began and ended', async () => {
  const visit = (moment: string, pagePath: string, dayVisitor: string) =>
    insertVisit(db, { ...visitedAt(moment), pagePath, dayVisitor, userAgent: 'Firefox, Linux' });
  await visit('2026-11-10T10:00:00Z', '/', '1');
  await visit('2026-11-10T10:01:00Z', '/courses', '1');
  await visit('2026-11-10T12:00:00Z', '/', '2');
  await visit('2026-11-10T22:59:00Z', '/books', '1');
  await visit('2026-11-10T23:00:00Z', '/pricing', '1');
  await rollUp('2026-11-11T08:00:00Z');
  const day = { from: '2026-11-10', to: '2026-11-10' };
  expect(await readVisitorStatistics({ db }, day)).toMatchObject({
    views: 4,
    allowed: 0,
    dailyVisitors: 2,
    pages: [
      { page: '/', views: 2, visitors: 2, entries: 2, exits: 1 },
      { page: '/books', views: 1, visitors: 1, entries: 0, exits: 1 },
      { page: '/courses', views: 1, visitors: 1, entries: 0, exits: 0 },
    ],
    countries: [{ country: 'SK', views: 4 }],
    languages: [{ language: 'en', views: 4 }],
    devices: [{ device: 'desktop', views: 4 }],
  });
});

test('the current day has its visitors, first and last pages until the last full hour', async () => {
  const visit = (moment: string, pagePath: string, dayVisitor: string) =>
    insertVisit(db, { ...visitedAt(moment), pagePath, dayVisitor });
  await visit('2026-11-10T08:00:00Z', '/', '1');
  await visit('2026-11-10T09:00:00Z', '/courses', '1');
  await rollUp('2026-11-10T10:05:00Z');
  await visit('2026-11-10T10:01:00Z', '/', '2');
  const day = { from: '2026-11-10', to: '2026-11-10' };
  const figures = async () => {
    const { views, dailyVisitors, pages } = await readVisitorStatistics({ db }, day);
    return { views, dailyVisitors, pages: pages.map((page) => Object.values(page)) };
  };
  expect(await figures()).toEqual({
    views: 3,
    dailyVisitors: 1,
    pages: [
      ['/', 2, 1, 1, 0],
      ['/courses', 1, 1, 0, 1],
    ],
  });
  await rollUp('2026-11-10T11:05:00Z');
  expect(await figures()).toEqual({
    views: 3,
    dailyVisitors: 2,
    pages: [
      ['/', 2, 2, 2, 1],
      ['/courses', 1, 1, 0, 1],
    ],
  });
});

test('a day is counted in slices of visitors that add up', async () => {
  const visit = (hour: number, pagePath: string, dayVisitor: number) =>
    insertVisit(db, {
      ...visitedAt(`2026-11-10T0${hour}:00:00Z`),
      pagePath,
      dayVisitor: String(dayVisitor),
    });
  for (let visitor = -6; visitor < 6; visitor += 1) {
    await visit(5, '/', visitor);
    await visit(6, visitor % 2 === 0 ? '/books' : '/courses', visitor);
  }
  const slices = (of: number) =>
    Promise.all(Array.from({ length: of }, (_, number) => visitorsOfDay({ number, of })));
  const [whole] = await slices(1);
  expect(whole).toEqual({
    'all total ': [12, 0, 0],
    'all page /': [12, 12, 0],
    'all page /books': [6, 0, 6],
    'all page /courses': [6, 0, 6],
    'book page /books': [6, 0, 6],
    'book total ': [6, 0, 0],
  });
  const parts = await slices(4);
  expect(parts.filter((part) => Object.keys(part).length > 0)).toHaveLength(4);
  for (const [key, counts] of Object.entries(whole ?? {})) {
    const sums = counts.map((_, index) =>
      parts.reduce((sum, part) => sum + (part[key]?.[index] ?? 0), 0),
    );
    expect([key, ...sums]).toEqual([key, ...counts]);
  }
});

/** Visitors, entries and exits by section, dimension and value. */
async function visitorsOfDay(slice: Slice): Promise<Record<string, number[]>> {
  const { rows } = await db.execute<Record<string, string | number>>(
    selectSliceVisitors(sql`'2026-11-10'::timestamptz`, sql`'2026-11-11'::timestamptz`, slice),
  );
  return Object.fromEntries(
    rows.map(({ section, dimension, value, visitors, entries, exits }) => [
      `${section} ${dimension} ${value}`,
      [Number(visitors), Number(entries), Number(exits)],
    ]),
  );
}

describe('the numbers of visitors', () => {
  const forget = (now: string) =>
    createForgetDayVisitorsJob(testPlatform(db, now)).handle({}, {
      signal: AbortSignal.timeout(10_000),
    } as never);
  const numbers = async () => {
    const { rows } = await pool.query('select day_visitor from website_visits order by created_at');
    return rows.map(({ day_visitor }) => day_visitor);
  };

  test('are cleared within 48 hours, once their day is counted', async () => {
    await insertVisit(db, visitedAt('2026-11-10T10:15:00Z'));
    await insertVisit(db, visitedAt('2026-11-10T10:45:00Z'));
    await insertVisit(db, visitedAt('2026-11-11T10:15:00Z'));
    await forget('2026-11-12T09:32:00Z');
    expect(await numbers()).toEqual(['1', '1', '1']);
    await rollUp('2026-11-12T09:00:00Z');
    // The job runs every hour, so this is its last run before the 48 hours are over.
    await forget('2026-11-12T09:32:00Z');
    expect(await numbers()).toEqual([null, null, '1']);
    await forget('2026-11-13T09:32:00Z');
    expect(await numbers()).toEqual([null, null, null]);
  });

  test('are cleared without changing a figure, also if a row is late', async () => {
    // Without consent, so that only this number identifies the visitor.
    const visit = { ...visitedAt('2026-11-10T10:15:00Z'), userAgent: 'Firefox, Linux' };
    await insertVisit(db, visit);
    await rollUp('2026-11-11T08:00:00Z');
    await forget('2026-11-12T12:00:00Z');
    const day = { from: '2026-11-10', to: '2026-11-10' };
    expect(await readVisitorStatistics({ db }, day)).toMatchObject({ views: 1, dailyVisitors: 1 });
    await insertVisit(db, { ...visit, dayVisitor: null });
    await rollUp('2026-11-12T12:05:00Z');
    expect(await readVisitorStatistics({ db }, day)).toMatchObject({
      views: 2,
      dailyVisitors: 1,
      pages: [{ views: 2, visitors: 1, entries: 1, exits: 1 }],
    });
  });
});

async function insertRaw(client: PoolClient, moment: string) {
  await client.query(`insert into website_visits (created_at, page_path) values ($1, '/courses')`, [
    moment,
  ]);
}

/**
 * Three days, including the shortest and the longest of the year, in hours from the first midnight.
 */
const clockChanges = [Date.parse('2026-03-28T00:00:00Z'), Date.parse('2026-10-24T00:00:00Z')];

/**
 * Just before and after midnights, the clock change and the current time, in hours from the start.
 */
const hours = [0, 21, 22, 23, 24.5, 25.99, 35, 37, 46, 47, 70];

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ hour: fc.constantFrom(...hours), page: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.constant('roll up' as const) },
  ),
  { minLength: 5, maxLength: 20 },
);

test('roll-ups contain every row of every closed hour, with late rows and two workers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...clockChanges), steps, async (begin, history) => {
      await empty();
      const end = new Date(begin + 3 * 24 * 60 * 60 * 1000);
      for (const step of history) {
        // The current time is in the middle: visits written for earlier hours are late.
        const middle = new Date(begin + 36 * 60 * 60 * 1000).toISOString();
        if (step === 'roll up') await Promise.all([rollUp(middle), rollUp(middle)]);
        else await visitAt(begin + step.hour * 3_600_000, step.page);
      }
      const last = new Date(end.getTime() + 26 * 60 * 60 * 1000).toISOString();
      await Promise.all([rollUp(last), rollUp(last)]);
      await rollUp(last);
      expect(await rolledHours()).toEqual(await viewsByHourFromRows(end.toISOString()));
      await expectSameAsRows(new Date(begin), end);
    }),
    { numRuns: runSize({ nightly: 300, short: 3 }) },
  );
});

const pages = ['/courses', '/indicator/{id}', '/books'];

async function visitAt(moment: number, page: number) {
  await insertVisit(db, {
    createdAt: new Date(moment),
    pagePath: pages[page] ?? '/',
    dayVisitor: String(page),
    isBot: moment % 5 === 0,
  });
}

/** The screen must show the same from roll-ups as from the rows alone. */
async function expectSameAsRows(begin: Date, end: Date) {
  const period = { from: begin.toISOString().slice(0, 10), to: end.toISOString().slice(0, 10) };
  for (const content of [undefined, 'indicator', 'book'] as const) {
    const rolled = await readVisitorStatistics({ db }, { ...period, content });
    // Without this state the reader ignores roll-ups.
    const state = await pool.query('delete from visit_rollup_state returning *');
    const raw = await readVisitorStatistics({ db }, { ...period, content });
    const { noted_until, hours_until, days_until } = state.rows[0];
    await pool.query(
      'insert into visit_rollup_state (noted_until, hours_until, days_until) values ($1, $2, $3)',
      [noted_until, hours_until, days_until],
    );
    const unrolled = ({ pages: shown, ...rest }: typeof raw) => ({
      ...rest,
      pages: shown.map(({ page, views, visitors }) => ({ page, views, visitors })),
    });
    expect(unrolled(rolled)).toEqual(unrolled(raw));
  }
}
