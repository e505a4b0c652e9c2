import { createHash } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createApproximateCounter } from './approximate-counter.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';
import type { RedisConnection } from './redis.ts';
import { createWindowCounter } from './window-counter.ts';

/** `points` attempts per window of `seconds`. */
export type Limit = {
  points: number;
  seconds: number;
  /**
   * Against overload, not guessing: counted locally and published to the other instances now and
   * then.
   */
  isLoose?: boolean;
};

export type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export type RateLimiter<Name extends string> = {
  consume(limit: Name, key: string): Promise<RateLimitResult>;
  /** Restores the key's full budget, e.g. after a success that only the rightful owner can have. */
  forget(limit: Name, key: string): Promise<void>;
  /** Gives one attempt back; for limits that only count failures. */
  applyRefund(limit: Name, key: string): Promise<void>;
  /** Whether this process currently counts on its own. */
  isFallback(): boolean;
};

type Counter = {
  /** Milliseconds to wait; 0 if the attempt is allowed. */
  count(key: string): number | Promise<number>;
  forget(key: string): unknown;
  /** Loose limits have no refunds: they count calls, not failures. */
  applyRefund?(key: string): unknown;
};

const deadlineMs = 200;
/** After a failure Redis isn't asked for this long, so that not every request waits for it. */
const pauseMs = 1_000;

/**
 * Counts in Redis for all instances. Without Redis each instance counts on its own, with half the
 * points: when a cache is down, a limit must neither disappear nor lock everyone out.
 */
export function createRateLimiter<Name extends string>(deps: {
  redis: RedisConnection;
  limits: Record<Name, Limit>;
  clock: Clock;
  logger: Logger;
  onFallback(isActive: boolean): void;
}): RateLimiter<Name> {
  const shared = sharedCounters({ ...deps, onFailure: leaveRedisAlone });
  const own = inMemoryCounters(deps.clock, deps.limits);
  let isFallback = false;
  let pausedUntil = 0;

  function enter(state: boolean, error?: unknown) {
    if (state === isFallback) return;
    isFallback = state;
    deps.onFallback(state);
    if (state) deps.logger.warn({ err: error }, 'rate limits are counted in this process only');
    else deps.logger.info('rate limits are counted in redis again');
  }

  /** Null if Redis doesn't answer. */
  async function countShared({ count }: Counter, key: string): Promise<number | null> {
    try {
      const counted = count(key);
      const waitMs = typeof counted === 'number' ? counted : await withDeadline(counted);
      enter(false);
      return waitMs;
    } catch (error) {
      leaveRedisAlone(error);
      return null;
    }
  }

  function leaveRedisAlone(error: unknown): void {
    pausedUntil = deps.clock.now().getTime() + pauseMs;
    enter(true, error);
  }

  return {
    isFallback: () => isFallback,
    async consume(limit, key) {
      const isUsable = deps.redis.isConnected() && deps.clock.now().getTime() >= pausedUntil;
      const waitMs = isUsable && shared ? await countShared(shared[limit], key) : null;
      if (waitMs !== null) return toRateLimitResult(waitMs);
      enter(true);
      return toRateLimitResult(await own[limit].count(key));
    },
    async forget(limit, key) {
      own[limit].forget(key);
      if (!shared || !deps.redis.isConnected()) return;
      // If this fails, the points return at the end of the window.
      await withDeadline(Promise.resolve(shared[limit].forget(key))).catch(() => undefined);
    },
    async applyRefund(limit, key) {
      const isShared = shared && deps.redis.isConnected() && !isFallback;
      const given = (isShared ? shared : own)[limit].applyRefund?.(key);
      await withDeadline(Promise.resolve(given)).catch(() => undefined);
    },
  };
}

/** Null if no Redis is configured. */
function sharedCounters<Name extends string>(deps: {
  redis: RedisConnection;
  limits: Record<Name, Limit>;
  clock: Clock;
  onFailure: (error: unknown) => void;
}): Record<Name, Counter> | null {
  const { client } = deps.redis;
  if (!client) return null;
  return countersFor(deps.limits, (name, { points, seconds, isLoose }) => {
    const counter = new RateLimiterRedis({
      storeClient: client,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      rejectIfRedisNotReady: true,
    });
    if (isLoose) {
      const { clock, onFailure } = deps;
      return createApproximateCounter({
        points,
        seconds,
        clock,
        onFailure,
        add: (key, attempts) => withDeadline(addAttempts(counter, digestOf(key), attempts)),
      });
    }
    return {
      async count(key) {
        const { total, msLeft } = await addAttempts(counter, digestOf(key), 1);
        return total > points ? Math.max(1, msLeft) : 0;
      },
      forget: (key) => counter.delete(digestOf(key)),
      applyRefund: (key) => counter.reward(digestOf(key), 1),
    };
  });
}

/** The library throws its result when the points are used up. */
async function addAttempts(
  counter: RateLimiterRedis,
  key: string,
  attempts: number,
): Promise<{ total: number; msLeft: number }> {
  const answer = await counter.consume(key, attempts).catch((rejection: unknown) => {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  });
  return { total: answer.consumedPoints, msLeft: answer.msBeforeNext };
}

function inMemoryCounters<Name extends string>(
  clock: Clock,
  limits: Record<Name, Limit>,
): Record<Name, Counter> {
  return countersFor(limits, (_name, { points, seconds }) => {
    const half = Math.max(1, Math.floor(points / 2));
    const counter = createWindowCounter({ points: half, seconds, clock });
    return { count: counter.consume, forget: counter.forget, applyRefund: counter.applyRefund };
  });
}

function countersFor<Name extends string>(
  limits: Record<Name, Limit>,
  create: (name: string, limit: Limit) => Counter,
): Record<Name, Counter> {
  const entries = Object.entries<Limit>(limits).map(([name, limit]) => [name, create(name, limit)]);
  // Built from the entries of `limits`, so the names are the same.
  return Object.fromEntries(entries) as Record<Name, Counter>;
}

/** Redis stores digests, never addresses or networks. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

function toRateLimitResult(waitMs: number): RateLimitResult {
  if (waitMs <= 0) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };
}

async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // In a busy process the response may have arrived without being read: allow one more
      // event-loop turn.
      setImmediate(() => reject(new Error('redis did not answer in time')));
    }, deadlineMs);
  });
  // Nobody waits for the result after the deadline, so a failure is ignored.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
