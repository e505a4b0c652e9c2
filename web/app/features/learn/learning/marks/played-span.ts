import type { Watched } from '@danube/contract/learning/watched.ts';

/** A video's position at a time. */
export type PlayedTick = {
  /** Position in the video, in seconds. */
  readonly at: number;
  /** Playback rate. */
  readonly rate: number;
  /** Wall clock time, in milliseconds. */
  readonly now: number;
};

/** Tolerance for late events. */
const slackSeconds = 1;

/**
 * Whole seconds played between two ticks. Seeks don't count: a video can't advance further than
 * elapsed time and its rate allow.
 */
export function playedSpan(before: PlayedTick | null, tick: PlayedTick): Watched {
  if (!before) return [];
  const possible = ((tick.now - before.now) / 1000) * tick.rate + slackSeconds;
  const step = tick.at - before.at;
  const [from, to] = [Math.floor(before.at), Math.floor(tick.at)];
  return step > 0 && step <= possible && from < to ? [[from, to]] : [];
}
