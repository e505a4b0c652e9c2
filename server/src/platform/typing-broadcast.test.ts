import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { expect, test } from 'vitest';
import { broadcastTyping, onTypingBroadcast, type TypingBroadcast } from './typing-broadcast.ts';

test('a whisper arrives as sent, and a malformed one is ignored', () => {
  const received: TypingBroadcast[] = [];
  let publish: (text: string) => void = () => undefined;
  onTypingBroadcast(
    {
      onHint: (_, listener) => {
        publish = listener;
      },
    },
    (broadcast) => received.push(broadcast),
  );
  const conversationId = conversationIdSchema.parse('00000000-0000-4000-8000-000000000001');
  const person = { id: userIdSchema.parse('maja'), name: 'Maja Horvat', isStaff: false };
  const broadcast: TypingBroadcast = {
    message: { topic: 'typing', conversationId, person },
    hiddenFrom: ['otto'],
  };
  for (const text of ['', '{"topic":', 'null', '{"topic":"typing"}']) publish(text);
  broadcastTyping({ hint: (_, text = '') => publish(text) }, broadcast);
  expect(received).toEqual([broadcast]);
});
