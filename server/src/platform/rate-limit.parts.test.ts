import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openRedisLine } from '../testing/open-redis-line.ts';
import { systemClock } from './clock.ts';
import { createLogger } from './logger.ts';
import { createRateLimiter } from './rate-limit.ts';
import { createRedis } from './redis.ts';
import { requirePartUrl } from './test-parts.ts';

const limits = { signIn: { points: 6, seconds: 60 }, search: { points: 1, seconds: 1 } };
const logger = createLogger({ level: 'silent', name: 'test' });

async function openLimiter(url: string | undefined, clock = systemClock) {
  const redis = createRedis({ url, logger });
  const lines: string[] = [];
  const onFallback = vi.fn();
  const limiter = createRateLimiter({
    redis,
    limits,
    clock,
    logger: createLogger({ level: 'info', name: 'test' }, { write: (line) => lines.push(line) }),
    onFallback,
  });
  onTestFinished(() => redis.close());
  if (url) await vi.waitFor(() => expect(redis.isConnected()).toBe(true));
  return { ...limiter, redis, lines, onFallback };
}

type Opened = Awaited<ReturnType<typeof openLimiter>>;

async function countAllowed(limiter: Opened, key: string, attempts: number): Promise<number> {
  let allowed = 0;
  for (let index = 0; index < attempts; index += 1) {
    if ((await limiter.consume('signIn', key)).allowed) allowed += 1;
  }
  return allowed;
}

test('allows n tries, refuses the next, and says for how long', async () => {
  const limiter = await openLimiter(requirePartUrl('REDIS_URL'));
  const key = randomUUID();
  expect(await countAllowed(limiter, key, 6)).toBe(6);
  const answer = await limiter.consume('signIn', key);
  expect(answer).toEqual({ allowed: false, retryAfterSeconds: expect.any(Number) });
  expect(!answer.allowed && answer.retryAfterSeconds).toBeGreaterThan(50);
  expect(!answer.allowed && answer.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(await countAllowed(limiter, randomUUID(), 1)).toBe(1);
  expect(limiter.onFallback).not.toHaveBeenCalled();
});

test('two copies of the server share one count', async () => {
  const first = await openLimiter(requirePartUrl('REDIS_URL'));
  const second = await openLimiter(requirePartUrl('REDIS_URL'));
  const key = randomUUID();
  expect(await countAllowed(first, key, 4)).toBe(4);
  expect(await countAllowed(second, key, 4)).toBe(2);
});

test.each(['redis', 'this process'])(
  'a try that is given back is not counted in %s',
  async (where) => {
    const limiter = await openLimiter(where === 'redis' ? requirePartUrl('REDIS_URL') : undefined);
    const key = randomUUID();
    for (let attempts = 0; attempts < 10; attempts += 1) {
      expect(await limiter.consume('signIn', key)).toEqual({ allowed: true });
      await limiter.applyRefund('signIn', key);
    }
    expect(await countAllowed(limiter, key, 10)).toBe(where === 'redis' ? 6 : 3);
  },
);

test('the window ends', async () => {
  const limiter = await openLimiter(requirePartUrl('REDIS_URL'));
  const key = randomUUID();
  expect(await limiter.consume('search', key)).toEqual({ allowed: true });
  expect(await limiter.consume('search', key)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await vi.waitFor(
    async () => expect(await limiter.consume('search', key)).toEqual({ allowed: true }),
    { timeout: 4_000, interval: 1_100 },
  );
});

test('keys do not appear in redis in the clear', async () => {
  const limiter = await openLimiter(requirePartUrl('REDIS_URL'));
  const person = `${randomUUID()}@example.org`;
  await limiter.consume('signIn', person);
  const keys = await limiter.redis.client?.keys('limit:signIn*');
  expect(keys?.length).toBeGreaterThan(0);
  expect(keys?.filter((key) => key.includes(person))).toEqual([]);
});

test('without redis, half the tries', async () => {
  const limiter = await openLimiter(undefined);
  const key = randomUUID();
  expect(await countAllowed(limiter, key, 4)).toBe(3);
  expect(await limiter.consume('search', key)).toEqual({ allowed: true });
  expect(await limiter.consume('search', key)).toMatchObject({ allowed: false });
  expect(limiter.onFallback).toHaveBeenCalledExactlyOnceWith(true);
  expect(limiter.lines).toHaveLength(1);
});

test('when redis is lost, half the tries; when it is back, it counts again', async () => {
  const line = await openRedisLine();
  const limiter = await openLimiter(line.url);
  expect(await countAllowed(limiter, randomUUID(), 7)).toBe(6);

  line.set('cut');
  expect(await countAllowed(limiter, randomUUID(), 7)).toBe(3);
  expect(limiter.isFallback()).toBe(true);

  line.set('pass');
  await vi.waitFor(
    async () => {
      await limiter.consume('signIn', randomUUID());
      expect(limiter.isFallback()).toBe(false);
    },
    { timeout: 8_000, interval: 100 },
  );
  expect(await countAllowed(limiter, randomUUID(), 7)).toBe(6);
  expect(limiter.onFallback.mock.calls).toEqual([[true], [false]]);
  expect(limiter.lines).toHaveLength(2);
});

test('when redis falls silent, only the first request waits, and not long', async () => {
  const line = await openRedisLine();
  const moment = new Date();
  const limiter = await openLimiter(line.url, { now: () => moment });
  const key = randomUUID();
  line.set('silent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = line.asked();
  const first = limiter.consume('signIn', key);
  await vi.waitUntil(() => line.asked() > before);
  await vi.advanceTimersByTimeAsync(200);
  expect(await first).toEqual({ allowed: true });

  const after = line.asked();
  expect(await countAllowed(limiter, key, 6)).toBe(2);
  expect(line.asked()).toBe(after);
});
