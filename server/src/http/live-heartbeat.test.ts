import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveHeartbeatSeconds, livePath } from '@danube/contract/live-settings.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { createLiveHub } from '../platform/live.ts';
import { createLogger } from '../platform/logger.ts';
import { createRedis } from '../platform/redis.ts';
import { callers } from '../testing/callers.ts';
import { createLiveStreams } from './live-stream.ts';

const logger = createLogger({ level: 'silent', name: 'test' });

// Only intervals are faked: the connection below is real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database without live updates: it returns the current position, and then nothing new. */
function quietDatabase(): Db {
  const execute = vi.fn().mockResolvedValue({ rows: [] });
  execute.mockResolvedValueOnce({ rows: [{ head: '7' }] });
  return { execute } as Partial<Db> as Db; // The hub calls nothing else.
}

/** Everything written to one member's open stream. */
async function openStream(): Promise<string[]> {
  const hub = createLiveHub({
    db: quietDatabase(),
    redis: createRedis({ logger }),
    logger,
    heartbeatSeconds: liveHeartbeatSeconds,
    findLiveSessions: async (ids) => new Set(ids),
    findListener: async () => ({ rooms: [], hasBlocked: false }),
    readRoom: async () => null,
  });
  await hub.start();
  const answer = createLiveStreams({
    hub,
    clock: systemClock,
    logger,
    headers: {},
    securityLog: { record: () => undefined },
    peekActor: async () => callers.member,
    observe: () => undefined,
  });
  const written: string[] = [];
  const server = createServer((incoming, response) => {
    const write = response.write.bind(response);
    response.write = (text: string) => {
      written.push(text);
      return write(text);
    };
    answer(incoming, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    hub.stop();
    server.closeAllConnections();
    server.close();
  });
  // The server listens on a port, so this is an AddressInfo.
  const { port } = server.address() as AddressInfo;
  const headers = { cookie: 'session=of-a-member' };
  const requested = request({ host: '127.0.0.1', port, path: livePath, headers, agent: false });
  requested.on('error', () => undefined);
  requested.end();
  await once(requested, 'response');
  await expect.poll(() => beatsIn(written)).toBe(1);
  return written;
}

function beatsIn(written: readonly string[]): number {
  return written.filter((text) => text.endsWith(': beat\n\n')).length;
}

test('[R9.06c] an idle stream has a heartbeat every 25 seconds', async () => {
  const written = await openStream();
  vi.advanceTimersByTime(24_999);
  expect(beatsIn(written)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(beatsIn(written)).toBe(2);
  vi.advanceTimersByTime(25_000);
  expect(beatsIn(written)).toBe(3);
});
