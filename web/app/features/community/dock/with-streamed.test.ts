import { expect, it } from 'vitest';
import { conversationOf, messageOf } from '../chat/message.factory.ts';
import { withStreamed } from './with-streamed.ts';

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
    false,
  );
  expect(shown).toMatchObject({ seq: 5, revision: 7, unread: 3, lastMessage: { excerpt: 'Two' } });
});

it('own words are read, and an edit of an old message moves nothing', () => {
  const own = changesOf(messageOf({ seq: 4, isMine: true }));
  expect(withStreamed(room, own, false)).toMatchObject({
    seq: 4,
    readSeq: 4,
    readUntil: own.messages[0]?.sentAt,
    unread: 0,
  });
  expect(withStreamed(room, changesOf(messageOf({ seq: 2, revision: 6 })), false)).toEqual({
    ...room,
    revision: 6,
  });
});

it('counts nothing in a conversation that is read along', () => {
  const read = { ...room, readSeq: 3, unread: 0 };
  const shown = withStreamed(read, changesOf(messageOf({ seq: 4, text: 'One' })), true);
  expect(shown).toMatchObject({ seq: 4, readSeq: 4, unread: 0, lastMessage: { excerpt: 'One' } });
});
