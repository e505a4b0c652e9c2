import { type RefObject, useEffect, useState } from 'react';

const timeoutMs = 3_000;

/** True after a while without input; only tracked while needed. */
export function useIdle(frame: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!isWatched || !element) return undefined;
    let timer = window.setTimeout(() => setIsIdle(true), timeoutMs);
    const wake = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), timeoutMs);
    };
    element.addEventListener('pointermove', wake);
    element.addEventListener('keydown', wake);
    return () => {
      clearTimeout(timer);
      setIsIdle(false);
      element.removeEventListener('pointermove', wake);
      element.removeEventListener('keydown', wake);
    };
  }, [frame, isWatched]);
  return isIdle;
}
