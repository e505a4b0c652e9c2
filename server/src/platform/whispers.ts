import { type TypingMessage, typingMessageSchema } from '@danube/contract/live.ts';
import type { RedisConnection } from './redis.ts';

const channel = 'whispers';

/** Goes through Redis only: nothing of it is stored. */
export function whisper(redis: Pick<RedisConnection, 'hint'>, message: TypingMessage): void {
  redis.hint(channel, JSON.stringify(message));
}

/** For the streams of a conversation's members; lost if nobody listens. */
export function onWhisper(
  redis: Pick<RedisConnection, 'onHint'>,
  listener: (message: TypingMessage) => void,
): void {
  redis.onHint(channel, (text) => {
    const said = typingMessageSchema.safeParse(JSON.parse(text));
    if (said.success) listener(said.data);
  });
}
