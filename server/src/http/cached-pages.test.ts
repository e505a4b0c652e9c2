import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createLocation } from '../modules/location/location.module.ts';
import { createCachedPages } from './cached-pages.ts';
import type { CachedPage } from './page-cache.ts';
import { createOriginReader } from './request-origin.ts';
import type { WebBuild } from './web-build.ts';

const saved = new Map(
  ['en /', 'de /', 'sk /', 'de /?lang=de'].map((key) => [`build ${key}`, aPage(key)]),
);
const location = createLocation({
  countries: { find: (address) => (address === '91.127.1.1' ? 'SK' : null) },
  countryHeader: 'cf-ipcountry',
});
const answerCachedPage = createCachedPages({
  cache: { find: (key) => saved.get(key), findStale: vi.fn(), make: vi.fn() },
  web: { buildId: 'build' } as WebBuild, // The fast path uses nothing else.
  findCountry: location.api.findCountry,
  readOrigin: createOriginReader(['10.0.0.1']),
  observe: () => undefined,
  onHit: () => undefined,
});

function aPage(key: string): CachedPage {
  const body = Buffer.from(key);
  return { bodies: { identity: body, gzip: body, br: body }, headers: {}, etag: `"${key}"` };
}

/** What the fast path answers: the page's name, and the reported reason for its language. */
function ask(url: string, headers: IncomingHttpHeaders = {}) {
  let sent: Record<string, string> = {};
  let text = '';
  const request = { method: 'GET', url, headers, socket: { remoteAddress: '10.0.0.1' } };
  const response = {
    writeHead(status: number, head: Record<string, string>) {
      sent = { ...head, status: String(status) };
      return response;
    },
    end(body?: Buffer) {
      text = String(body ?? '');
    },
  };
  // The parts of request and response that the fast path uses.
  const isAnswered = answerCachedPage(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { isAnswered, text, status: sent.status, decision: sent['server-timing'] };
}

test.each([
  { url: '/?lang=de', headers: {}, page: 'de /?lang=de', by: 'address' },
  {
    url: '/',
    headers: { cookie: 'userLanguage=de', 'cf-ipcountry': 'SK' },
    page: 'de /',
    by: 'saved',
  },
  { url: '/', headers: { 'cf-ipcountry': 'AT' }, page: 'de /', by: 'country' },
  { url: '/', headers: { 'x-forwarded-for': '8.8.8.8, 91.127.1.1' }, page: 'sk /', by: 'country' },
  { url: '/', headers: { 'cf-ipcountry': 'JP' }, page: 'en /', by: 'country' },
  { url: '/', headers: {}, page: 'en /', by: 'nothing' },
])('answers $url $headers with "$page", decided by $by', ({ url, headers, page, by }) => {
  expect(ask(url, headers)).toMatchObject({
    text: page,
    status: '200',
    decision: `language;desc=${by}`,
  });
});

test('says so too when the browser has the page already, whatever decided then', () => {
  const headers = { 'if-none-match': '"en /"', 'cf-ipcountry': 'JP' };
  expect(ask('/', headers)).toMatchObject({ status: '304', decision: 'language;desc=country' });
});

test('leaves what is not kept, and what carries more than a language, to the application', () => {
  expect(ask('/courses').isAnswered).toBe(false);
  expect(ask('/?lang=de&x=1').isAnswered).toBe(false);
});
