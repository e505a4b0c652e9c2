import type { Clock } from './clock.ts';
import type { RedisConnection } from './redis.ts';

/** People who haven't been noted for this long have left. */
export const presenceMs = 70_000;

/** Who is where right now. Only in Redis, with a time limit; without Redis nobody knows. */
export type Presence = {
  /** Someone is there: how many are, themselves included. */
  note(place: string, userId: string): Promise<number | null>;
  isPresent(place: string, userId: string): Promise<boolean | null>;
};

export function createPresence(deps: { redis: RedisConnection; clock: Clock }): Presence {
  const { redis, clock } = deps;

  /** Null if Redis is unavailable. */
  async function ask<Result>(work: (now: number) => Promise<Result>): Promise<Result | null> {
    if (!redis.isConnected()) return null;
    return work(clock.now().getTime()).catch(() => null);
  }

  return {
    note: (place, userId) =>
      ask(async (now) => {
        const key = keyOf(place);
        const answers = await redis.client
          ?.multi()
          .zadd(key, now, userId)
          .zremrangebyscore(key, '-inf', now - presenceMs)
          .pexpire(key, presenceMs)
          .zcard(key)
          .exec();
        const [failure, count] = answers?.at(-1) ?? [];
        return failure || typeof count !== 'number' ? null : count;
      }),
    isPresent: (place, userId) =>
      ask(async (now) => {
        const since = await redis.client?.zscore(keyOf(place), userId);
        return since !== null && Number(since) > now - presenceMs;
      }),
  };
}

function keyOf(place: string): string {
  return `presence:${place}`;
}
