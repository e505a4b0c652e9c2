import type { LiveMessage } from '@danube/contract/live.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import {
  insertLiveEvents,
  type LiveCursor,
  readLiveEvents,
  readLiveHead,
} from './live.repository.ts';
import { createLiveHub, type LiveHub, type LiveStream } from './live.ts';
import { createLogger } from './logger.ts';
import { createRedis } from './redis.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const changed: LiveMessage = { topic: 'content', tags: ['events'] };
const nextPollMs = 2_500;

let database: TestDatabase;
let hub: LiveHub;
const roomsOf = new Map<string, string[]>();

beforeAll(async () => {
  database = await testDatabase();
  hub = createLiveHub({
    db: database.db,
    redis: createRedis({ logger }),
    logger,
    heartbeatSeconds: 1,
    findLiveSessions: async (ids) => new Set(ids),
    findRooms: async (userId) => roomsOf.get(userId) ?? [],
  });
  await hub.start();
});

afterAll(async () => {
  hub.stop();
  await database.close();
});

test('news that a returning tab was told from the database are not told again by the poll', async () => {
  const since = await readLiveHead(database.db);
  await insertLiveEvents(database.db, [{ audience: 'everyone', message: changed }]);
  const tab = openTab();
  expect(await hub.open(tab.stream, since)).toBe(true);
  await expect.poll(() => tab.told.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, nextPollMs));
  expect(tab.told).toHaveLength(1);
  hub.remove(tab.stream);
});

test('a tab that comes from a copy which has read further keeps its place', async () => {
  const before = await readLiveHead(database.db);
  await insertLiveEvents(database.db, [{ audience: 'everyone', message: changed }]);
  // News are read once everything that began before them has ended, also in another test's database.
  const row = await vi.waitFor(async () => {
    const [first] = await readLiveEvents(database.db, before, { limit: 1 });
    if (!first) throw new Error('the news are not there yet');
    return first;
  }, 30_000);
  const tab = openTab();
  expect(await hub.open(tab.stream, row.cursor)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, nextPollMs));
  expect(tab.told).toEqual([]);
  expect(tab.beats.every((cursor) => cursor.transaction >= row.cursor.transaction)).toBe(true);
  hub.remove(tab.stream);
});

test('a cursor that this database never gave out is not known', async () => {
  const { transaction } = await readLiveHead(database.db);
  const tab = openTab();
  expect(await hub.open(tab.stream, { transaction: transaction + 1_000n, id: 1n })).toBe(false);
  hub.remove(tab.stream);
});

test('a session that ended closes its streams, and none that was opened while it was looked up', async () => {
  const asked = Promise.withResolvers<readonly string[]>();
  const ended = Promise.withResolvers<ReadonlySet<string>>();
  const own = createLiveHub({
    ...{ db: database.db, redis: createRedis({ logger }), logger, heartbeatSeconds: 60 },
    findRooms: async () => [],
    findLiveSessions(ids) {
      asked.resolve(ids);
      return ended.promise;
    },
  });
  await own.start();
  const over = openTab('session that ended');
  const late = openTab('session of a moment later');
  await own.open(over.stream, undefined);
  expect(await asked.promise).toEqual(['session that ended']);
  await own.open(late.stream, undefined);
  ended.resolve(new Set());
  await expect.poll(() => over.closed).toEqual(['signed-out']);
  expect(late.closed).toEqual([]);
  own.stop();
});

function openTab(sessionId = 'session', userId = 'somebody') {
  const told: LiveMessage[] = [];
  const beats: LiveCursor[] = [];
  const closed: string[] = [];
  const stream: LiveStream = {
    audiences: ['everyone', `user:${userId}`],
    ...{ userId, sessionId },
    send: (message) => void told.push(message),
    beat: (cursor) => void beats.push(cursor),
    close: (reason) => void closed.push(reason),
  };
  return { stream, told, beats, closed };
}
