import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export type WindowCounter = {
  /** Milliseconds to wait; 0 if the attempt is allowed. */
  consume(key: string): number;
  forget(key: string): void;
  /** Takes back one attempt. */
  applyRefund(key: string): void;
};

/** At this many keys a flood of new ones evicts the oldest, so memory stays bounded. */
const maxKeys = 50_000;

/** Counts attempts in fixed windows, in this process. */
export function createWindowCounter(deps: {
  points: number;
  seconds: number;
  clock: Clock;
  maxKeys?: number;
}): WindowCounter {
  const windows = new LRUCache<string, { endsAt: number; used: number }>({
    max: deps.maxKeys ?? maxKeys,
  });

  return {
    consume(key) {
      const now = deps.clock.now().getTime();
      const known = windows.get(key);
      const isOpen = known !== undefined && known.endsAt > now;
      const window = isOpen ? known : { endsAt: now + deps.seconds * 1000, used: 0 };
      window.used += 1;
      windows.set(key, window);
      return window.used > deps.points ? window.endsAt - now : 0;
    },
    forget: (key) => void windows.delete(key),
    applyRefund(key) {
      const window = windows.get(key);
      if (window && window.used > 0) window.used -= 1;
    },
  };
}
