import { useEffect, useEffectEvent, useRef } from 'react';
import type { Viewing } from './preview-machine.ts';

const reportEveryMs = 5_000;

/** Reports a member's position: every five seconds, on pause, and on leaving. */
export function usePositionReports(
  { access, isPlaying, position }: Viewing,
  onPosition: ((seconds: number) => void) | undefined,
): void {
  const reported = useRef(position);
  const report = useEffectEvent(() => {
    if (access !== 'full' || reported.current === position) return;
    reported.current = position;
    onPosition?.(position);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => report(), reportEveryMs);
    return () => {
      clearInterval(timer);
      report();
    };
  }, [isPlaying]);
  useEffect(() => {
    const leave = () => report();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      report();
    };
  }, []);
}
