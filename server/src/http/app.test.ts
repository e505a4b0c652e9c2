import type { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { createApp } from './app.ts';
import { createAddressReader } from './client-address.ts';
import type { HttpVariables } from './http-variables.ts';

const siteUrl = 'https://danube.example';
const elsewhere = () => new Response('elsewhere', { status: 418 });
const app = createApp({
  logger: createLogger({ level: 'silent', name: 'test' }),
  clock: systemClock,
  observe: () => undefined,
  ...{ siteUrl, securityContact: 'mailto:desk@danube.example' },
  readClientAddress: createAddressReader([]),
  readiness: { report: () => Promise.reject(new Error('nobody asks')) },
  answerSitemap: elsewhere,
  assets: null,
  ...{ answerAccount: elsewhere, answerRpc: elsewhere, answerOpenApi: elsewhere },
  ...{ answerOpenApiDocument: elsewhere, answerPage: elsewhere },
  ...{ answerCalendarFeed: elsewhere, answerProgramme: elsewhere, answerBrowserError: elsewhere },
  answerPicture: elsewhere,
  videoStreams: new Hono<HttpVariables>(),
  lessonFilms: new Hono<HttpVariables>(),
  answerCourseArchive: elsewhere,
  answerInvoice: elsewhere,
  ...{ answerCertificate: elsewhere, answerCertificateCard: elsewhere },
  answerStripeWebhook: elsewhere,
});

test('a procedure’s body that is too long is refused, and no fault of ours', async () => {
  const body = 'x'.repeat(64 * 1024 + 1);
  const request = new Request(`${siteUrl}/api/rpc/any`, { method: 'POST', body });
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const answer = await app.fetch(request, { outgoing });
  expect([answer.status, await answer.json()]).toEqual([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test('Stripe’s events come from elsewhere, everything else under /api does not', async () => {
  const headers = { origin: 'https://stripe.example', 'sec-fetch-site': 'cross-site' };
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const send = (path: string) =>
    app.fetch(new Request(`${siteUrl}${path}`, { method: 'POST', body: '{}', headers }), {
      outgoing,
    });
  expect((await send('/api/stripe/webhook')).status).toBe(418);
  expect((await send('/api/rpc/any')).status).toBe(403);
});
