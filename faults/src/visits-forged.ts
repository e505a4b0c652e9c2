import type { Copy } from '@danube/e2e/product.ts';
import { seededLogins } from '@danube/server/modules/identity/identity.seed.ts';
import { countFallbacks } from './redis-fallbacks.ts';
import { queryRedis } from './redis-query.ts';
import { expectAtLeast, expectAtMost, type Figure, type Scenario } from './scenario.ts';
import { spoofClient } from './spoofed-clients.ts';
import type { Stage } from './stage.ts';
import { nextNetwork, sendRequest, signIn } from './visitor.ts';
import { type SentVisit, sendVisit, sendVisits } from './visits-sending.ts';

const browserPoints = 60;
const networkPoints = 5_000;
const concurrency = 32;
const honestVisits = 5;
const pageTargetMs = 2_000;

/** A flood of forged visits: none are trusted, and few are stored. */
export const forgedVisits: Scenario = {
  name: 'forged-visits',
  needs: 'shared',
  async run(stage) {
    const count = stage.isShort ? 800 : 100_000;
    const copies = await stage.startCopies(2);
    await resetVisitLimits(stage);
    const fallbacksBefore = copies.map(countFallbacks);
    const begin = performance.now();
    const [statuses, honest, slowest] = await Promise.all([
      flood(copies, count),
      visitHonestly(copies),
      readPages(copies, stage.isShort ? 20 : 200),
    ]);
    const minutes = Math.floor((performance.now() - begin) / 60_000) + 1;
    // An instance too busy to reach Redis in time allows half on its own.
    const disconnected = copies.filter(
      (copy, index) => countFallbacks(copy) > (fallbacksBefore[index] ?? 0),
    ).length;
    // Instances sync ten times a second: what arrives in between may pass on each of them.
    const allowed = {
      browser: browserPoints * (copies.length * minutes + disconnected / 2),
      network: networkPoints * (1.1 + disconnected / 2),
    };
    const others = [...statuses.keys()].filter((status) => status !== 204 && status !== 429);
    return [
      expectAtLeast(count, 'forged visits', [
        [...statuses.values()].reduce((a, b) => a + b, 0),
        '',
      ]),
      expectAtMost(0, 'answers other than 204 and 429', [others.length, ` [${others.join()}]`]),
      ...(await verifyTable(stage, 'website_visits', allowed)),
      ...(await verifyTable(stage, 'content_analytics', allowed)),
      expectAtLeast(honestVisits, 'of 5 honest visits written', [await countHonest(stage), '']),
      expectAtMost(0, 'of them refused', [honest.filter((status) => status !== 204).length, '']),
      expectAtMost(stage.timeLimit(pageTargetMs), 'slowest page meanwhile', [slowest, ' ms']),
    ];
  },
};

/** Two in five use the same visitor id, the others a new one each time, from one network. */
async function flood(copies: readonly Copy[], count: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  await sendVisits(concurrency, () => {
    if (sent >= count) return null;
    sent += 1;
    const copyUrl = copies[sent % copies.length]?.url ?? '';
    return {
      visit: sent % 5 < 2 ? oneBrowser(copyUrl, sent) : manyNames(copyUrl, sent),
      onAnswer(status) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
    };
  });
  return statuses;
}

function oneBrowser(copyUrl: string, number: number): SentVisit {
  const body = { ...forged(number), visitorId: 'visitor_forged-browser' };
  return { copyUrl, body, headers: headersFrom(`198.18.7.${number % 256}`, number) };
}

function manyNames(copyUrl: string, number: number): SentVisit {
  const body = { ...forged(number), visitorId: `visitor_forged-name-${number}` };
  return {
    copyUrl,
    body,
    headers: headersFrom(`2001:db8:77:1::${(number % 65_536).toString(16)}`, number),
  };
}

/** Every field a page could forge, in every spelling. */
function forged(number: number): Record<string, unknown> {
  const moment = '2001-01-01T00:00:00Z';
  return {
    routePattern: `/reset-password/forged-token-${number}`,
    referrer: `https://news.example/forged-path?token=${number}`,
    hasConsent: true,
    userId: 'forged',
    user_id: 'forged',
    ipAddress: '11.0.0.1',
    ip_address: '11.0.0.1',
    createdAt: moment,
    created_at: moment,
    time: moment,
    id: number,
    country: 'forged',
    user_agent: 'forged',
    contentType: 'forged',
    action_type: 'forged',
  };
}

function headersFrom(address: string, number: number) {
  const userAgent = { 'user-agent': `Mozilla/5.0 (${'x'.repeat(4_000)})` };
  return { ...spoofClient(address, number), ...userAgent, cookie: `session=forged-${number}` };
}

async function visitHonestly(copies: readonly Copy[]): Promise<number[]> {
  const copyUrl = copies[0]?.url ?? '';
  const cookie = await signIn(copyUrl, 'member');
  const statuses: number[] = [];
  for (let number = 0; number < honestVisits; number += 1) {
    const visitorId = 'visitor_honest-member';
    const body = { routePattern: '/my-courses', referrer: null, visitorId, hasConsent: true };
    const headers = { 'x-forwarded-for': nextNetwork(), cookie };
    statuses.push(await sendVisit({ copyUrl, body, headers }));
  }
  return statuses;
}

async function countHonest(stage: Stage): Promise<number> {
  const [row] = await stage.query<{ count: number }>(
    `select count(*)::int as count from website_visits
     join users on users.id = user_id
     where visitor_id = 'visitor_honest-member' and users.email = $1`,
    [seededLogins.member.email],
  );
  return row?.count ?? Number.NaN;
}

/** Milliseconds of the slowest response; infinite if it isn't a page. */
async function readPages(copies: readonly Copy[], count: number): Promise<number> {
  let slowest = 0;
  for (let number = 0; number < count; number += 1) {
    const { status, milliseconds } = await sendRequest(copies[number % copies.length]?.url ?? '');
    slowest = Math.max(slowest, status === 200 ? milliseconds : Number.POSITIVE_INFINITY);
  }
  return slowest;
}

async function verifyTable(
  stage: Stage,
  table: string,
  allowed: { browser: number; network: number },
): Promise<Figure[]> {
  const [row] = await stage.query<{
    browser: number;
    network: number;
    lies: number;
    bytes: number;
  }>(
    `select
       count(*) filter (where visitor_id = 'visitor_forged-browser')::int as browser,
       count(*) filter (where visitor_id like 'visitor_forged-name-%')::int as network,
       count(*) filter (where user_id is not null
         or not (ip_address like '198.18.7.%' or ip_address like '2001:db8:77:1:%')
         or created_at not between now() - interval '1 hour' and now()
         or replace(${table}::text, 'visitor_forged-', '') like '%forged%')::int as lies,
       max(octet_length(${table}::text))::int as bytes
     from ${table} where visitor_id like 'visitor_forged-%'`,
  );
  const { browser = Number.NaN, network = Number.NaN, lies = Number.NaN } = row ?? {};
  return [
    expectAtMost(allowed.browser, `rows of one browser in ${table}`, [browser, '']),
    expectAtMost(allowed.network, 'of one network', [network, '']),
    expectAtLeast(browserPoints / 2, 'but at least', [browser + network, '']),
    expectAtMost(0, 'that say what was forged', [lies, '']),
    expectAtMost(1_024, 'largest row', [row?.bytes ?? Number.NaN, ' bytes']),
  ];
}

/** Daily budgets outlive a run. */
async function resetVisitLimits(stage: Stage): Promise<void> {
  const script = `
    for _, key in ipairs(redis.call('keys', 'limit:visits*')) do redis.call('del', key) end
    return 0`;
  await queryRedis(stage.env.REDIS_URL ?? '', script);
}
