import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Within this distance the reader counts as being at the end. */
const endWithinPx = 40;

type Replies = { readonly shown: number; readonly outgoing: number };

/**
 * Scrolls a thread to its end for the reader's own reply, and for others' while they read the end.
 * Returns the handler of the box's scroll events.
 */
export function useLatestReply(
  box: RefObject<HTMLElement | null>,
  { shown, outgoing }: Replies,
): () => void {
  const before = useRef<Replies | null>(null);
  const isAtEnd = useRef(false);
  const noteEnd = () => {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtEnd.current = below < endWithinPx;
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const last = before.current;
    before.current = { shown, outgoing };
    const isOwn = last !== null && outgoing > last.outgoing;
    if (isOwn || (last !== null && isAtEnd.current)) element.scrollTop = element.scrollHeight;
    noteEnd();
  });
  return noteEnd;
}
