import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { visitBodyBytes } from '@danube/contract/analytics/analytics.schemas.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyFunnel, noActivity } from '../modules/analytics/analytics.factory.ts';
import { createAnalytics } from '../modules/analytics/analytics.module.ts';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import type { SecurityEvent } from '../platform/security-log.ts';
import { queryAs } from '../platform/test-parts.ts';
import { callers } from '../testing/callers.ts';
import { testDatabase } from '../testing/test-database.ts';
import { createClientIpReader } from './client-address.ts';
import { createVisits } from './visits.ts';

const siteUrl = 'https://danube.example';
const visit = { routePattern: '/pricing', referrer: null, hasConsent: true };

const database = await testDatabase();
let limit: { allowed: true } | { allowed: false; retryAfterSeconds: number };
const analytics = createAnalytics({
  countries: { find: () => null },
  funnel: emptyFunnel,
  activity: noActivity,
  db: database.db,
  clock: systemClock,
  limiter: { consume: async () => limit },
});
const stopped: string[] = [];
const answerVisit = createVisits({
  analytics: analytics.api,
  peekActor: async (headers) =>
    headers.get('cookie') === 'session=of-a-member' ? callers.member : callers.anonymous,
  readClientAddress: createClientIpReader(['10.0.0.1']),
  observe: () => undefined,
  logger: createLogger({ level: 'silent', name: 'test' }),
  securityLog: { record: ({ kind }: SecurityEvent) => void stopped.push(kind) },
  siteUrl,
  headers: { 'cache-control': 'private, no-store' },
});

afterAll(() => database.close());

beforeEach(async () => {
  limit = { allowed: true };
  stopped.splice(0);
  await queryAs(database.ownerUrl, 'truncate website_visits, content_analytics');
});

/** As a beacon sends it, from a socket with this address. */
function post(body: string, headers: Record<string, string> = {}, from = '10.0.0.1') {
  // The parts of the connection that the fast path uses.
  const request = Object.assign(Readable.from([Buffer.from(body)]), {
    method: 'POST',
    url: '/api/visits',
    socket: { remoteAddress: from },
    headers: { origin: siteUrl, 'content-type': 'text/plain;charset=UTF-8', ...headers },
  }) as unknown as IncomingMessage;
  return new Promise<Response>((resolve) => {
    let head: ResponseInit;
    const response = {
      writeHead: (status: number, sent: Record<string, string>) => {
        head = { status, headers: sent };
      },
      end: (text?: string) => resolve(new Response(text ?? null, head)),
    } as unknown as ServerResponse;
    expect(answerVisit(request, response)).toBe(true);
  });
}

async function rows() {
  const found = await database.pool.query('select user_id, ip_address from website_visits');
  return found.rows;
}

test.each(['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded'])(
  'a visit may be sent as %s',
  async (type) => {
    const answer = await post(JSON.stringify(visit), { 'content-type': type });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await rows()).toHaveLength(1);
  },
);

test('[R7.14] the address is what our own proxy saw, not what the visitor claims', async () => {
  const claims = { 'x-real-ip': '1.1.1.1', forwarded: 'for=1.1.1.1', 'true-client-ip': '1.1.1.1' };
  await post(JSON.stringify(visit), { ...claims, 'x-forwarded-for': '1.1.1.1, 203.0.113.77' });
  await post(JSON.stringify(visit), { 'x-forwarded-for': '1.1.1.1' }, '198.51.100.9');
  expect(await rows()).toMatchObject([
    { ip_address: '203.0.113.77' },
    { ip_address: '198.51.100.9' },
  ]);
});

test('[R7.10] visits of members carry their id, those of visitors none', async () => {
  await post(JSON.stringify(visit), { cookie: 'session=of-a-member' });
  await post(JSON.stringify({ ...visit, userId: 'member-id' }));
  expect(await rows()).toMatchObject([{ user_id: 'member-id' }, { user_id: null }]);
});

test('a body of two kilobytes is read, a longer one is not', async () => {
  const empty = JSON.stringify({ ...visit, padding: '' }).length;
  const sized = (bytes: number) => JSON.stringify({ ...visit, padding: 'x'.repeat(bytes - empty) });
  expect((await post(sized(visitBodyBytes))).status).toBe(204);
  expect((await post(sized(visitBodyBytes + 1))).status).toBe(413);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['a foreign page', { origin: 'https://evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('a visit sent by %s is none', async (_who, headers) => {
  expect((await post(JSON.stringify(visit), headers)).status).toBe(403);
  expect(await rows()).toEqual([]);
  expect(stopped).toEqual(['foreign-origin']);
});

test('what is no visit is refused', async () => {
  const answer = await post('visit!');
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'BAD_REQUEST' }]);
  expect(stopped).toEqual(['input-refused']);
});

test('too many are told when to come back', async () => {
  limit = { allowed: false, retryAfterSeconds: 17 };
  const answer = await post(JSON.stringify(visit));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17']);
  expect(await answer.json()).toEqual({ code: 'TOO_MANY_REQUESTS' });
  expect(await rows()).toEqual([]);
  expect(stopped).toEqual(['limit-reached']);
});

test('more at once than can wait are turned away, and the others are written', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5_100 }, () => post(JSON.stringify(visit))),
  );
  const turnedAway = answers.filter(({ status }) => status === 503);
  const written = answers.filter(({ status }) => status === 204);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway[0]?.headers.get('retry-after')).toBe('5');
  expect(written.length + turnedAway.length).toBe(5_100);
  expect(await rows()).toHaveLength(written.length);
});

test.each([
  ['another address', { method: 'POST', url: '/api/visits/x' }],
  ['a question', { method: 'GET', url: '/api/visits' }],
])('%s is left to the application', (_what, request) => {
  expect(answerVisit(request as IncomingMessage, {} as ServerResponse)).toBe(false);
});
