import type { Watched } from '@danube/contract/learning/watched.ts';

/** Where a film was at a moment. */
export type PlayedTick = {
  /** Second of the film. */
  readonly at: number;
  /** How fast it plays. */
  readonly rate: number;
  /** In milliseconds. */
  readonly now: number;
};

/** A film may report a little late, but not by more than this. */
const slackSeconds = 1;

/**
 * Whole seconds that were played from one tick to the next. What was skipped is not among them:
 * a film cannot have come further than time and its speed allow.
 */
export function playedSpan(before: PlayedTick | null, tick: PlayedTick): Watched {
  if (!before) return [];
  const possible = ((tick.now - before.now) / 1000) * tick.rate + slackSeconds;
  const step = tick.at - before.at;
  const [from, to] = [Math.floor(before.at), Math.floor(tick.at)];
  return step > 0 && step <= possible && from < to ? [[from, to]] : [];
}
