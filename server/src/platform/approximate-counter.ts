import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export type ApproximateCounter = {
  /** Milliseconds to wait; 0 if the attempt is allowed. Synchronous. */
  count(key: string): number;
  forget(key: string): void;
};

type Window = { endsAt: number; known: number; unpublished: number };

const maxKeys = 50_000;
const publishIntervalMs = 100;

/** Too small to matter, and most keys never reach it, so they are never published. */
const unpublishedShare = 1 / 20;
const maxUnpublished = 100;

/**
 * Counts locally and adds the total to the shared counter at most ten times a second, instead of
 * asking it on every attempt. Each other instance may hold back up to a twentieth of the points,
 * which is fine for limits against overload but not for limits against guessing.
 */
export function createApproximateCounter(deps: {
  points: number;
  seconds: number;
  clock: Clock;
  /** Adds attempts to the shared count; returns the total and how long its window lasts. */
  add(key: string, attempts: number): Promise<{ total: number; msLeft: number }>;
  onFailure(error: unknown): void;
}): ApproximateCounter {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  const unpublished = new Set<string>();
  const worthTelling = Math.min(
    maxUnpublished,
    Math.max(1, Math.floor(deps.points * unpublishedShare)),
  );
  let isPublishScheduled = false;

  async function notify(key: string): Promise<void> {
    const window = windows.get(key);
    if (!window || window.unpublished === 0) return;
    const attempts = window.unpublished;
    window.unpublished = 0;
    window.known += attempts;
    const { total, msLeft } = await deps.add(key, attempts);
    window.known = Math.max(window.known, total);
    window.endsAt = deps.clock.now().getTime() + msLeft;
  }

  function notifyAll(): void {
    isPublishScheduled = false;
    const keys = [...unpublished];
    unpublished.clear();
    Promise.all(keys.map(notify)).catch(deps.onFailure);
  }

  function publishSoon(): void {
    if (isPublishScheduled) return;
    isPublishScheduled = true;
    setTimeout(notifyAll, publishIntervalMs).unref();
  }

  function openWindow(key: string, now: number): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    const window = { endsAt: now + deps.seconds * 1000, known: 0, unpublished: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    count(key) {
      const now = deps.clock.now().getTime();
      const window = openWindow(key, now);
      if (window.known + window.unpublished >= deps.points) return Math.max(1, window.endsAt - now);
      window.unpublished += 1;
      if (window.unpublished >= worthTelling) {
        unpublished.add(key);
        publishSoon();
      }
      return 0;
    },
    forget: (key) => void windows.delete(key),
  };
}
