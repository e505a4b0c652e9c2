import { expect, test, vi } from 'vitest';
import { createContentVersions } from './content-versions.ts';
import type { Db } from './database.ts';
import { createLiveFeed } from './live-feed.ts';
import { createLogger } from './logger.ts';
import { createRedis } from './redis.ts';

// How a running instance handles a database that was restored to an earlier point.

const logger = createLogger({ level: 'silent', name: 'test' });
const redis = createRedis({ logger });

/** Answers every version query with the current rows. */
function versionsOf(database: { rows: { tag: string; version: number; timeline: number }[] }) {
  const db = { select: () => ({ from: async () => database.rows }) } as unknown as Db;
  return createContentVersions({ db, redis, logger });
}

test('versions of a restored database are later than all that were known', async () => {
  const database = { rows: [{ tag: 'events', version: 12, timeline: 1 }] };
  const versions = versionsOf(database);
  await versions.refresh();
  const before = versions.known().get('events') ?? 0;

  database.rows = [{ tag: 'events', version: 10, timeline: 2 }];
  await versions.refresh();
  const restored = versions.known().get('events') ?? 0;
  expect(restored).toBeGreaterThan(before);

  database.rows = [{ tag: 'events', version: 12, timeline: 2 }];
  await versions.refresh();
  expect(versions.known().get('events')).toBeGreaterThan(restored);
});

test('versions stay exact numbers after thousands of restores', async () => {
  const versions = versionsOf({
    rows: [{ tag: 'events', version: 2 ** 31, timeline: 1_000_000 }],
  });
  await versions.refresh();
  expect(Number.isSafeInteger(versions.known().get('events'))).toBe(true);
});

test('a copy whose news are ahead of the database begins again and says so once', async () => {
  const database = { head: '900' };
  const onSetBack = vi.fn();
  const news = createLiveFeed({
    redis,
    logger,
    pollMs: 5,
    onSetBack,
    prepare: async () => undefined,
    onUpdate: () => undefined,
    db: withoutUpdates(database),
  });
  await news.start();
  expect(news.head()?.transaction).toBe(900n);
  database.head = '400';
  await expect.poll(() => news.head()?.transaction).toBe(400n);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onSetBack).toHaveBeenCalledTimes(1);
  news.stop();
});

/**
 * Answers the head query, the only one without a parameter, with its position; there are no
 * updates.
 */
function withoutUpdates(database: { head: string }): Db {
  const execute = async ({ queryChunks }: { queryChunks: unknown[] }) => ({
    rows: queryChunks.length === 1 ? [database] : [],
  });
  return { execute } as unknown as Db;
}
