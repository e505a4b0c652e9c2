import { browserErrorBytes } from '@danube/contract/browser-error.ts';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createWindowCounter } from '../platform/window-counter.ts';
import { handleBrowserError } from './browser-errors.ts';

const error = {
  message: 'TypeError: a is undefined',
  stack: 'TypeError: a is undefined\n at f (https://danube.example/assets/app-B8Zl0v3x.js:7:91)',
  build: '5f3a',
  browser: { name: 'Firefox', version: 128 },
};

let lines: Record<string, unknown>[];
let metrics: ReturnType<typeof createMetrics>;
let app: Hono<HttpVariables>;
let network: string;

beforeEach(() => {
  lines = [];
  metrics = createMetrics();
  network = '203.0.113.7';
  const clock = { now: () => new Date('2026-11-15T09:00:00Z') };
  const counters = {
    browserErrors: createWindowCounter({ ...limits.browserErrors, clock }),
    browserErrorsEverywhere: createWindowCounter({ ...limits.browserErrorsEverywhere, clock }),
  };
  const logger = createLogger(
    { level: 'info', name: 'test' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  app = new Hono<HttpVariables>();
  app.use(async (c, next) => {
    c.set('clientAddress', network);
    c.set('logger', logger);
    await next();
  });
  app.post(
    '/api/errors',
    handleBrowserError({
      consume: async (limit, key) => {
        const wait = counters[limit].consume(key);
        return wait ? { allowed: false, retryAfterSeconds: wait / 1000 } : { allowed: true };
      },
      countBrowserError: metrics.countBrowserError,
    }),
  );
});

function post(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return app.request('/api/errors', { method: 'POST', body: text, headers });
}

test('[R8.12] an error of a page stands in the log, with its page by pattern only', async () => {
  const referer = 'https://danube.example/reset-password/4f1c0d9ab27e?lang=de';
  const answer = await post(error, { referer });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'error in a browser',
    browserError: {
      message: 'TypeError: a is undefined',
      stack: 'TypeError: a is undefined\n at f (/assets/app-B8Zl0v3x.js:7:91)',
      build: '5f3a',
      browser: 'Firefox 128',
      page: '/reset-password/{token}',
    },
  });
  expect(JSON.stringify(lines)).not.toContain('4f1c0d9ab27e');
});

test('what a page failed to cut out is cut out here', async () => {
  const message = 'jana@example.com: "my note" https://danube.example/a?token=hush';
  await post({ ...error, message, build: 'jana@example.com' });
  expect(JSON.stringify(lines)).not.toMatch(/jana|note|hush/);
});

test('each is counted under one of five names', async () => {
  await post(error);
  await post({ ...error, browser: { name: 'Invented 1', version: 1 } });
  await post({ ...error, browser: { name: '', version: 0 } });
  const text = await metrics.metricsText();
  expect(text).toContain('browser_errors_total{browser="Firefox"} 1');
  expect(text).toContain('browser_errors_total{browser="other"} 2');
});

test.each([
  ['no JSON', 'broken'],
  ['no object', 'null'],
  ['a message too many letters long', { ...error, message: 'x'.repeat(501) }],
  ['a stack too many letters long', { ...error, stack: 'x'.repeat(4097) }],
  ['a field more', { ...error, email: 'jana@example.com' }],
  ['a version that is none', { ...error, browser: { name: 'Chrome', version: 1.5 } }],
])('%s is refused and leaves no trace', async (_what, body) => {
  const answer = await post(body);
  expect([answer.status, await answer.json()]).toEqual([400, { code: 'BAD_REQUEST' }]);
  expect(lines).toEqual([]);
});

test('a body longer than any report is not even read as one', async () => {
  expect((await post('x'.repeat(browserErrorBytes + 1))).status).toBe(413);
});

test('a network is heard thirty times a minute, everybody six hundred times', async () => {
  for (let i = 0; i < 30; i++) expect((await post(error)).status).toBe(204);
  const refused = await post(error);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(lines).toHaveLength(30);
  for (let i = 0; i < 570; i++) {
    network = `10.0.${i % 200}.1`;
    expect((await post(error)).status).toBe(204);
  }
  network = '10.1.0.1';
  expect((await post(error)).status).toBe(429);
});
