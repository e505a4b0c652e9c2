import type { LiveMessage } from '@danube/contract/live.ts';
import { mergeLiveMessages } from '@danube/contract/live.ts';
import { liveEventsPerSecond } from '@danube/contract/live-settings.ts';
import type { LiveCursor } from './live.repository.ts';

export const outboxFlushMs = 1000 / liveEventsPerSecond;

/** The outgoing updates of one stream. Updates of a busy room are merged into two per second. */
export type LiveOutbox = {
  push(message: LiveMessage, cursor: LiveCursor): void;
  /** Sends what was held back; call it before sending anything with a later cursor. */
  flush(): void;
};

export function createLiveOutbox(
  send: (message: LiveMessage, cursor: LiveCursor) => void,
  now: () => number = () => performance.now(),
): LiveOutbox {
  let held: { message: LiveMessage; cursor: LiveCursor } | null = null;
  let lastChat = Number.NEGATIVE_INFINITY;

  function flush(): void {
    if (!held) return;
    const { message, cursor } = held;
    held = null;
    lastChat = now();
    send(message, cursor);
  }

  return {
    flush,
    push(message, cursor) {
      const merged = held && mergeLiveMessages(held.message, message);
      if (merged) {
        held = { message: merged, cursor };
        return;
      }
      flush();
      if (message.topic !== 'chat') {
        send(message, cursor);
        return;
      }
      held = { message, cursor };
      // The first one is sent immediately; only the ones right after it wait.
      if (now() - lastChat >= outboxFlushMs) flush();
    },
  };
}
