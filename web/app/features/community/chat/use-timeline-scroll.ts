import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Timeline } from './timeline-state.ts';
import type { TimelineStore } from './timeline-store.ts';

/** This close to an edge, the next page is loaded or the end counts as seen. */
const pageWithinPx = 480;
const endWithinPx = 48;
const roomAbovePx = 96;

type Anchor = { readonly seq: string; readonly top: number };

/**
 * Keeps the reading position while messages are added before and after it, and stays at the end if
 * the reader is there. Their own message takes them there.
 */
export function useTimelineScroll(
  box: RefObject<HTMLElement | null>,
  { store, timeline, target }: { store: TimelineStore; timeline: Timeline; target: number | null },
) {
  const [isAtEnd, setAtEnd] = useState(false);
  const wasPlaced = useRef(false);
  const anchor = useRef<Anchor | null>(null);
  const isEnd = useRef(true);
  const sending = useRef(countSending(timeline));

  function look(element: HTMLElement): void {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isLowest = below <= endWithinPx;
    // A message being sent is shown last, also until the messages before it are loaded.
    isEnd.current = isLowest && (!timeline.hasAfter || timeline.outgoing.length > 0);
    setAtEnd(isLowest && !timeline.hasAfter);
    anchor.current = firstVisible(element);
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = sending.current;
    sending.current = countSending(timeline);
    if (sending.current > before) isEnd.current = true;
    if (!wasPlaced.current) place(element, target);
    else if (isEnd.current) element.scrollTop = element.scrollHeight;
    else restore(element, anchor.current);
    wasPlaced.current = true;
    look(element);
  });

  return {
    isAtEnd,
    onScroll(): void {
      const element = box.current;
      if (!element) return;
      look(element);
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (element.scrollTop < pageWithinPx) void store.older();
      else if (below < pageWithinPx) void store.newer();
    },
    toEnd(): void {
      const element = box.current;
      if (element) element.scrollTop = element.scrollHeight;
      isEnd.current = true;
    },
  };
}

function countSending({ outgoing }: Timeline): number {
  return outgoing.filter(({ failure }) => failure === null).length;
}

/** At the requested message, at the first unread one, or at the end. */
function place(element: HTMLElement, target: number | null): void {
  const wanted =
    (target === null ? null : element.querySelector<HTMLElement>(`[data-seq="${target}"]`)) ??
    element.querySelector<HTMLElement>('[data-new]');
  const above = wanted ? offsetTopWithin(element, wanted) + element.scrollTop - roomAbovePx : 0;
  if (wanted) element.scrollTop = Math.max(0, above);
  else element.scrollTop = element.scrollHeight;
}

function restore(element: HTMLElement, anchor: Anchor | null): void {
  const same = anchor && element.querySelector<HTMLElement>(`[data-seq="${anchor.seq}"]`);
  if (same) element.scrollTop += offsetTopWithin(element, same) - anchor.top;
}

function firstVisible(element: HTMLElement): Anchor | null {
  for (const each of element.querySelectorAll<HTMLElement>('[data-seq]')) {
    const top = offsetTopWithin(element, each);
    if (top + each.offsetHeight > 0) return { seq: each.dataset.seq ?? '', top };
  }
  return null;
}

function offsetTopWithin(element: HTMLElement, inner: HTMLElement): number {
  return inner.getBoundingClientRect().top - element.getBoundingClientRect().top;
}
