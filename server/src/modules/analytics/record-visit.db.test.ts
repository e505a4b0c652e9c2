import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../../limits.ts';
import { createLogger } from '../../platform/logger.ts';
import { createRateLimiter, type Limit } from '../../platform/rate-limit.ts';
import { createRedis } from '../../platform/redis.ts';
import { queryAs, requirePartUrl } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { emptyFunnel, noActivity } from './analytics.factory.ts';
import { createAnalytics } from './analytics.module.ts';
import type { VisitLimit } from './record-visit.ts';

const now = new Date().toISOString();
const logger = createLogger({ level: 'silent', name: 'test' });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, now);
const countries = { find: (address: string) => (address === '203.0.113.77' ? 'SK' : null) };

afterAll(() => database.close());

beforeEach(() => queryAs(database.ownerUrl, 'truncate website_visits, content_analytics'));

function analyticsWith(
  overrides: Partial<Record<VisitLimit, Limit>> = {},
  redis = createRedis({ logger }),
) {
  const { analytics, visitsNetwork, visitsEverywhere } = limits;
  const limiter = createRateLimiter({
    redis,
    logger,
    clock: platform.clock,
    onFallback: () => undefined,
    limits: { analytics, visitsNetwork, visitsEverywhere, ...overrides },
  });
  return createAnalytics({
    db,
    clock: platform.clock,
    limiter,
    countries,
    funnel: emptyFunnel,
    activity: noActivity,
  }).api;
}

type Sent = Partial<{
  body: Record<string, unknown>;
  address: string | null;
  userId: string | null;
}>;

function send(api: ReturnType<typeof analyticsWith>, sent: Sent = {}) {
  const { body = {}, address = '203.0.113.77', userId = null } = sent;
  const page = {
    routePattern: '/courses',
    referrer: 'https://news.example/article?id=7',
    visitorId: 'visitor_k3j9x0a7',
    hasConsent: true,
  };
  return api.recordVisit({
    body: JSON.stringify({ ...page, ...body }),
    address,
    userAgent: firefox,
    findUserId: async () => userId,
  });
}

async function rowsOf(table: 'website_visits' | 'content_analytics') {
  const { rows } = await pool.query(`select * from ${table} order by id`);
  return rows.map(({ id: _id, ...row }) => row);
}

async function countRows(): Promise<number[]> {
  const { rows } = await pool.query(
    `select (select count(*)::int from website_visits) as visits,
            (select count(*)::int from content_analytics) as contents`,
  );
  return [rows[0].visits, rows[0].contents];
}

const aMinuteLater = new Date(new Date(now).getTime() + 61_000).toISOString();

describe('a recorded visit', () => {
  test('[R7.09c] [R7.09d] [R3.05i] has exactly the specified fields in both tables', async () => {
    expect(await send(analyticsWith())).toEqual({ kind: 'recorded' });
    expect(await rowsOf('website_visits')).toStrictEqual([
      {
        created_at: new Date(now),
        visitor_id: 'visitor_k3j9x0a7',
        user_id: null,
        ip_address: '203.0.113.77',
        user_agent: firefox,
        page_path: '/courses',
        referrer: 'https://news.example',
        // Our own columns, besides the specified ones.
        is_bot: false,
        country: null,
        origin_country: 'SK',
        language: null,
        device: 'desktop',
        browser: 'Firefox, Linux',
        day_visitor: expect.stringMatching(/^-?\d+$/),
        written_by: expect.stringMatching(/^\d+$/),
      },
    ]);
    expect(await rowsOf('content_analytics')).toStrictEqual([
      {
        created_at: new Date(now),
        user_id: null,
        content_id: '/courses',
        content_type: 'page',
        action_type: 'visit',
        ip_address: '203.0.113.77',
        visitor_id: 'visitor_k3j9x0a7',
      },
    ]);
  });

  test.each([null, 'maja-id'])('[R7.10] is in both tables for the user %s', async (userId) => {
    await send(analyticsWith(), { userId });
    expect(await rowsOf('website_visits')).toMatchObject([{ user_id: userId }]);
    expect(await rowsOf('content_analytics')).toMatchObject([{ user_id: userId }]);
  });

  test('names no token, only the pattern of its page', async () => {
    const api = analyticsWith();
    await send(api, { body: { routePattern: '/reset-password/{token}' } });
    await send(api, { body: { routePattern: '/reset-password/4f1c0d9ab27e' } });
    expect(await rowsOf('website_visits')).toMatchObject([
      { page_path: '/reset-password/{token}' },
      { page_path: '/{unknown}' },
    ]);
    expect(JSON.stringify(await rowsOf('content_analytics'))).not.toContain('4f1c0d9ab27e');
  });

  test('[R7.14] has the user, address and time that the server knows, whatever it claims', async () => {
    const forged = {
      userId: 'admin',
      user_id: 'admin',
      ipAddress: '198.51.100.1',
      ip_address: '198.51.100.1',
      createdAt: '2001-01-01',
      created_at: '2001-01-01',
      at: '2001-01-01',
      time: 0,
      country: 'SK',
      userAgent: 'forged',
      user_agent: 'forged',
      id: 1,
    };
    await send(analyticsWith(), { body: forged, userId: 'maja-id' });
    const truth = { user_id: 'maja-id', ip_address: '203.0.113.77', created_at: new Date(now) };
    expect(await rowsOf('website_visits')).toMatchObject([
      { ...truth, country: null, user_agent: firefox },
    ]);
    expect(await rowsOf('content_analytics')).toMatchObject([truth]);
  });

  test('without consent keeps no address and no more of the browser than its kind', async () => {
    await send(analyticsWith(), { body: { hasConsent: false } });
    const row = { ip_address: '203.0.113.0/24', user_agent: 'Firefox, Linux' };
    expect(await rowsOf('website_visits')).toMatchObject([row]);
    expect(await rowsOf('content_analytics')).toMatchObject([{ ip_address: '203.0.113.0/24' }]);
  });

  test('[R3.05h] may come from nowhere that can be told', async () => {
    await send(analyticsWith(), { address: null, body: { referrer: null } });
    const row = { ip_address: null, referrer: null };
    expect(await rowsOf('website_visits')).toMatchObject([row]);
  });

  test.each(['', '{', 'null', '[]', '"visit"', '{}', '{"hasConsent":"yes"}'])(
    '%s is none',
    async (body) => {
      const findUserId = vi.fn(async () => null);
      const sent = { body, address: '203.0.113.77', userAgent: firefox, findUserId };
      expect(await analyticsWith().recordVisit(sent)).toEqual({ kind: 'invalid' });
      expect(findUserId).not.toHaveBeenCalled();
      expect(await countRows()).toEqual([0, 0]);
    },
  );

  test('that arrives with a thousand others is there once, in its place', async () => {
    const api = analyticsWith({ visitsNetwork: { points: 5_000, seconds: 60 } });
    const names = Array.from({ length: 1_200 }, (_, index) => `visitor_number-${index}`);
    await Promise.all(names.map((visitorId) => send(api, { body: { visitorId } })));
    const visits = await rowsOf('website_visits');
    const contents = await rowsOf('content_analytics');
    expect(visits.map((row) => row.visitor_id)).toEqual(names);
    expect(contents.map((row) => row.visitor_id)).toEqual(names);
  });

  test('is refused where the database cannot write it, and the next one is not', async () => {
    const api = analyticsWith();
    await queryAs(
      database.ownerUrl,
      `alter table website_visits add constraint planted check (user_id <> 'maja')`,
    );
    await expect(send(api, { userId: 'maja' })).rejects.toThrow();
    await queryAs(database.ownerUrl, 'alter table website_visits drop constraint planted');
    expect(await countRows()).toEqual([0, 0]);
    expect(await send(api)).toEqual({ kind: 'recorded' });
  });
});

describe('the limit', () => {
  async function countRecorded(api: ReturnType<typeof analyticsWith>, sent: Sent[]) {
    const kinds: string[] = [];
    for (const one of sent) kinds.push((await send(api, one)).kind);
    return { recorded: kinds.filter((kind) => kind === 'recorded').length, last: kinds.at(-1) };
  }

  test('of one browser is 60 a minute, of which all copies hear', async () => {
    const redis = createRedis({ url: requirePartUrl('REDIS_URL'), logger });
    onTestFinished(() => redis.close());
    await vi.waitFor(() => expect(redis.isConnected()).toBe(true));
    const address = randomAddress();
    const [here, there] = [analyticsWith({}, redis), analyticsWith({}, redis)];
    for (let turn = 0; turn < 60; turn += 1) {
      expect(await send(here, { address })).toEqual({ kind: 'recorded' });
    }
    expect(await send(here, { address })).toMatchObject({ kind: 'too-many' });
    expect(await countRows()).toEqual([60, 60]);
    // The other instance finds out within a tenth of a second of its own first attempt.
    await vi.waitFor(async () => {
      expect(await send(there, { address })).toMatchObject({ kind: 'too-many' });
    });
    const another = { visitorId: 'visitor_another-one' };
    expect(await send(here, { address, body: another })).toEqual({ kind: 'recorded' });
  });

  test('of one browser is half of that without Redis, and ends with its minute', async () => {
    onTestFinished(() => platform.clock.set(now));
    const api = analyticsWith();
    expect(await countRecorded(api, new Array(30).fill({}))).toMatchObject({ recorded: 30 });
    expect(await send(api)).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
    platform.clock.set(aMinuteLater);
    expect(await send(api)).toEqual({ kind: 'recorded' });
  });

  test('of a network holds for browsers that call themselves anew each time', async () => {
    const api = analyticsWith({ visitsNetwork: { points: 20, seconds: 60 } });
    const rotating = Array.from({ length: 11 }, (_, index) => ({
      address: `203.0.113.${index}`,
      body: { visitorId: `visitor_rotating-${index}` },
    }));
    expect(await countRecorded(api, rotating)).toEqual({ recorded: 10, last: 'too-many' });
    expect(await countRows()).toEqual([10, 10]);
    expect(await send(api, { address: '198.51.100.1' })).toEqual({ kind: 'recorded' });
  });

  test('of the day holds for everybody, and what was refused before takes nothing from it', async () => {
    const api = analyticsWith({
      visitsEverywhere: { points: 10, seconds: 60 },
      visitsNetwork: { points: 4, seconds: 60 },
    });
    const sent = (network: number) => ({ address: `10.0.${network}.1` });
    await countRecorded(api, new Array(9).fill(sent(1)));
    expect(await countRows()).toEqual([2, 2]);
    const others = [2, 3, 4, 5].map(sent);
    expect(await countRecorded(api, others)).toEqual({ recorded: 3, last: 'too-many' });
    expect(await countRows()).toEqual([5, 5]);
  });

  test('lets the tables grow by half a million visits a day at the most', () => {
    expect(limits).toMatchObject({
      analytics: { points: 60, seconds: 60 },
      visitsNetwork: { points: 5_000, seconds: 86_400 },
      visitsEverywhere: { points: 500_000, seconds: 86_400 },
    });
  });
});

/** Redis is shared and persistent: no other run may have used this network. */
function randomAddress(): string {
  const octet = () => Math.floor(Math.random() * 254) + 1;
  return `10.${octet()}.${octet()}.${octet()}`;
}
