import type { LiveMessage } from '@danube/contract/live.ts';
import type { Db } from './database.ts';
import {
  type Audience,
  type LiveCursor,
  type LiveRow,
  readLiveEvents,
  readLiveHead,
} from './live.repository.ts';
import { isAfter } from './live-cursor.ts';
import { createLiveFeed, liveBatchSize } from './live-feed.ts';
import { createLiveOutbox, type LiveOutbox, outboxFlushMs } from './live-outbox.ts';
import { createLiveRooms, type LiveRooms, type ReadRoom, withRoomChanges } from './live-rooms.ts';
import type { Logger } from './logger.ts';
import type { RedisConnection } from './redis.ts';
import { onTypingBroadcast, type TypingBroadcast } from './typing-broadcast.ts';

const sessionCheckMs = 3_000;

/** One open tab's stream. */
export type LiveStream = {
  /** In addition to the person's rooms. */
  readonly audiences: readonly Audience[];
  readonly userId: string;
  readonly sessionId: string;
  /** False for tabs of a release without messages in the stream: they fetch them. */
  readonly takesMessages: boolean;
  send(message: LiveMessage, cursor: LiveCursor): void;
  /** Sent with every heartbeat, so that an idle tab knows the current position too. */
  beat(cursor: LiveCursor): void;
  /** Has no cursor: a stream that isn't open misses it, and isn't sent it later. */
  whisper(message: LiveMessage): void;
  close(reason: 'signed-out' | 'drain'): void;
};

export type LiveHub = {
  start(): Promise<void>;
  stop(): void;
  count(): number;
  /**
   * Adds a stream and replays what it missed since its cursor; false if that can't be determined.
   */
  open(stream: LiveStream, since: LiveCursor | undefined): Promise<boolean>;
  remove(stream: LiveStream): void;
  closeAll(withinMs: number): Promise<void>;
};

type Entry = {
  readonly stream: LiveStream;
  /** The person's rooms, updated by the messages about joining and leaving. */
  readonly rooms: Set<Audience>;
  readonly outbox: LiveOutbox;
  /** Up to which revision it has received each room's messages. */
  readonly sent: Map<string, number>;
  /** Also false for people who see messages differently, because they blocked someone. */
  receivesMessages: boolean;
  /** What arrived while the stream is still catching up; null once it has. */
  waiting: LiveRow[] | null;
  /** The last position it received, which can be ahead of what this instance has read. */
  received: LiveCursor | undefined;
};

type Dependencies = {
  db: Db;
  redis: RedisConnection;
  logger: Logger;
  heartbeatSeconds: number;
  pollMs?: number;
  /** Which of these sessions are still valid. */
  findLiveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ids of the rooms that a person is in, and whether they see messages as everyone does. */
  findListener(userId: string): Promise<{ rooms: readonly string[]; hasBlocked: boolean }>;
  readRoom: ReadRoom;
};

export function createLiveHub(deps: Dependencies): LiveHub {
  const entries = new Map<LiveStream, Entry>();
  const rooms = createLiveRooms(deps);
  const news = createLiveFeed({
    ...deps,
    async prepare(rows) {
      rooms.note(subscribedRooms(entries.values(), rows));
      await rooms.refresh();
    },
    onUpdate: (row) => dispatch(entries.values(), row),
    onSetBack() {
      rooms.clear();
      closeForRefetch(entries.keys());
    },
  });
  const timers: NodeJS.Timeout[] = [];
  const flushAll = createFlush(entries, rooms);

  function beat({ stream, received, outbox, waiting }: Entry) {
    // Waiting updates haven't been sent yet, so the cursor must not move past them.
    if (waiting) return;
    const head = news.head();
    outbox.flush();
    // Never before what the stream already received, or it would get that again.
    if (head) stream.beat(received && isAfter(received, head) ? received : head);
  }

  /**
   * Whether this database issued the cursor. The tab may come from an instance that has read
   * further than this one; a restored database has updates numbered below the tab's cursor.
   */
  async function isOurs(cursor: LiveCursor): Promise<boolean> {
    const head = news.head();
    if (head && !isAfter(cursor, head)) return true;
    return !isAfter(cursor, await readLiveHead(deps.db));
  }

  return {
    async start() {
      timers.push(
        setInterval(() => {
          for (const entry of entries.values()) beat(entry);
        }, deps.heartbeatSeconds * 1000),
        setInterval(() => {
          flushAll().catch((error) => deps.logger.error({ err: error }, 'updates not sent'));
        }, outboxFlushMs),
        setInterval(() => {
          checkSessions(entries, deps).catch((error) =>
            deps.logger.debug({ err: error }, 'sessions not read'),
          );
        }, sessionCheckMs),
      );
      onTypingBroadcast(deps.redis, (broadcast) => sendTyping(entries.values(), broadcast));
      await news.start();
    },
    stop() {
      news.stop();
      for (const timer of timers) clearInterval(timer);
    },
    count: () => entries.size,
    async open(stream, since) {
      const entry = newEntry(stream, rooms);
      entries.set(stream, entry);
      // After adding it to the list, so that joins from now on are queued for it.
      const listener = await deps.findListener(stream.userId);
      for (const id of listener.rooms) entry.rooms.add(`room:${id}`);
      if (listener.hasBlocked) entry.receivesMessages = false;
      const isKnown = since !== undefined && (await isOurs(since));
      const isComplete = isKnown && (await replay(deps.db, entry, since));
      for (const row of entry.waiting ?? []) receiveEvents(entry, row);
      entry.waiting = null;
      beat(entry);
      return isComplete;
    },
    remove: (stream) => void entries.delete(stream),
    async closeAll(withinMs) {
      await Promise.all([...entries.keys()].map((stream) => closeWithin(stream, withinMs)));
    },
  };
}

/** Slow reads don't overlap: the second flush would make every tab fetch. */
function createFlush(entries: ReadonlyMap<LiveStream, Entry>, rooms: LiveRooms) {
  let flushing: Promise<void> | undefined;
  return (): Promise<void> => {
    flushing ??= rooms
      .catchUp()
      .then(() => {
        for (const { outbox } of entries.values()) outbox.flush();
      })
      .finally(() => {
        flushing = undefined;
      });
    return flushing;
  };
}

/** To everyone in the conversation but the person typing and those they're hidden from. */
function sendTyping(entries: Iterable<Entry>, { message, hiddenFrom }: TypingBroadcast): void {
  const skipped = new Set<string>([message.person.id, ...hiddenFrom]);
  for (const { stream, rooms } of entries) {
    if (!stream.takesMessages || skipped.has(stream.userId)) continue;
    if (rooms.has(`room:${message.conversationId}`)) stream.whisper(message);
  }
}

/** Closes the streams whose session has ended. */
async function checkSessions(
  entries: ReadonlyMap<LiveStream, Entry>,
  { findLiveSessions }: Pick<Dependencies, 'findLiveSessions'>,
): Promise<void> {
  // Those open now; streams opened during the check don't matter.
  const streams = [...entries.keys()];
  if (streams.length === 0) return;
  const live = await findLiveSessions([...new Set(streams.map((one) => one.sessionId))]);
  for (const stream of streams) {
    if (!live.has(stream.sessionId)) stream.close('signed-out');
  }
}

/** Spread over time, so that a thousand tabs don't reconnect to another instance at once. */
async function closeWithin(stream: LiveStream, withinMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * withinMs));
  stream.close('drain');
}

function newEntry(stream: LiveStream, rooms: LiveRooms): Entry {
  const { userId } = stream;
  const sent = new Map<string, number>();
  const entry: Entry = {
    stream,
    sent,
    rooms: new Set(),
    receivesMessages: stream.takesMessages,
    waiting: [],
    received: undefined,
    outbox: createLiveOutbox((message, cursor) => {
      const isShared = message.topic === 'chat' && entry.receivesMessages;
      const outgoing = isShared ? withRoomChanges(message, rooms, { userId, sent }) : message;
      if (outgoing) stream.send(outgoing, cursor);
      else stream.beat(cursor);
    }),
  };
  return entry;
}

/** The rooms of these updates that someone here is in, or may be in. */
function subscribedRooms(
  entries: Iterable<Entry>,
  rows: readonly LiveRow[],
): ReadonlySet<Audience> {
  const written = new Set(
    rows.map((row) => row.audience).filter((each) => each.startsWith('room:')),
  );
  if (written.size === 0) return written;
  const open = [...entries];
  return new Set(
    [...written].filter((room) => open.some((entry) => entry.rooms.has(room) || entry.waiting)),
  );
}

/** Tabs reconnect with a cursor that this database didn't issue, and refetch everything. */
function closeForRefetch(streams: Iterable<LiveStream>): void {
  for (const stream of streams) stream.close('drain');
}

function dispatch(entries: Iterable<Entry>, row: LiveRow): void {
  for (const entry of entries) {
    if (entry.waiting) entry.waiting.push(row);
    else receiveEvents(entry, row);
  }
}

/** Whether it is for this stream is only known after everything before it was processed. */
function receiveEvents(entry: Entry, row: LiveRow): void {
  const { audience } = row;
  if (!entry.stream.audiences.includes(audience) && !entry.rooms.has(audience)) return;
  notify(entry, row);
}

/** Each position only once: the next poll reads again what a replay has already read. */
function notify(entry: Entry, row: LiveRow): void {
  if (entry.received && !isAfter(row.cursor, entry.received)) return;
  entry.received = row.cursor;
  const { message } = row;
  if (message.topic === 'chat') {
    for (const id of message.left) entry.rooms.delete(`room:${id}`);
    for (const id of message.joined) entry.rooms.add(`room:${id}`);
    if (message.hasBlocked) entry.receivesMessages = false;
  }
  entry.outbox.push(message, row.cursor);
}

/** Sends what was missed; false if it is too much. */
async function replay(db: Db, entry: Entry, since: LiveCursor): Promise<boolean> {
  entry.received = since;
  const rows = await readLiveEvents(db, since, {
    limit: liveBatchSize,
    audiences: [...entry.stream.audiences, ...entry.rooms],
  });
  const isComplete = rows.length < liveBatchSize;
  if (isComplete) for (const row of rows) notify(entry, row);
  return isComplete;
}
