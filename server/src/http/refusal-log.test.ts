import type { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { SecurityEvent } from '../platform/security-log.ts';
import { callers } from '../testing/callers.ts';
import { createBareApp } from '../testing/create-bare-app.ts';
import { createRefusalLog } from './refusal-log.ts';

const siteUrl = 'https://danube.example';
const events: Partial<SecurityEvent>[] = [];

const invoices = new Hono<HttpVariables>().get('/:id', (c) => c.json({ code: 'NOT_FOUND' }, 404));
const app = createBareApp({
  siteUrl,
  logRefusal: createRefusalLog({
    siteUrl,
    securityLog: { record: ({ requestId: _, ...event }) => void events.push(event) },
    peekActor: async (headers) =>
      headers.get('cookie') === 'session=1' ? callers.member : callers.anonymous,
  }),
  addresses: [
    { path: '/api/invoices', routes: invoices },
    {
      method: 'POST',
      path: '/api/signed',
      isSigned: true,
      answer: (c) => c.json({ code: 'BAD_SIGNATURE' }, 400),
    },
    { method: 'GET', path: '/api/films/:id', answer: (c) => c.json({ code: 'anything' }, 403) },
  ],
  answerRpc: (c) => c.json({ code: 'FORBIDDEN' }, 403),
  answerAccount: (c) => c.json({ code: 'TOO_MANY_REQUESTS' }, 429),
  answerPage: (c) => c.text('not found', 404),
});

beforeEach(() => void events.splice(0));

async function ask(path: string, request: RequestInit = {}) {
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const response = await app.fetch(new Request(`${siteUrl}${path}`, request), { outgoing });
  await response.text();
  return events;
}

const asMember = { headers: { cookie: 'session=1' } };

test('a member who asks for something that is closed to them, with the pattern of its URL', async () => {
  const refused = { kind: 'access-refused', userId: 'member-id' };
  expect(await ask('/api/invoices/of-someone-else', asMember)).toEqual([
    { ...refused, at: '/api/invoices/:id', reason: 'NOT_FOUND' },
  ]);
  expect(await ask('/api/films/7', asMember)).toContainEqual({
    ...refused,
    at: '/api/films/:id',
    reason: 'HTTP 403',
  });
});

test('a member who opens a page of staff, but nobody who mistypes a URL', async () => {
  await ask('/admin/people', asMember);
  await ask('/admin/people.data', asMember);
  const refused = { kind: 'access-refused', at: '/admin/people', reason: 'HTTP 404' };
  expect(events).toEqual(Array(2).fill({ ...refused, userId: 'member-id' }));
  await ask('/no-such-page', asMember);
  await ask('/admin/people');
  await ask('/api/invoices/any');
  expect(events).toHaveLength(2);
});

test('a change from another site', async () => {
  const headers = { origin: 'https://evil.example', cookie: 'session=1' };
  await ask('/api/rpc/cart/add', { method: 'POST', body: '{}', headers });
  await ask('/auth', { method: 'POST', body: 'any', headers: { origin: 'https://evil.example' } });
  const refused = { kind: 'foreign-origin', reason: 'FORBIDDEN' };
  expect(events).toEqual([
    { ...refused, at: '/api/*', userId: 'member-id' },
    { ...refused, at: '/*', userId: null },
  ]);
});

test('a forged signature, and a limit that was reached', async () => {
  await ask('/api/signed', { method: 'POST', body: '{}' });
  await ask('/api/auth/callback/any?code=guessed');
  expect(events).toEqual([
    { kind: 'proof-refused', at: '/api/signed', reason: 'BAD_SIGNATURE', userId: null },
    { kind: 'limit-reached', at: '/api/auth/*', reason: 'TOO_MANY_REQUESTS', userId: null },
  ]);
});

test('procedures are left to the guard', async () => {
  await ask('/api/rpc/people/list', {
    ...asMember,
    method: 'POST',
    body: '{}',
    headers: { origin: siteUrl },
  });
  expect(events).toEqual([]);
});
