import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export type LooseCounter = {
  /** Milliseconds to wait; 0 where the try is allowed. Answers at once. */
  count(key: string): number;
  forget(key: string): void;
};

type Window = { endsAt: number; known: number; untold: number };

const maxKeys = 50_000;
const tellEveryMs = 100;

/** Nobody is far enough from the truth to mind, and most keys are never told at all. */
const untoldShare = 1 / 20;
const untoldAtMost = 100;

/**
 * Counts here and tells the shared counter what has come together, at most ten times a second,
 * instead of asking it at every try. What other copies have not told yet can come on top, a
 * twentieth of the points for each: right for limits that are there against overload, not for
 * those against guessing.
 */
export function createLooseCounter(deps: {
  points: number;
  seconds: number;
  clock: Clock;
  /** Adds tries to the shared count; answers what it stands at and how long its window lasts. */
  add(key: string, tries: number): Promise<{ total: number; msLeft: number }>;
  onFailure(error: unknown): void;
}): LooseCounter {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  const untold = new Set<string>();
  const worthTelling = Math.min(untoldAtMost, Math.max(1, Math.floor(deps.points * untoldShare)));
  let isTellingSoon = false;

  async function tell(key: string): Promise<void> {
    const window = windows.get(key);
    if (!window || window.untold === 0) return;
    const tries = window.untold;
    window.untold = 0;
    window.known += tries;
    const { total, msLeft } = await deps.add(key, tries);
    window.known = Math.max(window.known, total);
    window.endsAt = deps.clock.now().getTime() + msLeft;
  }

  function tellAll(): void {
    isTellingSoon = false;
    const keys = [...untold];
    untold.clear();
    Promise.all(keys.map(tell)).catch(deps.onFailure);
  }

  function tellSoon(): void {
    if (isTellingSoon) return;
    isTellingSoon = true;
    setTimeout(tellAll, tellEveryMs).unref();
  }

  function openWindow(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { endsAt: now + deps.seconds * 1000, known: 0, untold: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    count(key) {
      const now = deps.clock.now().getTime();
      const window = openWindow(key, now);
      if (window.known + window.untold >= deps.points) return Math.max(1, window.endsAt - now);
      window.untold += 1;
      if (window.untold >= worthTelling) {
        untold.add(key);
        tellSoon();
      }
      return 0;
    },
    forget: (key) => void windows.delete(key),
  };
}
