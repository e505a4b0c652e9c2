import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpVariables } from '../platform/http-variables.ts';
import { sameOriginOnly } from './same-origin.ts';

const site = 'https://danube.example';
const app = new Hono<HttpVariables>();
app.use(sameOriginOnly(site));
app.all('*', (c) => c.text('done'));

const post = (headers: Record<string, string>) => app.request('/', { method: 'POST', headers });

test('lets our own pages change things', async () => {
  expect((await post({ origin: site, cookie: 'session=1' })).status).toBe(200);
});

test('lets a page of ours that sends no referrer change things', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin', cookie: 'session=1' };
  expect((await post(headers)).status).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['a null origin', { origin: 'null' }],
  ['a look-alike origin', { origin: 'https://danube.example.evil.example' }],
  ['another scheme', { origin: 'http://danube.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a cross-site request without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['a cookie without Origin', { cookie: 'session=1' }],
])('refuses a change that comes from %s', async (_name, headers) => {
  expect((await post(headers)).status).toBe(403);
});

test('lets anybody read', async () => {
  const response = await app.request('/', { headers: { origin: 'https://evil.example' } });
  expect(response.status).toBe(200);
});
