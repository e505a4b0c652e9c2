import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { ChatUpdate, LiveMessage } from '@danube/contract/live.ts';
import { expect, test } from 'vitest';
import { createLiveOutbox, outboxFlushMs } from './live-outbox.ts';

const rooms = ['1', '2', '3'].map((digit) =>
  conversationIdSchema.parse(`00000000-0000-4000-8000-00000000000${digit}`),
);

function createUpdate(...conversations: ChatUpdate['conversations']): ChatUpdate {
  return { topic: 'chat', conversations, notifications: [], joined: [], left: [] };
}

function openOutbox() {
  const time = { now: 0 };
  const sent: { message: LiveMessage; id: bigint; at: number }[] = [];
  const outbox = createLiveOutbox(
    (message, { id }) => void sent.push({ message, id, at: time.now }),
    () => time.now,
  );
  const push = (message: LiveMessage, id: bigint) => outbox.push(message, { transaction: 1n, id });
  return { time, sent, push, flush: outbox.flush };
}

test('the first is said at once, what follows closely in one piece with the last place', () => {
  const { time, sent, push, flush } = openOutbox();
  const [one, two, three] = rooms;
  if (!one || !two || !three) throw new Error('three rooms');
  push(createUpdate(one), 1n);
  time.now = 10;
  for (const [id, room] of [two, three, two].entries()) push(createUpdate(room), BigInt(id + 2));
  expect(sent).toEqual([{ message: createUpdate(one), id: 1n, at: 0 }]);
  time.now = outboxFlushMs;
  flush();
  flush();
  expect(sent.slice(1)).toEqual([{ message: createUpdate(two, three), id: 4n, at: outboxFlushMs }]);
});

test('other news overtake nothing: a lost line would lose what was held back', () => {
  const { sent, push } = openOutbox();
  const [one = '', two = ''] = rooms;
  push(createUpdate(conversationIdSchema.parse(one)), 1n);
  push(createUpdate(conversationIdSchema.parse(two)), 2n);
  push({ topic: 'cart' }, 3n);
  expect(sent.map(({ id }) => id)).toEqual([1n, 2n, 3n]);
});
