import { type TypingMessage, typingMessageSchema } from '@danube/contract/live.ts';
import * as z from 'zod';
import type { RedisConnection } from './redis.ts';

const channel = 'whispers';

const whisperSchema = z.object({ message: typingMessageSchema, hiddenFrom: z.array(z.string()) });

export type Whisper = {
  readonly message: TypingMessage;
  /** People in the conversation who don't receive it. Never leaves the server. */
  readonly hiddenFrom: readonly string[];
};

/** Goes through Redis only: nothing of it is stored. */
export function whisper(redis: Pick<RedisConnection, 'hint'>, said: Whisper): void {
  redis.hint(channel, JSON.stringify(said));
}

/** For the streams of a conversation's members; lost if nobody listens. */
export function onWhisper(
  redis: Pick<RedisConnection, 'onHint'>,
  listener: (said: Whisper) => void,
): void {
  redis.onHint(channel, (text) => {
    const said = whisperSchema.safeParse(parseJson(text));
    if (said.success) listener(said.data);
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
