import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../platform/test-parts.ts';
import { callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { emptyFunnel, insertVisit, noActivity } from './analytics.factory.ts';
import { createAnalytics } from './analytics.module.ts';

const database = await testDatabase();
const { db } = database;
const { routers } = createAnalytics({
  countries: { find: () => null },
  funnel: emptyFunnel,
  activity: noActivity,
  ...testPlatform(db, '2026-11-16T10:20:00Z'),
  limiter: { consume: async () => ({ allowed: true }) },
});
const editor = createRouterClient(routers.analytics, { context: contextOf(callers.editor) });

afterAll(() => database.close());

beforeEach(() => queryAs(database.ownerUrl, 'truncate website_visits, content_analytics'));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const at = (moment: string) => ({ createdAt: new Date(moment) });

describe('the figures of visits', () => {
  test('count every view, each visitor once a day, and bots apart', async () => {
    await insertVisit(db, { ...at('2026-11-10T10:00:00Z'), visitorId: 'visitor_one-one' });
    await insertVisit(db, { ...at('2026-11-10T11:00:00Z'), visitorId: 'visitor_one-one' });
    await insertVisit(db, { ...at('2026-11-11T10:00:00Z'), visitorId: 'visitor_one-one' });
    await insertVisit(db, {
      ...at('2026-11-11T10:00:00Z'),
      userAgent: 'Firefox, Linux',
      dayVisitor: '2',
    });
    await insertVisit(db, { ...at('2026-11-11T10:00:00Z'), isBot: true });
    await insertVisit(db, { ...at('2026-11-11T10:00:00Z'), pagePath: '/admin/people' });
    const figures = await editor.visitors({ from: '2026-11-10', to: '2026-11-11' });
    expect(figures).toMatchObject({ views: 4, allowed: 3, bots: 1, dailyVisitors: 3 });
    expect(figures.days).toEqual([
      { day: '2026-11-10', views: 2, dailyVisitors: 1 },
      { day: '2026-11-11', views: 2, dailyVisitors: 2 },
    ]);
    expect(figures.browsers).toEqual([{ browser: 'Firefox, Linux', views: 4 }]);
    // Visitors of a page are known before the day is closed; entries and exits aren't.
    expect(figures.pages).toEqual([
      { page: '/courses', views: 4, visitors: 3, entries: 0, exits: 0 },
    ]);
  });

  test.each([
    { day: '2026-03-29', first: '2026-03-28T23:00:00Z', after: '2026-03-29T22:00:00Z' },
    { day: '2026-10-25', first: '2026-10-24T22:00:00Z', after: '2026-10-25T23:00:00Z' },
  ])('take $day, when the clock is changed, from midnight to midnight', async (changed) => {
    const { day, first, after } = changed;
    for (const moment of [
      new Date(first).getTime() - 1,
      Date.parse(first),
      Date.parse(after) - 1,
    ]) {
      await insertVisit(db, { createdAt: new Date(moment) });
    }
    await insertVisit(db, at(after));
    expect(await editor.visitors({ from: day, to: day })).toMatchObject({ views: 2 });
  });

  test('are narrowed to the pages of a kind of content, and say where visits came from', async () => {
    const moment = at('2026-11-10T10:00:00Z');
    await insertVisit(db, {
      ...moment,
      pagePath: '/indicator/{id}',
      referrer: 'https://a.example',
    });
    await insertVisit(db, { ...moment, pagePath: '/book/{slug}' });
    const requested = { from: '2026-11-10', to: '2026-11-10', content: 'indicator' } as const;
    expect(await editor.visitors(requested)).toMatchObject({
      views: 1,
      pages: [{ page: '/indicator/{id}', views: 1 }],
      sources: [{ source: 'https://a.example', views: 1 }],
    });
  });
});

test('whoever had not allowed statistics is no longer named beside a visit', async () => {
  const moment = at('2026-11-10T10:00:00Z');
  await insertVisit(db, { ...moment, userId: 'maja', userAgent: 'Firefox, Linux' });
  await insertVisit(db, { ...at('2026-11-10T10:00:01Z'), userId: 'anton', userAgent: firefox });
  const { readFile } = await import('node:fs/promises');
  const folder = new URL('../../../migrations/', import.meta.url);
  const { readdirSync } = await import('node:fs');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('_today.sql'));
  const sql = await readFile(new URL(name, folder), 'utf8');
  await queryAs(database.ownerUrl, sql.slice(sql.indexOf('-- By hand')));
  for (const table of ['website_visits', 'content_analytics']) {
    const { rows } = await database.pool.query(`select user_id from ${table} order by created_at`);
    expect(rows).toEqual([{ user_id: null }, { user_id: 'anton' }]);
  }
});
