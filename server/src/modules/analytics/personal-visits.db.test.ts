import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { emptyFunnel, insertVisit, noActivity } from './analytics.factory.ts';
import { createAnalytics } from './analytics.module.ts';
import { clearAddressesBefore } from './analytics.repository.ts';

const now = new Date();
const minute = 60_000;
const day = 24 * 60 * minute;
const logger = createLogger({ level: 'silent', name: 'test' });

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, now.toISOString());
const analytics = createAnalytics({
  countries: { find: () => null },
  funnel: emptyFunnel,
  activity: noActivity,
  ...platform,
  limiter: { consume: async () => ({ allowed: true }) },
});
const [source] = analytics.personalData;

afterAll(() => database.close());

beforeEach(() => queryAs(database.ownerUrl, 'truncate website_visits, content_analytics'));

async function addressesIn(table: string): Promise<(string | null)[]> {
  const { rows } = await pool.query(`select ip_address from ${table} order by created_at`);
  return rows.map(({ ip_address }) => ip_address);
}

async function run(name: string): Promise<void> {
  const jobs: readonly JobDefinition<unknown>[] = analytics.jobs;
  const job = jobs.find((known) => known.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  const signal = AbortSignal.timeout(10_000);
  await job.handle({}, { jobId: 'job', attempt: 1, signal, logger });
}

describe('addresses', () => {
  test('are forgotten after thirty days, also those of networks, and no earlier', async () => {
    const limit = now.getTime() - 30 * day;
    await insertVisit(db, { createdAt: new Date(limit - 90 * day) });
    await insertVisit(db, { createdAt: new Date(limit - 1), ipAddress: '203.0.113.0/24' });
    await insertVisit(db, { createdAt: new Date(limit) });
    await run('forget-addresses');
    await run('forget-addresses');
    for (const table of ['website_visits', 'content_analytics']) {
      expect(await addressesIn(table)).toEqual([null, null, '203.0.113.77']);
    }
  });

  test('are forgotten a few at a time, the oldest first', async () => {
    for (const age of [50, 40, 60]) {
      await insertVisit(db, { createdAt: new Date(now.getTime() - age * day) });
    }
    expect(await clearAddressesBefore(db, now, 2)).toBe(4);
    expect(await addressesIn('website_visits')).toEqual([null, null, '203.0.113.77']);
    expect(await clearAddressesBefore(db, now, 2)).toBe(2);
    expect(await clearAddressesBefore(db, now, 2)).toBe(0);
  });

  test('are looked for where there are some, not in all that was ever visited', async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from pg_indexes
       where indexname in ('website_visits_address', 'content_analytics_address')
         and indexdef like '%(created_at) WHERE (ip_address IS NOT NULL)'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('a member’s visits', () => {
  test('are in their export, and nobody else’s', async () => {
    await insertVisit(db, { userId: 'maja', createdAt: now });
    await insertVisit(db, { userId: 'anton', createdAt: now });
    await insertVisit(db, { createdAt: now });
    expect(await source?.read(db, 'maja')).toEqual({
      visits: [
        {
          createdAt: now,
          visitorId: 'visitor_k3j9x0a7',
          ipAddress: '203.0.113.77',
          userAgent: expect.stringContaining('Firefox'),
          pagePath: '/courses',
          referrer: null,
          originCountry: 'SK',
          language: 'en',
          device: 'desktop',
          browser: 'Firefox, Linux',
        },
      ],
      contents: [
        { createdAt: now, contentType: 'page', contentId: '/courses', actionType: 'visit' },
      ],
    });
  });

  test('stay as figures after an erasure, and say no more whose they were', async () => {
    await insertVisit(db, { userId: 'maja', visitorId: 'visitor_of-maja' });
    await insertVisit(db, { userId: 'anton' });
    await source?.erase?.(db, 'maja');
    await source?.erase?.(db, 'maja');
    const { rows } = await pool.query(
      `select user_id, visitor_id, ip_address, user_agent, browser, day_visitor, page_path
       from website_visits order by id`,
    );
    expect(rows).toEqual([
      {
        user_id: null,
        visitor_id: null,
        ip_address: null,
        user_agent: null,
        browser: null,
        day_visitor: null,
        page_path: '/courses',
      },
      expect.objectContaining({ user_id: 'anton', ip_address: '203.0.113.77' }),
    ]);
    const contents = await pool.query(
      'select user_id, visitor_id, ip_address, content_id from content_analytics order by id',
    );
    expect(contents.rows).toEqual([
      { user_id: null, visitor_id: null, ip_address: null, content_id: '/courses' },
      expect.objectContaining({ user_id: 'anton', visitor_id: 'visitor_k3j9x0a7' }),
    ]);
  });
});

test('the months are prepared by the job', async () => {
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const name = `website_visits_${next.toISOString().slice(0, 7).replace('-', '_')}`;
  await queryAs(database.ownerUrl, `drop table ${name}`);
  await run('prepare-partitions');
  expect(await queryAs(database.ownerUrl, `select from ${name}`)).toEqual([]);
});
