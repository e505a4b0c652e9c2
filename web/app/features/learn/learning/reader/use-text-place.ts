import { type RefObject, useEffect, useEffectEvent } from 'react';
import { distanceTo, scrolledShare, shareToOpen } from './text-place.ts';

const settleMs = 400;

type Place = {
  /** Where the reader was the last time. */
  readonly share: number;
  onMove(share: number): void;
};

/** Opens a text where it was left, and tells where it is being read. */
export function useTextPlace(text: RefObject<HTMLElement | null>, { share, onMove }: Place): void {
  const open = useEffectEvent(() => {
    const wanted = shareToOpen(share);
    // An address that names a part of the text wants that part.
    if (wanted === 0 || location.hash || !text.current) return;
    const by = distanceTo(wanted, text.current.getBoundingClientRect());
    scrollBy({ top: by, behavior: 'instant' });
  });
  const move = useEffectEvent(() => {
    if (text.current) onMove(scrolledShare(text.current.getBoundingClientRect()));
  });
  useEffect(() => {
    // After the router, which brings every new page to its top.
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
