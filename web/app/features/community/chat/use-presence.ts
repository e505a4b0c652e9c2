import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { listenToTyping } from '../../../lib/chat-events.ts';

/** Less than half of the time after which the server considers someone gone. */
const noteMs = 30_000;
/** Sent at most this often while someone types. */
const typingMs = 3_000;
/** A little longer, so that the indicator doesn't flicker between two messages. */
const typingShownMs = 5_000;

export type Presence = {
  /** How many people have it open; null if unknown. */
  readonly hereCount: number | null;
  readonly isCounterpartActive: boolean | null;
  readonly typingName: string | null;
};

const unknownPresence = { hereCount: null, isCounterpartActive: null };

/** Who else has the conversation open and who is typing, while it is visible here. */
export function usePresence({ id, isMember }: Conversation): Presence & { noteTyping(): void } {
  const [shown, setShown] = useState<Omit<Presence, 'typingName'>>(unknownPresence);
  const typingName = useTypingName(id);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);

  const note = useCallback(
    async (isTyping: boolean) => {
      if (document.visibilityState === 'hidden' || !isMember) return;
      // Without a response nothing is shown, because nobody could do anything about the failure.
      setShown(
        await browserApi.messages
          .presence({ conversationId: id, isTyping })
          .catch(() => unknownPresence),
      );
    },
    [id, isMember],
  );

  useEffect(() => {
    const again = () => void note(false);
    again();
    const timer = setInterval(again, noteMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [note]);

  return {
    ...shown,
    typingName,
    noteTyping() {
      if (performance.now() - typedAt.current < typingMs) return;
      typedAt.current = performance.now();
      void note(true);
    },
  };
}

function useTypingName(id: Conversation['id']): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToTyping(({ conversationId, person }) => {
      if (conversationId !== id) return;
      clearTimeout(timer);
      setName(person.name);
      timer = setTimeout(() => setName(null), typingShownMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);
  return name;
}
