import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { HttpVariables } from '../platform/http-variables.ts';
import { createLogger } from '../platform/logger.ts';
import type { RateLimitResult } from '../platform/rate-limit.ts';
import { createPageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { createRenderLimiter } from './render-limiter.ts';
import type { Api, PageRequest, WebBuild } from './web-build.ts';

type RecordedPage = { url: string; page: PageRequest; cookie: string | null };

let recordedPages: RecordedPage[];
let lists: string[];
let versions: Map<string, number>;
let isDown: boolean;
let app: Hono<HttpVariables>;
let allowed: number;
let hold: Promise<void>;

beforeEach(() => {
  recordedPages = [];
  lists = [];
  versions = new Map();
  isDown = false;
  allowed = Number.POSITIVE_INFINITY;
  hold = Promise.resolve();
  const cache = createPageCache({
    versions: { known: () => versions },
    clock: { now: () => new Date(0) },
    maxBytes: 1024 * 1024,
  });
  app = new Hono<HttpVariables>();
  app.use(async (c, next) => {
    c.set('requestId', 'test');
    c.set('origin', { proxyHeader: (name) => c.req.header(name), address: () => null });
    c.set('logger', createLogger({ level: 'silent', name: 'test' }));
    await next();
  });
  app.all(
    '*',
    createPages({
      cache,
      renders: createRenderLimiter({ maxWaiting: 2, consume }),
      loadWeb: async () => aWeb(),
      siteUrl: 'https://danube.example',
      findCountry: ({ proxyHeader }) => proxyHeader('cf-ipcountry') ?? null,
      locationServices: ['https://where.example/json'],
      isDevelopment: false,
      formTargets: [],
      apiFor(reads) {
        reads.tag('events');
        return {} as Api; // These pages make no API calls.
      },
      onCache: () => undefined,
      findListed: async (list) => {
        lists.push(list);
        return list === 'levels' ? ['beginner', 'expert'] : [];
      },
    }),
  );
});

async function consume(): Promise<RateLimitResult> {
  allowed -= 1;
  return allowed >= 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: 40 };
}

/** The pages of the page table; the book `missing` doesn't exist and `moved` has a new URL. */
function aWeb(): WebBuild {
  return {
    buildId: 'build',
    async handlePage(request, page) {
      recordedPages.push({ url: request.url, page, cookie: request.headers.get('cookie') });
      await hold;
      if (request.url.includes('moved')) {
        const headers = { location: '/courses?lang=de' };
        return { response: new Response(null, { status: 301, headers }), scripts: [] };
      }
      const found = request.url.includes('missing') ? 404 : 200;
      const status = isDown ? 503 : found;
      const words = request.url.includes('long') ? 'a stop comes first '.repeat(200) : '';
      const html = `${page.language} ${request.url} ${recordedPages.length} ${words}`.trimEnd();
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { response: new Response(html, { status, headers }), scripts: ['run()'] };
    },
    readListedItems: async () => [],
    readOfferedLanguages: async () => [],
    sitemapXml: () => '',
  };
}

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();

test('makes a public page once for everybody', async () => {
  const first = await textOf('/');
  expect(await textOf('/', { cookie: 'session=somebody' })).toBe(first);
  expect(recordedPages).toHaveLength(1);
  expect(recordedPages[0]?.cookie).toBeNull();
});

test('keeps one page for each language, whichever way the language was chosen', async () => {
  expect(await textOf('/')).toMatch(/^en /);
  expect(await textOf('/', { cookie: 'userLanguage=de' })).toMatch(/^de /);
  expect(await textOf('/', { 'cf-ipcountry': 'FR' })).toMatch(/^fr /);
  expect(await textOf('/?lang=pl')).toMatch(/^pl /);
  expect(await textOf('/')).toMatch(/^en /);
});

test('tells each visitor what decided the language, beside a page that is the same for all', async () => {
  const decisionOf = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('server-timing');
  expect(await decisionOf('/')).toBe('language;desc=nothing');
  expect(await decisionOf('/', { 'cf-ipcountry': 'JP' })).toBe('language;desc=country');
  expect(await decisionOf('/', { cookie: 'userLanguage=en' })).toBe('language;desc=saved');
  expect(recordedPages).toHaveLength(1);
  expect(await decisionOf('/account')).toBe('language;desc=nothing');
});

test('hands the location services to shared and private pages and lets them be asked', async () => {
  for (const path of ['/', '/account']) {
    const policy = (await get(path)).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://where.example;");
  }
  const handed = recordedPages.map(({ page }) => page.locationServices);
  expect(handed).toEqual([['https://where.example/json'], ['https://where.example/json']]);
});

test('ignores parameters the page does not know, and keeps those it does', async () => {
  const plain = await textOf('/courses');
  expect(await textOf('/courses?utm_source=mail&x=<script>')).toBe(plain);
  expect(await textOf('/courses?cost=surprise')).toBe(plain);
  expect(await textOf('/courses?level=advanced')).toContain('level=advanced');
  expect(recordedPages.map((page) => page.url)).toEqual([
    'https://danube.example/courses',
    'https://danube.example/courses?level=advanced',
  ]);
});

test('keeps a page for a value that the settings add, and none for one that nobody knows', async () => {
  for (const level of ['expert', 'expert', 'guru', 'ninja', 'advanced']) {
    const { headers } = await get(`/courses?level=${level}`);
    expect(headers.get('cache-control')).not.toBe('private, no-store');
  }
  await get('/courses?market=moon');
  expect(recordedPages.map((page) => page.url)).toEqual([
    'https://danube.example/courses?level=expert',
    'https://danube.example/courses',
    'https://danube.example/courses?level=advanced',
  ]);
  expect(lists).toEqual(['levels', 'levels', 'levels', 'levels', 'markets']);
  // An empty form field doesn't count as a choice.
  await get('/courses?level=&market=');
  expect(recordedPages).toHaveLength(3);
});

test('makes a page that a visitor filled in for them alone, and keeps nothing of it', async () => {
  await get('/courses?cursor=1');
  const again = await get('/courses?cursor=1');
  expect(recordedPages).toHaveLength(2);
  expect(again.headers.get('cache-control')).toBe('private, no-store');
});

test('makes the page anew when content it read has changed', async () => {
  await get('/');
  versions = new Map([['events', 1]]);
  await get('/');
  expect(recordedPages).toHaveLength(2);
});

test('does not keep a page that is not found', async () => {
  const response = await get('/book/missing');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  await get('/book/missing');
  expect(recordedPages).toHaveLength(2);
});

test('answers everybody who waits for a page that is then not kept', async () => {
  const [one, other] = await Promise.all([textOf('/book/missing'), textOf('/book/missing')]);
  expect(recordedPages).toHaveLength(1);
  expect(other).toBe(one);
});

test('leads on from a shared page that has moved, and keeps nothing', async () => {
  const response = await get('/moved?lang=de');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/courses?lang=de');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('lets shared caches keep only pages whose address names the language', async () => {
  const headerOf = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await headerOf('/')).toBe('private, no-cache');
  expect(await headerOf('/?lang=de')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  expect(await headerOf('/account')).toBe('private, no-store');
});

test('shows the last page while the records cannot be reached, and 503 where there is none', async () => {
  const before = await textOf('/');
  versions = new Map([['events', 1]]);
  isDown = true;
  const stale = await get('/');
  expect(stale.status).toBe(200);
  expect(await stale.text()).toBe(before);
  const other = await get('/courses');
  expect(other.status).toBe(503);
  expect(other.headers.get('retry-after')).toBe('5');
});

test('answers 304 to a browser that has the page already', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('allows the scripts of a shared page by hash and of a private page by nonce', async () => {
  const policyOf = async (path: string) =>
    (await get(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const [first, second] = [await policyOf('/account'), await policyOf('/account')];
  expect(first).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(first).not.toBe(second);
});

test('sends the smallest form the browser takes', async () => {
  const encodingOf = async (accepted: string) =>
    (await get('/', { 'accept-encoding': accepted })).headers.get('content-encoding');
  expect(await encodingOf('gzip, deflate, br')).toBe('br');
  expect(await encodingOf('gzip')).toBe('gzip');
  expect(await encodingOf('identity')).toBeNull();
});

test('a page of one person is compressed too', async () => {
  const page = await get('/my-long-page', { 'accept-encoding': 'gzip, br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()).toContain(
    'a stop comes first',
  );
});

test.each([
  ['/Courses', '/courses'],
  ['/COURSES?lang=de&x=%2f', '/courses?lang=de&x=%2f'],
])('%s leads to the one address %s, and nothing is rendered', async (path, target) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  expect(recordedPages).toEqual([]);
});

test('a form sent to another spelling is answered where it was sent', async () => {
  const response = await app.request('/Courses', { method: 'POST', body: '' });
  expect(response.status).toBe(200);
});

test('a network that has used its renders still gets cached pages', async () => {
  allowed = 1;
  const page = await textOf('/');
  expect(await textOf('/')).toBe(page);
  for (const path of ['/courses', '/account']) {
    const refused = await get(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
  }
  expect(recordedPages).toHaveLength(1);
});

test('above the number of waiting renders others hear 503, and cached pages go on', async () => {
  const page = await textOf('/');
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const waiting = [get('/account'), get('/courses')];
  await expect.poll(() => recordedPages.length).toBe(3);
  for (const path of ['/book/missing', '/account']) {
    const refused = await get(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(await textOf('/')).toBe(page);
  // A stale page is better than an error page.
  versions = new Map([['events', 1]]);
  expect(await textOf('/')).toBe(page);
  gate.resolve();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await get('/book/missing')).status).toBe(404);
});
