import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { bareApp } from '../testing/bare-app.ts';

const siteUrl = 'https://danube.example';
const app = bareApp({
  siteUrl,
  addresses: [
    {
      method: 'POST',
      path: '/api/signed',
      answer: () => new Response('signed', { status: 202 }),
      isSigned: true,
    },
  ],
});

test('a procedure’s body that is too long is refused, and no fault of ours', async () => {
  const body = 'x'.repeat(64 * 1024 + 1);
  const request = new Request(`${siteUrl}/api/rpc/any`, { method: 'POST', body });
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const answer = await app.fetch(request, { outgoing });
  expect([answer.status, await answer.json()]).toEqual([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test('what is signed comes from elsewhere, everything else under /api does not', async () => {
  const headers = { origin: 'https://sender.example', 'sec-fetch-site': 'cross-site' };
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  const send = (path: string) =>
    app.fetch(new Request(`${siteUrl}${path}`, { method: 'POST', body: '{}', headers }), {
      outgoing,
    });
  expect((await send('/api/signed')).status).toBe(202);
  expect((await send('/api/rpc/any')).status).toBe(403);
});
