import { randomUUID } from 'node:crypto';
import { languages } from '@danube/contract/locale.ts';
import { seededLogins } from '@danube/server/modules/identity/identity.seed.ts';
import { academyTime } from '../academy-clock.ts';
import { expect, test } from '../journey.ts';
import { cookiesOf } from '../people.ts';
import type { ProductAddresses } from '../product.ts';

const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';
const checkedEachTime = 'private, no-cache';
const noStore = 'private, no-store';

type AnswerClass = {
  name: string;
  path: string;
  status: number;
  cacheControl: string;
  isPage?: boolean;
};

const answers: readonly AnswerClass[] = [
  { name: 'page', path: '/', status: 200, cacheControl: checkedEachTime, isPage: true },
  {
    name: 'page in a named language',
    path: '/?lang=de',
    status: 200,
    cacheControl: shared,
    isPage: true,
  },
  {
    name: 'page that is missing',
    path: '/nowhere',
    status: 404,
    cacheControl: noStore,
    isPage: true,
  },
  {
    name: 'missing page in a named language',
    path: '/nowhere?lang=de',
    status: 404,
    cacheControl: noStore,
    isPage: true,
  },
  { name: 'loader answer', path: '/_.data', status: 200, cacheControl: noStore, isPage: true },
  {
    name: 'procedure',
    path: '/api/rpc/events/upcoming?data=%7B%22json%22%3A%7B%7D%7D',
    status: 200,
    cacheControl: noStore,
  },
  {
    name: 'procedure of the open API',
    path: '/api/v1/events/upcoming',
    status: 200,
    cacheControl: noStore,
  },
  {
    name: 'procedure for administrators',
    path: '/api/v1/events',
    status: 401,
    cacheControl: noStore,
  },
  { name: 'session', path: '/api/v1/session', status: 200, cacheControl: noStore },
  { name: 'API description', path: '/api/openapi.json', status: 200, cacheControl: noStore },
  { name: 'unknown API address', path: '/api/nothing', status: 404, cacheControl: noStore },
  { name: 'live stream for a visitor', path: '/api/live', status: 204, cacheControl: noStore },
  {
    name: 'calendar',
    path: '/events/calendar.ics',
    status: 200,
    cacheControl: 'public, max-age=300',
  },
  {
    name: 'programme',
    path: '/events/programme.pdf',
    status: 200,
    cacheControl: 'private, max-age=300',
  },
  { name: 'robots file', path: '/robots.txt', status: 200, cacheControl: noStore },
  { name: 'icon', path: '/favicon.svg', status: 200, cacheControl: 'public, max-age=3600' },
];

for (const { name, path, status, cacheControl, isPage = false } of answers) {
  test(`${name} carries every header that protects it`, async ({ product }) => {
    const response = await fetch(product.firstCopy + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
    expectProtection(response.headers);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*('unsafe|\*|https?:|data:)/);
    expect(policy.includes("script-src 'self'")).toBe(isPage);
    await response.body?.cancel();
  });
}

test('files with a name that changes with their content are kept for a year', async ({
  page,
  product,
}) => {
  await page.goto('/');
  const [font] = (await page.content()).match(/\/assets\/[\w-]+\.woff2/) ?? [];
  const response = await fetch(`${product.firstCopy}${font}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expectProtection(response.headers);
});

test('shared pages set no cookie and differ by nothing but language', async ({ product }) => {
  const cookie = await cookiesOf(product, 'member');
  for (const path of ['/', '/?lang=sk']) {
    const visitors = await fetch(product.firstCopy + path);
    const members = await fetch(product.firstCopy + path, { headers: { cookie } });
    expect(visitors.headers.getSetCookie()).toEqual([]);
    expect(members.headers.getSetCookie()).toEqual([]);
    const html = await members.text();
    expect(html === (await visitors.text()), path).toBe(true);
    for (const { firstName, lastName, email } of Object.values(seededLogins)) {
      expect(html).not.toContain(`${firstName} ${lastName}`);
      expect(html).not.toContain(email);
    }
  }
});

test('a page that has not changed is not sent again, whichever copy answers', async ({
  product,
}) => {
  const first = await fetch(`${product.firstCopy}/?lang=en`);
  const etag = first.headers.get('etag') ?? '';
  for (const copy of [product.firstCopy, product.secondCopy]) {
    const again = await fetch(`${copy}/?lang=en`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
  const other = await fetch(`${product.firstCopy}/?lang=fr`, {
    headers: { 'if-none-match': etag },
  });
  expect(other.status).toBe(200);
});

for (const round of [0, 1]) {
  test(`a page made for a stranger is the page that others get, round ${round + 1}`, async ({
    ownProduct,
    administrator,
  }) => {
    // New content empties the caches, so each page below is rendered from the attacker's request.
    await administrator.plan({ title: 'Brand new', firstStart: academyTime(1, '09:00') });
    const { firstCopy, secondCopy } = ownProduct;
    const read = async (url: string) => (await fetch(url)).text();
    await expect.poll(() => read(`${secondCopy}/?lang=en`)).toContain('Brand new');
    for (const [index, { code }] of languages.entries()) {
      const attempt = poisoning(round * languages.length + index);
      const reported = `${code} ${attempt.query} ${JSON.stringify(attempt.headers)}`;
      const response = await fetch(`${firstCopy}/?lang=${code}&${attempt.query}`, attempt);
      expect(response.status, reported).toBe(200);
      const html = await response.text();
      expect(html.includes(attempt.mark), reported).toBe(false);
      expect(html === (await read(`${firstCopy}/?lang=${code}`)), reported).toBe(true);
      expect(html === (await read(`${secondCopy}/?lang=${code}`)), reported).toBe(true);
    }
  });
}

test('unknown parameters lead to the page that is kept already', async ({ ownProduct }) => {
  await fetch(`${ownProduct.firstCopy}/?lang=en`);
  const before = await countPages(ownProduct);
  for (let number = 0; number < 5; number++) {
    await fetch(`${ownProduct.firstCopy}/?lang=en&utm_source=${randomUUID()}`);
  }
  const after = await countPages(ownProduct);
  expect(after.hit - before.hit).toBe(5);
  expect(after.miss).toBe(before.miss);
});

test('a forged host name is in no address of the page', async ({ request, product }) => {
  for (const path of ['/', '/nowhere']) {
    const response = await request.get(product.firstCopy + path, {
      headers: { host: 'forged.example', 'x-forwarded-host': 'forged.example' },
    });
    expect(await response.text()).not.toContain('forged.example');
  }
});

test('a page cannot be asked for by a foreign site with a visitor’s cookies', async ({
  product,
}) => {
  const cookie = await cookiesOf(product, 'member');
  const forgeries: Record<string, string>[] = [
    { cookie, origin: 'https://evil.example' },
    { cookie },
    { cookie, origin: 'null' },
    { cookie, origin: product.url, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of forgeries) {
    const response = await fetch(`${product.firstCopy}/api/auth/sign-out`, {
      method: 'POST',
      headers,
    });
    expect(response.status, JSON.stringify(headers)).toBe(403);
  }
});

function expectProtection(headers: Headers): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}; includeSubDomains/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const name of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin']) {
    expect(headers.get(name), name).toBeNull();
  }
}

/** How many pages the first copy served from its cache, and how many it rendered. */
async function countPages(product: ProductAddresses): Promise<{ hit: number; miss: number }> {
  const metrics = await (await fetch(product.firstCopyMetrics)).text();
  const count = (outcome: string) =>
    Number(
      new RegExp(`^page_cache_requests_total{outcome="${outcome}"} (\\d+)$`, 'm').exec(
        metrics,
      )?.[1] ?? 0,
    );
  return { hit: count('hit'), miss: count('miss') };
}

type Poisoning = { mark: string; query: string; headers: Record<string, string> };

const trusted = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-prefix',
  'x-original-url',
  'x-rewrite-url',
  'x-host',
  'forwarded',
  'x-http-method-override',
  'x-forwarded-for',
  'true-client-ip',
  'accept-language',
  'user-agent',
  'origin',
  'referer',
  'cookie',
  'authorization',
  'x-remix-revalidate',
  'purpose',
  'x-middleware-prefetch',
];

const parameters = ['utm_source', 'ref', '_data', '_routes', 'index', 'callback', 'theme', 'q'];

/**
 * A header and parameters that careless caches and frameworks include in a page; the values are
 * unique.
 */
function poisoning(number: number): Poisoning {
  const mark = `poison${number}.example`;
  const header = number % 3 === 0 ? `x-unknown-${number}` : trusted[number % trusted.length];
  const parameter = parameters[number % parameters.length] ?? '';
  return {
    mark,
    query: `${parameter}=${mark}&${parameter}${number}=%3Cscript%3E${mark}`,
    headers: { [header ?? '']: header === 'cookie' ? `userLanguage=fr; x=${mark}` : mark },
  };
}
