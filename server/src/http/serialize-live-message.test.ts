import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { ChatUpdate, LiveMessage, RoomChanges } from '@danube/contract/live.ts';
import { expect, test } from 'vitest';
import { serializeLiveMessage } from './serialize-live-message.ts';

const conversationId = conversationIdSchema.parse('00000000-0000-4000-8000-000000000001');
const bare: ChatUpdate = {
  topic: 'chat',
  conversations: [conversationId],
  notifications: [],
  joined: [],
  left: [],
};

function createChanges(after: number): RoomChanges {
  return { conversationId, after, revision: after + 1, messages: [] };
}

const updates: LiveMessage[] = [
  { topic: 'cart' },
  { topic: 'content', tags: ['courses'], by: undefined },
  bare,
  { ...bare, changes: undefined },
  { ...bare, changes: [] },
  { ...bare, changes: [createChanges(0)], about: [conversationId] },
  { ...bare, changes: [createChanges(0), createChanges(1)], hasBlocked: true },
];

test.each(updates)('is the same JSON as usual: $topic %#', (update) => {
  expect(JSON.parse(serializeLiveMessage(update))).toEqual(JSON.parse(JSON.stringify(update)));
});

test('changes that several streams carry are serialised once', () => {
  let times = 0;
  const changes = createChanges(0);
  const counted = Object.assign(changes, { toJSON: () => ({ times: ++times }) });
  const sent = [1, 2, 3].map(() => serializeLiveMessage({ ...bare, changes: [counted] }));
  expect(new Set(sent).size).toBe(1);
  expect(times).toBe(1);
});
