import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createBareApp } from '../testing/create-bare-app.ts';

const siteUrl = 'https://danube.example';
const app = createBareApp({
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

function send(path: string, body = '{}', headers: Record<string, string> = {}) {
  const request = new Request(`${siteUrl}${path}`, { method: 'POST', body, headers });
  const outgoing = { setHeader: () => outgoing } as unknown as ServerResponse;
  return app.fetch(request, { outgoing });
}

test('a procedure’s body that is too long is refused, and no fault of ours', async () => {
  const answer = await send('/api/rpc/any', 'x'.repeat(64 * 1024 + 1));
  expect([answer.status, await answer.json()]).toEqual([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test.each(['/api/rpc/salesRepsAdmin/importBankAnswer', '/api/v1/admin/payouts/bank-answers'])(
  'a bank’s answer of the longest kind comes through at %s, and nothing endless',
  async (path) => {
    expect((await send(path, 'x'.repeat(1_100_000))).status).not.toBe(413);
    expect((await send(path, 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413);
  },
);

test('what is signed comes from elsewhere, everything else under /api does not', async () => {
  const headers = { origin: 'https://sender.example', 'sec-fetch-site': 'cross-site' };
  expect((await send('/api/signed', '{}', headers)).status).toBe(202);
  expect((await send('/api/rpc/any', '{}', headers)).status).toBe(403);
});
