import { randomUUID } from 'node:crypto';
import {
  type ConversationId,
  conversationIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { ChatUpdate, LiveMessage } from '@danube/contract/live.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import {
  type Audience,
  insertLiveEvents,
  type LiveCursor,
  readLiveEvents,
  readLiveHead,
} from './live.repository.ts';
import { createLiveHub, type LiveHub, type LiveStream } from './live.ts';
import type { RoomReading } from './live-rooms.ts';
import { createLogger } from './logger.ts';
import { createRedis } from './redis.ts';
import { broadcastTyping } from './typing-broadcast.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const changed: LiveMessage = { topic: 'content', tags: ['events'] };
const nextPollMs = 2_500;
// The tests wait for updates as long as the runner allows: these become visible once all earlier
// transactions have ended, including those of other test databases, which can take many polls.

let database: TestDatabase;
let hub: LiveHub;
const roomsOf = new Map<string, string[]>();
/** How a room's messages are read; null for a room that isn't streamed. */
const streamed = new Map<string, (after: number | null) => RoomReading>();
const readings: { room: string; after: number | null }[] = [];

beforeAll(async () => {
  database = await testDatabase();
  hub = createLiveHub({
    db: database.db,
    redis: createRedis({ logger }),
    logger,
    heartbeatSeconds: 1,
    findLiveSessions: async (ids) => new Set(ids),
    findListener: async (userId) => ({
      rooms: roomsOf.get(userId) ?? [],
      hasBlocked: userId === 'blocker',
    }),
    readRoom: async (room, after) => {
      readings.push({ room, after });
      return streamed.get(room)?.(after) ?? null;
    },
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
  await expect.poll(() => tab.messages.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, nextPollMs));
  expect(tab.messages).toHaveLength(1);
  hub.remove(tab.stream);
});

test('a tab that comes from a copy which has read further keeps its place', async () => {
  const before = await readLiveHead(database.db);
  await insertLiveEvents(database.db, [{ audience: 'everyone', message: changed }]);
  const row = await vi.waitFor(async () => {
    const [first] = await readLiveEvents(database.db, before, { limit: 1 });
    if (!first) throw new Error('the news are not there yet');
    return first;
  }, 30_000);
  const tab = openTab();
  expect(await hub.open(tab.stream, row.cursor)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, nextPollMs));
  expect(tab.messages).toEqual([]);
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
  const requested = Promise.withResolvers<readonly string[]>();
  const ended = Promise.withResolvers<ReadonlySet<string>>();
  const own = newHub({
    findLiveSessions(ids) {
      requested.resolve(ids);
      return ended.promise;
    },
  });
  await own.start();
  const over = openTab('session that ended');
  const late = openTab('session of a moment later');
  await own.open(over.stream, undefined);
  expect(await requested.promise).toEqual(['session that ended']);
  await own.open(late.stream, undefined);
  ended.resolve(new Set());
  await expect.poll(() => over.closed).toEqual(['signed-out']);
  expect(late.closed).toEqual([]);
  own.stop();
});

test('one row of a room reaches whoever is in it, from the moment they came until they left', async () => {
  const room = randomUUID();
  const say = (message: LiveMessage, audience: Audience = `room:${room}`) =>
    insertLiveEvents(database.db, [{ audience, message }]);
  const news = (said: Partial<ChatUpdate>): ChatUpdate => ({
    topic: 'chat',
    conversations: [],
    notifications: [],
    joined: [],
    left: [],
    ...said,
  });
  const conversation = conversationIdSchema.parse(room);
  const talk = news({ conversations: [conversation] });
  const joined = news({ joined: [conversation] });
  roomsOf.set('early', [room]);
  const early = openTab('session', 'early');
  const late = openTab('session', 'late');
  const stranger = openTab('session', 'stranger');
  for (const { stream } of [early, late, stranger]) await hub.open(stream, undefined);
  await say(talk);
  await expect.poll(() => early.messages.length).toBe(1);
  await say(joined, 'user:late');
  await say(talk);
  await expect.poll(() => late.messages.flatMap(roomsIn)).toEqual([room]);
  await say(news({ left: [conversation] }), 'user:early');
  const received = early.messages.length;
  await say(talk);
  await expect.poll(() => late.messages.flatMap(roomsIn)).toEqual([room, room]);
  expect(early.messages.slice(received).flatMap(roomsIn)).toEqual([]);
  expect(stranger.messages).toEqual([]);
  for (const { stream } of [early, late, stranger]) hub.remove(stream);
});

test('a tab that comes back hears what was said in its rooms meanwhile', async () => {
  const room = randomUUID();
  roomsOf.set('returning', [room]);
  const since = await readLiveHead(database.db);
  const conversations = [conversationIdSchema.parse(room)];
  const message: LiveMessage = {
    topic: 'chat',
    conversations,
    notifications: [],
    joined: [],
    left: [],
  };
  await insertLiveEvents(database.db, [{ audience: `room:${room}`, message }]);
  const tab = openTab('session', 'returning');
  await hub.open(tab.stream, since);
  await expect.poll(() => tab.messages.flatMap(roomsIn)).toEqual([room]);
  hub.remove(tab.stream);
});

test('a room is read once for all its streams, which then carry what was read', async () => {
  const room = conversationIdSchema.parse(randomUUID());
  let revision = 4;
  streamed.set(room, (after) => ({
    after: after ?? 3,
    revision,
    isComplete: true,
    forReader: (userId) =>
      userId === 'hidden'
        ? null
        : { conversationId: room, after: after ?? 3, revision, messages: [] },
  }));
  const talk = (said: Partial<ChatUpdate> = {}): ChatUpdate => ({
    topic: 'chat',
    conversations: [room],
    notifications: [],
    joined: [],
    left: [],
    ...said,
  });
  const tabs = ['one', 'two', 'hidden', 'blocker'].map((userId) => {
    roomsOf.set(userId, [room]);
    return openTab('session', userId);
  });
  for (const { stream } of tabs) await hub.open(stream, undefined);
  await insertLiveEvents(database.db, [{ audience: `room:${room}`, message: talk() }]);
  const [one, two, hidden, blocker] = tabs;
  const first = { conversationId: room, after: 3, revision: 4, messages: [] };
  const carried = talk({ conversations: [], changes: [first] });
  await expect.poll(() => blocker?.messages).toEqual([talk()]);
  expect([one?.messages, two?.messages]).toEqual([[carried], [carried]]);
  expect(hidden?.messages).toEqual([talk()]);
  expect(readings.filter((each) => each.room === room)).toEqual([{ room, after: null }]);
  revision = 6;
  const about = talk({ about: [room] });
  await insertLiveEvents(database.db, [
    { audience: `room:${room}`, message: talk() },
    { audience: 'user:two', message: about },
  ]);
  const later = { ...first, after: 4, revision: 6 };
  await expect
    .poll(() => one?.messages.slice(1))
    .toEqual([talk({ conversations: [], changes: [later] })]);
  // More than messages changed, so this tab has to fetch.
  await expect.poll(() => two?.messages.slice(1).flatMap(roomsIn)).toContain(room);
  for (const { stream } of tabs) hub.remove(stream);
});

test('a tab of an earlier release asks for messages, and isn’t told who is typing', async () => {
  const room = conversationIdSchema.parse(randomUUID());
  const listeners = new Map<string, (text: string) => void>();
  const own = newHub({
    redis: {
      ...createRedis({ logger }),
      onHint: (channel, listener) => void listeners.set(channel, listener),
    },
    findListener: async () => ({ rooms: [room], hasBlocked: false }),
    readRoom: async () => readingOf(room, 3, 4),
  });
  await own.start();
  const [earlier, current, hidden] = [
    openTab('session', 'one', false),
    openTab('session', 'two'),
    openTab('session', 'three'),
  ];
  for (const { stream } of [earlier, current, hidden]) await own.open(stream, undefined);
  const person = { id: userIdSchema.parse('maja'), name: 'Maja Horvat', isStaff: false };
  const message = { topic: 'typing' as const, conversationId: room, person };
  broadcastTyping(
    { hint: (channel, text = '') => listeners.get(channel)?.(text) },
    { message, hiddenFrom: ['three'] },
  );
  expect([earlier, current, hidden].map(({ messages }) => messages)).toEqual([[], [message], []]);
  const talk = talkIn(room);
  await insertLiveEvents(database.db, [{ audience: `room:${room}`, message: talk }]);
  await expect.poll(() => earlier.messages).toEqual([talk]);
  expect(current.messages.slice(1)).toMatchObject([
    { conversations: [], changes: [{ revision: 4 }] },
  ]);
  own.stop();
});

test('ten messages a second arrive in the stream, so that tabs needn’t ask', async () => {
  const room = conversationIdSchema.parse(randomUUID());
  let revision = 0;
  const own = newHub({
    pollMs: 40,
    findListener: async () => ({ rooms: [room], hasBlocked: false }),
    async readRoom(_, after) {
      const reached = revision;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return readingOf(room, after ?? reached - 1, reached);
    },
  });
  await own.start();
  const tab = openTab();
  await own.open(tab.stream, undefined);
  for (let message = 0; message < 30; message += 1) {
    revision += 1;
    await insertLiveEvents(database.db, [{ audience: `room:${room}`, message: talkIn(room) }]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const received = () =>
    tab.messages.flatMap((message) => (message.topic === 'chat' ? (message.changes ?? []) : []));
  await expect.poll(() => received().at(-1)?.revision).toBe(30);
  // One may be needed if the machine is busy.
  expect(tab.messages.filter((message) => roomsIn(message).length > 0).length).toBeLessThanOrEqual(
    1,
  );
  own.stop();
});

function talkIn(room: ConversationId): ChatUpdate {
  return { topic: 'chat', conversations: [room], notifications: [], joined: [], left: [] };
}

function readingOf(conversationId: ConversationId, after: number, revision: number): RoomReading {
  const changes = { conversationId, after, revision, messages: [] };
  return { after, revision, isComplete: true, forReader: () => changes };
}

function newHub(overrides: Partial<Parameters<typeof createLiveHub>[0]>): LiveHub {
  return createLiveHub({
    db: database.db,
    redis: createRedis({ logger }),
    logger,
    heartbeatSeconds: 60,
    findLiveSessions: async (ids) => new Set(ids),
    findListener: async () => ({ rooms: [], hasBlocked: false }),
    readRoom: async () => null,
    ...overrides,
  });
}

function roomsIn(message: LiveMessage): readonly string[] {
  return message.topic === 'chat' ? message.conversations : [];
}

function openTab(sessionId = 'session', userId = 'somebody', takesMessages = true) {
  const messages: LiveMessage[] = [];
  const beats: LiveCursor[] = [];
  const closed: string[] = [];
  const stream: LiveStream = {
    audiences: ['everyone', `user:${userId}`],
    userId,
    sessionId,
    takesMessages,
    send: (message) => void messages.push(message),
    whisper: (message) => void messages.push(message),
    beat: (cursor) => void beats.push(cursor),
    close: (reason) => void closed.push(reason),
  };
  return { stream, messages, beats, closed };
}
