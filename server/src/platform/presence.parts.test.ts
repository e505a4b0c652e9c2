import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { createPresence, presenceMs } from './presence.ts';
import { createRedis } from './redis.ts';
import { requirePartUrl } from './test-parts.ts';

const logger = createLogger({ level: 'silent', name: 'test' });

async function openPresence(url: string | undefined) {
  const redis = createRedis({ ...(url ? { url } : {}), logger });
  onTestFinished(() => redis.close());
  if (url) await vi.waitFor(() => expect(redis.isConnected()).toBe(true));
  const time = { now: Date.now() };
  const presence = createPresence({ redis, clock: { now: () => new Date(time.now) } });
  return { presence, time, redis };
}

test('people are counted once, and until they have been silent for a while', async () => {
  const { presence, time, redis } = await openPresence(requirePartUrl('REDIS_URL'));
  const room = randomUUID();
  expect(await presence.note(room, 'maja')).toBe(1);
  expect(await presence.note(room, 'maja')).toBe(1);
  expect(await presence.note(room, 'otto')).toBe(2);
  expect(await presence.isPresent(room, 'maja')).toBe(true);
  expect(await presence.isPresent(room, 'sven')).toBe(false);
  time.now += presenceMs;
  expect(await presence.isPresent(room, 'maja')).toBe(false);
  expect(await presence.note(room, 'otto')).toBe(1);
  // Nothing is left in Redis once everyone is gone.
  expect(await redis.client?.pttl(`presence:${room}`)).toBeLessThanOrEqual(presenceMs);
});

test('without Redis nobody knows', async () => {
  const { presence } = await openPresence(undefined);
  expect(await presence.note('room', 'maja')).toBeNull();
  expect(await presence.isPresent('room', 'maja')).toBeNull();
});
