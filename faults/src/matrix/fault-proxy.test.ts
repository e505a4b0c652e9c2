import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

/** Answers each message with 40 bytes. */
const answer = 'x'.repeat(40);
let proxy: FaultProxy;
let close: () => void;
const callers = new Set<Socket>();

beforeEach(async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  proxy = await startFaultProxy({ host: '127.0.0.1', port });
  close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
});

afterEach(async () => {
  for (const caller of callers) caller.destroy();
  callers.clear();
  await proxy.close();
  close();
});

/** A connection, and what came over it. */
function open() {
  const caller = connect(proxy.port, '127.0.0.1');
  callers.add(caller);
  const seen = { text: '', error: '' };
  caller.on('data', (chunk: Buffer) => {
    seen.text += chunk.toString();
  });
  caller.on('error', (error) => {
    seen.error = 'code' in error ? String(error.code) : error.message;
  });
  return { caller, seen };
}

async function until(isSo: () => boolean, limitMs = 5_000): Promise<number> {
  const begin = performance.now();
  while (!isSo() && performance.now() - begin < limitMs) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(isSo()).toBe(true);
  return performance.now() - begin;
}

test('passes everything on, and counts what callers send', async () => {
  const { caller, seen } = open();
  caller.write('hello');
  await until(() => seen.text === answer);
  expect(proxy.bytesSeen()).toBe(5);
});

test('refuses: open connections are cut and new ones find nobody, until it ends', async () => {
  const before = open();
  before.caller.write('hello');
  await until(() => before.seen.text === answer);
  await proxy.setFault('refused');
  await until(() => before.caller.destroyed);
  const during = open();
  await until(() => during.seen.error === 'ECONNREFUSED');
  await proxy.setFault(null);
  const after = open();
  after.caller.write('hello');
  await until(() => after.seen.text === answer);
});

test('latency: every answer comes 2 s late, also over an open connection', async () => {
  const { caller, seen } = open();
  caller.write('hello');
  await until(() => seen.text === answer);
  await proxy.setFault('latency');
  caller.write('hello');
  const waited = await until(() => seen.text === answer + answer);
  expect(waited).toBeGreaterThan(1_900);
});

test('reset: half an answer comes, then the connection is reset', async () => {
  await proxy.setFault('reset');
  const { caller, seen } = open();
  caller.write('hello');
  await until(() => seen.error === 'ECONNRESET');
  expect(seen.text.length).toBeLessThan(answer.length);
});

test('drip: the answer comes a few bytes at a time, and the rest at once when it ends', async () => {
  await proxy.setFault('drip');
  const { caller, seen } = open();
  caller.write('hello');
  await until(() => seen.text.length > 0);
  expect(seen.text.length).toBeLessThan(answer.length);
  await until(() => seen.text.length >= 16);
  await proxy.setFault(null);
  expect(await until(() => seen.text === answer)).toBeLessThan(1_000);
});

test('black hole: the connection opens and nothing comes; what was sent is answered after it', async () => {
  await proxy.setFault('black hole');
  const { caller, seen } = open();
  caller.write('hello');
  await until(() => proxy.bytesSeen() === 5);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([seen.text, caller.readyState]).toEqual(['', 'open']);
  await proxy.setFault(null);
  await until(() => seen.text === answer);
});
