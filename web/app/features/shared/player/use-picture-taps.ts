import { type PointerEvent, useEffect, useRef, useState } from 'react';

const doubleTapMs = 280;
const skipSeconds = 10;
const shownMs = 600;

/** The side that was tapped twice, while the skip is indicated. */
export type Skipped = 'back' | 'forward' | null;

type TapActions = { toggle(): void; skip(seconds: number): void; toggleFull(): void };

/**
 * Touch: one tap toggles playback, a double tap on a side skips. With a mouse a double click
 * toggles full screen, because there are buttons for skipping.
 */
export function usePictureTaps({ toggle, skip, toggleFull }: TapActions) {
  const [skipped, setSkipped] = useState<Skipped>(null);
  const isTouched = useRef(false);
  const timers = useRef<{ tap?: number; mark?: number }>({});
  useEffect(() => {
    const pending = timers.current;
    return () => {
      clearTimeout(pending.tap);
      clearTimeout(pending.mark);
    };
  }, []);

  function skipTo(side: 'back' | 'forward') {
    skip(side === 'back' ? -skipSeconds : skipSeconds);
    setSkipped(side);
    clearTimeout(timers.current.mark);
    timers.current.mark = window.setTimeout(() => setSkipped(null), shownMs);
  }

  function tap(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const side = sideOf(share);
    const isSecond = timers.current.tap !== undefined;
    clearTimeout(timers.current.tap);
    delete timers.current.tap;
    if (isSecond && side) return skipTo(side);
    timers.current.tap = window.setTimeout(() => {
      delete timers.current.tap;
      toggle();
    }, doubleTapMs);
  }

  return {
    skipped,
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      isTouched.current = event.pointerType === 'touch';
      if (isTouched.current) tap(event);
      else toggle();
    },
    onDoubleClick() {
      // Some phones also report a double tap as a double click.
      if (!isTouched.current) toggleFull();
    },
  };
}

function sideOf(share: number): Skipped {
  if (share < 0.4) return 'back';
  return share > 0.6 ? 'forward' : null;
}
