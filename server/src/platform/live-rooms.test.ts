import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { ChatUpdate } from '@danube/contract/live.ts';
import { expect, test, vi } from 'vitest';
import { outboxFlushMs } from './live-outbox.ts';
import { createLiveRooms, type ReadRoom, withRoomChanges } from './live-rooms.ts';
import { createLogger } from './logger.ts';

const logger = createLogger({ level: 'silent', name: 'test' });
const room = conversationIdSchema.parse('00000000-0000-4000-8000-000000000001');

function openRooms() {
  const time = { now: 0 };
  const state = { revision: 1, isComplete: true };
  const readRoom = vi.fn<ReadRoom>(async (_, after) => ({
    after: after ?? 0,
    ...state,
    forReader: () => null,
  }));
  const rooms = createLiveRooms({ readRoom, logger }, () => time.now);
  return { time, state, readRoom, rooms };
}

test('a busy room is read twice a second, and says nothing while it is behind', async () => {
  const { time, state, readRoom, rooms } = openRooms();
  for (let message = 1; message <= 40; message += 1) {
    state.revision = message;
    rooms.note([`room:${room}`]);
    await rooms.refresh();
    time.now += 50;
  }
  expect(readRoom.mock.calls.map(([, after]) => after)).toEqual([null, 1, 11, 21]);
  expect(rooms.changesFor('anyone', room, 31)).toBeNull();
  time.now += outboxFlushMs;
  await rooms.refresh();
  // Up to date: nothing is missing, so there is nothing to ask for.
  expect(rooms.changesFor('anyone', room, 40)).toEqual([]);
});

test('one that could not be read, or not to its end, stays behind', async () => {
  const { time, state, readRoom, rooms } = openRooms();
  readRoom.mockRejectedValueOnce(new Error('the database is away'));
  rooms.note([`room:${room}`]);
  await rooms.refresh();
  expect(rooms.changesFor('anyone', room, 1)).toBeNull();
  state.isComplete = false;
  time.now += outboxFlushMs;
  await rooms.refresh();
  expect(rooms.changesFor('anyone', room, 1)).toBeNull();
  state.isComplete = true;
  time.now += outboxFlushMs;
  await rooms.refresh();
  expect(rooms.changesFor('anyone', room, 1)).toEqual([]);
});

test('a reader who has everything already is told nothing, unless it was about more', async () => {
  const { rooms } = openRooms();
  rooms.note([`room:${room}`]);
  await rooms.refresh();
  const talk: ChatUpdate = {
    topic: 'chat',
    conversations: [room],
    notifications: [],
    joined: [],
    left: [],
  };
  const upToDate = () => ({ userId: 'anyone', sent: new Map<string, number>([[room, 1]]) });
  expect(withRoomChanges(talk, rooms, upToDate())).toBeNull();
  const about = { ...talk, about: [room] };
  expect(withRoomChanges(about, rooms, upToDate())).toMatchObject({ conversations: [room] });
  // After an unblock the lists are asked for again.
  const empty = { ...talk, conversations: [] };
  expect(withRoomChanges(empty, rooms, upToDate())).toMatchObject(empty);
});
