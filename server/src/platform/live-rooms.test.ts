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
  // Up to date: nothing is missing, so there is nothing to fetch.
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
  // After an unblock the lists are fetched again.
  const empty = { ...talk, conversations: [] };
  expect(withRoomChanges(empty, rooms, upToDate())).toMatchObject(empty);
});

test('while a room is read, its readers ask, and it is not read a second time', async () => {
  const { time, readRoom, rooms } = openRooms();
  rooms.note([`room:${room}`]);
  await rooms.refresh();
  const answer = Promise.withResolvers<null>();
  readRoom.mockImplementationOnce(() => answer.promise);
  rooms.note([`room:${room}`]);
  time.now += outboxFlushMs;
  const reading = [rooms.refresh(), rooms.catchUp()];
  expect(rooms.changesFor('anyone', room, 1)).toBeNull();
  expect(readRoom).toHaveBeenCalledTimes(2);
  answer.resolve(null);
  await Promise.all(reading);
  expect(rooms.changesFor('anyone', room, 1)).toEqual([]);
});

test('catching up also reads what happened meanwhile, however recently it was read', async () => {
  const { state, readRoom, rooms } = openRooms();
  rooms.note([`room:${room}`]);
  await rooms.refresh();
  readRoom.mockImplementationOnce(async () => {
    rooms.note([`room:${room}`]);
    state.revision = 3;
    return { after: 1, revision: 2, isComplete: true, forReader: () => null };
  });
  rooms.note([`room:${room}`]);
  await rooms.catchUp();
  expect(readRoom.mock.calls.map(([, after]) => after)).toEqual([null, 1, 2]);
  expect(rooms.changesFor('anyone', room, 3)).toEqual([]);
});

test('after the database was restored, a room starts again and its readers ask', async () => {
  const { state, readRoom, rooms } = openRooms();
  state.revision = 9;
  rooms.note([`room:${room}`]);
  await rooms.refresh();
  state.revision = 4;
  rooms.note([`room:${room}`]);
  await rooms.catchUp();
  expect(readRoom.mock.calls.map(([, after]) => after)).toEqual([null, 9, null]);
  expect(rooms.changesFor('anyone', room, 9)).toBeNull();
  expect(rooms.changesFor('anyone', room, 4)).toEqual([]);
  rooms.clear();
  expect(rooms.changesFor('anyone', room, 4)).toBeNull();
});
