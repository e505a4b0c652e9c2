import { type RefObject, useEffect, useRef } from 'react';
import type { useScreenLocation } from './screen-location.ts';

type Place = Pick<ReturnType<typeof useScreenLocation>, 'conversationId' | 'threadId'>;

/**
 * Opening or leaving a thread removes the focused element, so the focus moves to the message field
 * of the new view. Not on touch screens, where that would open the keyboard over the messages.
 */
export function useThreadFocus({
  conversationId,
  threadId,
}: Place): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef({ conversationId, threadId });
  useEffect(() => {
    const last = before.current;
    before.current = { conversationId, threadId };
    if (last.conversationId !== conversationId || last.threadId === threadId) return;
    if (!globalThis.matchMedia?.('(pointer: fine)').matches) return;
    area.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [conversationId, threadId]);
  return area;
}
