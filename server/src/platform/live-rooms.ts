import type { ChatUpdate, RoomChanges } from '@danube/contract/live.ts';
import type { Audience } from './live.repository.ts';
import { outboxFlushMs } from './live-outbox.ts';
import type { Logger } from './logger.ts';

/** What happened in a room between two revisions, read once for everyone in it. */
export type RoomReading = {
  readonly after: number;
  /** Below `after` only if the database was restored to an earlier point. */
  readonly revision: number;
  /** Whether it was the latest change when it was read. */
  readonly isComplete: boolean;
  /** Null for a reader who sees some of it differently and has to fetch it. */
  forReader(userId: string): RoomChanges | null;
};

/** Null for a room whose messages aren't sent in the stream. Without a revision: the latest. */
export type ReadRoom = (room: string, after: number | null) => Promise<RoomReading | null>;

type Room = {
  /** Each begins where the previous one ended. */
  readings: RoomReading[];
  readAt: number;
  /** Whether something has happened since it was last read. */
  isBehind: boolean;
  reading: Promise<void> | null;
};

/** Tabs that are further behind than this many reads fetch the changes themselves. */
const maxReadings = 8;
const forgetAfterMs = 60_000;

/** The busy rooms of one instance, read a few times a second each, however many streams listen. */
export type LiveRooms = {
  /** Reports that these rooms have changed. */
  note(audiences: Iterable<Audience>): void;
  /** Reads the rooms that weren't read just now; the others wait until the next catch-up. */
  refresh(): Promise<void>;
  /** Reads every room that is behind. */
  catchUp(): Promise<void>;
  /** Forgets everything, because the database was restored to an earlier point. */
  clear(): void;
  /** What a reader who has `sent` is missing, or null if they have to fetch it themselves. */
  changesFor(userId: string, room: string, sent: number | undefined): RoomChanges[] | null;
};

export function createLiveRooms(
  deps: { readRoom: ReadRoom; logger: Logger },
  now: () => number = () => performance.now(),
): LiveRooms {
  const rooms = new Map<string, Room>();

  /** One read at a time: the next one begins where this one ends. */
  function read(id: string, room: Room): Promise<void> {
    room.reading ??= readChanges(id, room).finally(() => {
      room.reading = null;
    });
    return room.reading;
  }

  async function readChanges(id: string, room: Room): Promise<void> {
    // Before the request: what happens during it may not be in the answer.
    room.isBehind = false;
    room.readAt = now();
    try {
      const reading = await deps.readRoom(id, room.readings.at(-1)?.revision ?? null);
      if (!reading) return;
      if (reading.revision < reading.after) {
        // The database was restored to a point before the last read.
        room.readings = [];
        room.isBehind = true;
        return;
      }
      room.readings = [...room.readings, reading].slice(-maxReadings);
      room.isBehind ||= !reading.isComplete;
    } catch (error) {
      room.isBehind = true;
      deps.logger.debug({ err: error }, 'room not read');
    }
  }

  return {
    note(audiences) {
      for (const audience of audiences) {
        const id = audience.slice('room:'.length);
        const room = rooms.get(id) ?? newRoom();
        room.isBehind = true;
        rooms.set(id, room);
      }
    },
    async refresh() {
      const moment = now();
      const due = [...rooms].filter(
        ([, room]) => room.isBehind && moment - room.readAt >= outboxFlushMs,
      );
      await Promise.all(due.map(([id, room]) => read(id, room)));
    },
    async catchUp() {
      const moment = now();
      for (const [id, { readAt, isBehind }] of rooms) {
        if (!isBehind && moment - readAt > forgetAfterMs) rooms.delete(id);
      }
      const due = [...rooms].filter(([, room]) => room.isBehind || room.reading !== null);
      await Promise.all(due.map(([id, room]) => read(id, room)));
      // Reads once more for changes made meanwhile; otherwise every tab would fetch them.
      const again = due.filter(([, room]) => room.isBehind);
      await Promise.all(again.map(([id, room]) => read(id, room)));
    },
    clear: () => rooms.clear(),
    changesFor(userId, id, sent) {
      const room = rooms.get(id);
      const last = room?.readings.at(-1);
      if (!room || !last || room.isBehind || room.reading) return null;
      // Sent before the database was restored.
      if (sent !== undefined && sent > last.revision) return null;
      const missing = room.readings.filter(({ revision }) => revision > (sent ?? last.after));
      const changes = missing.flatMap((reading) => reading.forReader(userId) ?? []);
      return changes.length === missing.length ? changes : null;
    },
  };
}

function newRoom(): Room {
  return { readings: [], readAt: Number.NEGATIVE_INFINITY, isBehind: true, reading: null };
}

/**
 * Replaces "this room changed" with the changes, if this instance has read them. Null if the reader
 * already has everything: the changes were read, and sent, before this update arrived.
 */
export function withRoomChanges(
  update: ChatUpdate,
  rooms: LiveRooms,
  reader: { userId: string; sent: Map<string, number> },
): ChatUpdate | null {
  const changes: RoomChanges[] = [];
  const asked = update.conversations.filter((id) => {
    if (update.about?.includes(id)) return true;
    const found = rooms.changesFor(reader.userId, id, reader.sent.get(id));
    const last = found?.at(-1);
    if (!found) return true;
    if (last) reader.sent.set(id, last.revision);
    changes.push(...found);
    return false;
  });
  const { notifications, joined, left, hasBlocked = false } = update;
  const rest = [asked, changes, notifications, joined, left];
  const isKnown = update.conversations.length > 0 && rest.every((each) => each.length === 0);
  if (isKnown && !hasBlocked) return null;
  return {
    ...update,
    conversations: asked,
    changes: changes.length > 0 ? changes : undefined,
  };
}
