import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import { createApp } from './app.ts';
import { createAddressReader } from './client-address.ts';

const siteUrl = 'https://danube.example';
const elsewhere = () => new Response('elsewhere', { status: 418 });
const app = createApp({
  logger: createLogger({ level: 'silent', name: 'test' }),
  clock: systemClock,
  observe: () => undefined,
  ...{ siteUrl, securityContact: 'mailto:desk@danube.example' },
  readClientAddress: createAddressReader([]),
  readiness: { report: () => Promise.reject(new Error('nobody asks')) },
  loadWeb: () => Promise.reject(new Error('no page is asked for')),
  assets: null,
  ...{ answerAccount: elsewhere, answerRpc: elsewhere, answerOpenApi: elsewhere },
  ...{ answerOpenApiDocument: elsewhere, answerLiveStream: elsewhere, answerPage: elsewhere },
  ...{ answerCalendarFeed: elsewhere, answerProgramme: elsewhere, answerBrowserError: elsewhere },
});

test('a procedure’s body that is too long is refused, and no fault of ours', async () => {
  const body = 'x'.repeat(64 * 1024 + 1);
  const request = new Request(`${siteUrl}/api/rpc/any`, { method: 'POST', body });
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const answer = await app.fetch(request, { outgoing });
  expect([answer.status, await answer.json()]).toEqual([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});
