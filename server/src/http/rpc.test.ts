import { procedureFor, reads } from '@danube/contract/base.ts';
import { readsHeader } from '@danube/contract/reads-header.ts';
import { implement } from '@orpc/server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ApiRouter } from '../compose.ts';
import { getRequestId } from '../platform/current-request.ts';
import { guard } from '../platform/guard.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { callers, contextOf } from '../testing/callers.ts';
import { createRpc } from './rpc.ts';

const answer = z.string();
const contract = {
  list: procedureFor('public')
    .meta(reads('catalogue:{kind}', 'videos'))
    .input(z.object({ kind: z.string() }))
    .output(answer),
  session: procedureFor('public').meta(reads()).output(answer),
  today: procedureFor('public').output(answer),
};
const os = implement(contract).$context<RequestContext>().use(guard);
const router = os.router({
  list: os.list.handler(() => 'listed'),
  session: os.session.handler(() => 'nobody'),
  today: os.today.handler(() => getRequestId() ?? 'no request'),
});

/** The response body, and the header that the procedure set. */
async function ask(path: string, json: unknown = undefined) {
  const context = { ...contextOf(callers.anonymous), requestId: 'request-7' };
  const rpc = createRpc({
    // Any router works here; the real one would need a database.
    router: router as unknown as ApiRouter,
    contextFor: () => context,
    observeRpc: () => undefined,
  });
  const app = new Hono<HttpVariables>().post('/api/rpc/*', (c) => rpc.answerRpc(c));
  const request = { method: 'POST', body: JSON.stringify({ json }) };
  const headers = { 'content-type': 'application/json' };
  const response = await app.request(`/api/rpc/${path}`, { ...request, headers });
  return { body: await response.json(), reads: context.responseHeaders.get(readsHeader) };
}

test('an answer names the content that it is made of, filled in from the input', async () => {
  expect(await ask('list', { kind: 'course' })).toEqual({
    body: { json: 'listed' },
    reads: 'catalogue:course videos',
  });
  expect((await ask('session')).reads).toBe('-');
  expect((await ask('today')).reads).toBeNull();
});

test('what is done during a call knows its request, and nothing does afterwards', async () => {
  expect((await ask('today')).body).toEqual({ json: 'request-7' });
  expect(getRequestId()).toBeUndefined();
});
