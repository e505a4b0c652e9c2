import { type TypingMessage, typingMessageSchema } from '@danube/contract/live.ts';
import * as z from 'zod';
import type { RedisConnection } from './redis.ts';

const channel = 'whispers';

const typingBroadcastSchema = z.object({
  message: typingMessageSchema,
  hiddenFrom: z.array(z.string()),
});

export type TypingBroadcast = {
  readonly message: TypingMessage;
  /** People in the conversation who don't receive it. Never leaves the server. */
  readonly hiddenFrom: readonly string[];
};

/** Goes through Redis only: nothing of it is stored. */
export function broadcastTyping(
  redis: Pick<RedisConnection, 'hint'>,
  broadcast: TypingBroadcast,
): void {
  redis.hint(channel, JSON.stringify(broadcast));
}

/** For the streams of a conversation's members; lost if nobody listens. */
export function onTypingBroadcast(
  redis: Pick<RedisConnection, 'onHint'>,
  listener: (broadcast: TypingBroadcast) => void,
): void {
  redis.onHint(channel, (text) => {
    const broadcast = typingBroadcastSchema.safeParse(parseJson(text));
    if (broadcast.success) listener(broadcast.data);
  });
}

/** Undefined if it isn't JSON: an exception in a Redis listener would end the process. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
