import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { systemClock } from '../platform/clock.ts';
import type { LiveStream } from '../platform/live.ts';
import { createLogger } from '../platform/logger.ts';
import type { RequestHeaders } from '../platform/request-headers.ts';
import { callers } from '../testing/callers.ts';
import { createLiveStreams } from './live-stream.ts';

const open = new Set<LiveStream>();
const statuses: number[] = [];
const stopped: string[] = [];
let peekActor: (headers: RequestHeaders) => Promise<Actor>;

const answerLiveStream = createLiveStreams({
  hub: {
    async open(stream) {
      open.add(stream);
      return false;
    },
    remove: (stream) => void open.delete(stream),
  },
  clock: systemClock,
  securityLog: { record: ({ kind, userId }) => void stopped.push(`${kind} by ${userId}`) },
  peekActor: (headers) => peekActor(headers),
  observe: ({ status }) => void statuses.push(status),
  logger: createLogger({ level: 'silent', name: 'test' }),
  headers: { 'cache-control': 'private, no-store' },
});

const server = createServer((incoming, response) => {
  if (!answerLiveStream(incoming, response)) response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  open.clear();
  statuses.length = 0;
  peekActor = async (headers) =>
    headers.get('cookie') === 'session=of-a-member' ? callers.member : callers.anonymous;
});

function ask(headers: Record<string, string>, { method = 'GET', path = '/api/live' } = {}) {
  // The server listens on a port, so this is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const requested = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  requested.on('error', () => undefined);
  requested.end();
  return requested;
}

async function answerTo(...given: Parameters<typeof ask>): Promise<IncomingMessage> {
  const [answer] = await once(ask(...given), 'response');
  return answer;
}

const member = { cookie: 'session=of-a-member' };

test('a visitor is told not to ask again', async () => {
  expect(await answerTo({})).toMatchObject({ statusCode: 204 });
  expect(await answerTo({ cookie: 'session=of-nobody' })).toMatchObject({ statusCode: 204 });
  expect(open.size).toBe(0);
});

test('a member has a stream until the tab is closed', async () => {
  const answer = await answerTo(member, { path: '/api/live?again' });
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  const [stream] = open;
  expect(stream?.audiences).toContain(`user:${callers.member.userId}`);
  const received = once(answer, 'data');
  expect(String(await received)).toBe('retry: 1000\n\n');
  // Only tabs that ask for it understand messages in the stream.
  expect(stream?.takesMessages).toBe(false);
  answer.destroy();
  await expect.poll(() => open.size).toBe(0);
  (await answerTo(member, { path: '/api/live?messages=1' })).destroy();
  expect([...open].map(({ takesMessages }) => takesMessages)).toEqual([true]);
});

test('who comes back to what is not known asks for everything again', async () => {
  const answer = await answerTo({ ...member, 'last-event-id': 'gone' });
  let received = '';
  answer.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  await expect.poll(() => received).toContain('data: {"topic":"reset"}');
  answer.destroy();
});

test('a tab that is closed while it is looked up holds nothing', async () => {
  const looking = Promise.withResolvers<Actor>();
  const isAsked = Promise.withResolvers<void>();
  peekActor = () => {
    isAsked.resolve();
    return looking.promise;
  };
  const requested = ask(member);
  await isAsked.promise;
  requested.destroy();
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n))))
    .toBe(0);
  looking.resolve(callers.member);
  await expect.poll(() => statuses.length).toBe(1);
  expect(open.size).toBe(0);
});

test('a database that is away is said, anything else is our fault', async () => {
  const failWith = (error: Error) => {
    peekActor = () => Promise.reject(error);
  };
  failWith(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
  expect(await answerTo(member)).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5' },
  });
  failWith(new Error('something else'));
  expect(await answerTo(member)).toMatchObject({ statusCode: 500 });
  expect(statuses).toEqual([503, 500]);
});

test('other addresses and methods are not its affair', async () => {
  expect(await answerTo(member, { path: '/api/lively' })).toMatchObject({ statusCode: 404 });
  expect(await answerTo(member, { method: 'POST' })).toMatchObject({ statusCode: 404 });
});

test('a person has twenty streams at once, and a new one when one is closed', async () => {
  const requested = Array.from({ length: 20 }, () => ask(member));
  await Promise.all(requested.map((one) => once(one, 'response')));
  const refused = await answerTo(member);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(stopped).toEqual([expect.stringMatching(/^limit-reached by .+-id$/)]);
  expect(open.size).toBe(20);

  peekActor = async () => callers.otherMember;
  expect((await answerTo(member)).statusCode).toBe(200);

  peekActor = async () => callers.member;
  requested[0]?.destroy();
  await expect.poll(async () => (await answerTo(member)).statusCode).toBe(200);
});
