import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { procedureFor, reads } from '@danube/contract/base.ts';
import { getRequestListener } from '@hono/node-server';
import { implement } from '@orpc/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { ApiRouter } from '../compose.ts';
import { getRequestId } from '../platform/current-request.ts';
import { DatabaseTooSlowError, findBudgetError } from '../platform/database-budget.ts';
import { guard } from '../platform/guard.ts';
import { createLogger } from '../platform/logger.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { callers, contextOf } from '../testing/callers.ts';
import { createBareApp } from '../testing/create-bare-app.ts';
import type { IncomingCall } from './request-contexts.ts';
import { createOriginReader } from './request-origin.ts';
import { createRpc } from './rpc.ts';
import { createRpcCalls } from './rpc-calls.ts';

const siteUrl = 'https://danube.example';
const contract = {
  greet: procedureFor('public')
    .meta(reads('catalogue:{kind}'))
    .input(z.object({ kind: z.string() }))
    .output(z.object({ on: z.date(), words: z.string() })),
  whoCalls: procedureFor('public').output(z.array(z.string().nullable())),
  signIn: procedureFor('public').output(z.void()),
  mine: procedureFor('member').output(z.void()),
  fail: procedureFor('public').output(z.void()),
  wait: procedureFor('public').output(z.void()),
};
const os = implement(contract).$context<RequestContext>().use(guard);
const router = os.router({
  greet: os.greet.handler(({ input }) => ({
    on: new Date('2026-11-19T09:00:00Z'),
    words: input.kind.repeat(300),
  })),
  whoCalls: os.whoCalls.handler(({ context }) => [
    context.address,
    context.headers.get('cookie'),
    new Headers([...context.headers]).get('user-agent'),
    getRequestId() === context.requestId ? 'in its request' : 'elsewhere',
    findBudgetError() === null ? 'has time' : 'too slow',
  ]),
  signIn: os.signIn.handler(({ context }) => {
    context.responseHeaders.append('set-cookie', '__Host-session=a; Path=/');
    context.responseHeaders.append('set-cookie', 'other=b; Path=/');
  }),
  mine: os.mine.handler(() => undefined),
  fail: os.fail.handler(() => {
    throw new Error('a fault');
  }),
  wait: os.wait.handler(() => {
    throw new DatabaseTooSlowError('too slow');
  }),
});
// Any router works here; the real one would need a database.
const shared = { router: router as unknown as ApiRouter, observeRpc: () => undefined };
const logger = createLogger({ level: 'silent', name: 'test' });
const readOrigin = createOriginReader(['127.0.0.1']);
const createContext = (call: IncomingCall) => contextOf(callers.anonymous, call);
const observed: string[] = [];

const answerRpcCall = createRpcCalls({
  ...shared,
  createContext,
  readOrigin,
  observe: ({ path, status }) => void observed.push(`${path} ${status}`),
  logger,
  siteUrl,
  maxBodyBytes: 64 * 1024,
  headers: { 'cache-control': 'private, no-store' },
});
const { answerRpc } = createRpc({
  ...shared,
  contextFor: (c) =>
    createContext({ ...c.var, address: c.var.clientAddress, headers: c.req.raw.headers }),
});
const answerSlowly = getRequestListener(createBareApp({ siteUrl, readOrigin, answerRpc }).fetch);

const server = createServer((incoming, response) => {
  if (incoming.headers['x-slow'] === undefined && answerRpcCall(incoming, response)) return;
  response.setHeader('cache-control', 'private, no-store');
  response.setHeader('x-path', 'application');
  void answerSlowly(incoming, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
// The server listens on a port, so this is an AddressInfo.
const { port } = server.address() as AddressInfo;

beforeEach(() => void observed.splice(0));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Call = { method?: string; path?: string; body?: string; headers?: Record<string, string> };

async function ask({ method = 'POST', path = 'whoCalls', body = '{}', headers = {} }: Call) {
  const own = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const sent = request({
    host: '127.0.0.1',
    port,
    agent: false,
    method,
    path: `/api/rpc/${path}`,
    headers: { ...own, origin: siteUrl, 'x-forwarded-for': '203.0.113.9', ...headers },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  // Differs from answer to answer, or depends on the path that was taken.
  const { date, 'x-request-id': requestId, 'x-path': way, ...others } = response.headers;
  expect([date, requestId]).toEqual([expect.any(String), expect.any(String)]);
  return { way: way ?? 'fast', status: response.statusCode, headers: others, response };
}

async function answerTo(call: Call) {
  const { response, ...answer } = await ask(call);
  return { ...answer, body: await text(response) };
}

const greeting = JSON.stringify({ json: { kind: 'course' } });

test.each<[string, Call]>([
  ['an answer', { path: 'greet', body: greeting }],
  ['an empty body', { body: '' }],
  ['cookies', { path: 'signIn' }],
  ['input that the contract refuses', { path: 'greet', body: '{"json":{}}' }],
  ['a body that is no JSON', { body: '{' }],
  ['a visitor who has to sign in', { path: 'mine' }],
  ['a fault', { path: 'fail' }],
  ['a database that is too slow', { path: 'wait' }],
  ['a procedure that does not exist', { path: 'greet/someone' }],
])('%s is the same as from the application', async (_name, call) => {
  const fast = await answerTo(call);
  const slow = await answerTo({ ...call, headers: { 'x-slow': '1' } });
  expect([fast.way, slow.way]).toEqual(['fast', 'application']);
  expect(fast).toMatchObject({ status: slow.status, body: slow.body });
  expect(fast.headers).toMatchObject(slow.headers);
});

test('a procedure knows its caller as in the application', async () => {
  const headers = { cookie: 'session=x', 'user-agent': 'Browser/1' };
  const { body } = await answerTo({ headers });
  expect(JSON.parse(body).json).toEqual([
    '203.0.113.9',
    'session=x',
    'Browser/1',
    'in its request',
    'has time',
  ]);
});

test('the readable hint comes with the session’s cookie', async () => {
  const { headers } = await answerTo({ path: 'signIn' });
  const names = headers['set-cookie']?.map((cookie: string) => cookie.split('=', 1)[0]);
  expect(names).toEqual(['__Host-session', 'other', '__Host-signedIn', 'signedIn']);
});

test('a long answer is compressed for a browser that accepts it', async () => {
  const call = { path: 'greet', body: greeting, headers: { 'accept-encoding': 'gzip, br' } };
  const { headers, response } = await ask(call);
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  const chunks = await response.toArray();
  const plain = brotliDecompressSync(Buffer.concat(chunks)).toString();
  expect(JSON.parse(plain).json.words).toBe('course'.repeat(300));
  expect(chunks.reduce((sum: number, chunk: Buffer) => sum + chunk.length, 0)).toBe(
    Number(headers['content-length']),
  );
});

test.each<[string, Call, number]>([
  ['that comes from another site', { headers: { origin: 'https://elsewhere.example' } }, 403],
  ['that is too long', { body: 'x'.repeat(64 * 1024 + 1) }, 413],
  ['of another type', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 400],
  ['by GET', { method: 'GET', path: 'whoCalls' }, 405],
  ['with parameters', { path: 'whoCalls?batch=1' }, 200],
])('a call %s is left to the application', async (_name, call, status) => {
  expect(await answerTo(call)).toMatchObject({ way: 'application', status });
  expect(observed).toEqual([]);
});

test('every answer is counted and logged once', async () => {
  await answerTo({});
  await answerTo({ path: 'mine' });
  expect(observed).toEqual(['/api/rpc/whoCalls 200', '/api/rpc/mine 401']);
});

test('a client that disconnects while it sends gets no answer', async () => {
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /api/rpc/whoCalls HTTP/1.1', 'host: x', `origin: ${siteUrl}`];
  const rest = ['content-type: application/json', 'content-length: 100', '', '{'];
  socket.write([...head, ...rest].join('\r\n'));
  const [incoming] = await once(server, 'request');
  socket.destroy();
  await new Promise((resolve) => incoming.on('close', resolve));
  await answerTo({});
  expect(observed).toEqual(['/api/rpc/whoCalls 200']);
});
