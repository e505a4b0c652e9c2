import { type RefObject, useEffect, useEffectEvent } from 'react';
import { distanceTo, scrolledShare, shareToOpen } from './reading-position.ts';

const settleMs = 400;

type ReadingPosition = {
  /** The position of the last visit. */
  readonly share: number;
  onMove(share: number): void;
};

/** Restores the reading position of a text, and reports changes to it. */
export function useReadingPosition(
  text: RefObject<HTMLElement | null>,
  { share, onMove }: ReadingPosition,
): void {
  const open = useEffectEvent(() => {
    const wanted = shareToOpen(share);
    // A fragment in the URL takes precedence.
    if (wanted === 0 || location.hash || !text.current) return;
    const by = distanceTo(wanted, text.current.getBoundingClientRect());
    scrollBy({ top: by, behavior: 'instant' });
  });
  const move = useEffectEvent(() => {
    if (text.current) onMove(scrolledShare(text.current.getBoundingClientRect()));
  });
  useEffect(() => {
    // After the router, which scrolls every new page to its top.
    const frame = requestAnimationFrame(() => open());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => move(), settleMs);
    };
    addEventListener('scroll', settle, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('scroll', settle);
    };
  }, []);
}
