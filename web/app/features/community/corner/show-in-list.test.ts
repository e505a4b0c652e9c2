import { expect, it } from 'vitest';
import { conversationOf, messageOf } from '../chat/message.factory.ts';
import { withStreamed } from './show-in-list.ts';

const room = conversationOf({ seq: 3, revision: 5, readSeq: 2, unread: 1 });
const changesOf = (...messages: ReturnType<typeof messageOf>[]) => ({
  conversationId: room.id,
  after: 5,
  revision: 5 + messages.length,
  messages,
});

it('counts what is new without asking', () => {
  const shown = withStreamed(
    room,
    changesOf(messageOf({ seq: 5, text: 'Two' }), messageOf({ seq: 4, text: 'One' })),
  );
  expect(shown).toMatchObject({ seq: 5, revision: 7, unread: 3, lastMessage: { excerpt: 'Two' } });
});

it('own words are read, and an edit of an old message moves nothing', () => {
  expect(withStreamed(room, changesOf(messageOf({ seq: 4, isMine: true })))).toMatchObject({
    seq: 4,
    readSeq: 4,
    unread: 0,
  });
  expect(withStreamed(room, changesOf(messageOf({ seq: 2, revision: 6 })))).toEqual({
    ...room,
    revision: 6,
  });
});
