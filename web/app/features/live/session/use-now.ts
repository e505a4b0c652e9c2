import { useEffect, useState } from 'react';

/** The maximum delay of setTimeout; beyond it the timer would fire immediately. */
const maxTimeoutMs = 2_147_483_647;

/** The current time, updated every second; null on the server. */
export function useNowEverySecond(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The current time, updated only at the times that `turnAfter` returns. */
export function useNowAtChanges(turnAfter: (now: Date) => Date | undefined): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  const turn = now ? turnAfter(now)?.getTime() : undefined;
  const wakes = now && turn ? Math.min(turn, now.getTime() + maxTimeoutMs) : undefined;
  useEffect(() => {
    if (wakes === undefined) return undefined;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, wakes - Date.now()));
    return () => clearTimeout(timer);
  }, [wakes]);
  return now;
}
