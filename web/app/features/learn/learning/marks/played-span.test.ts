import {
  countWatchedSeconds,
  mergeWatched,
  type Watched,
} from '@danube/contract/learning/watched.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlayedTick, playedSpan } from './played-span.ts';

const filmSeconds = 600;

type Step =
  | { readonly kind: 'play'; readonly ms: number; readonly rate: number }
  | { readonly kind: 'seek'; readonly to: number }
  | { readonly kind: 'rest'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('play' as const),
    ms: fc.integer({ min: 1, max: 20_000 }),
    rate: fc.constantFrom(0.5, 1, 1.25, 2),
  }),
  fc.record({
    kind: fc.constant('seek' as const),
    to: fc.integer({ min: 0, max: filmSeconds - 1 }),
  }),
  fc.record({ kind: fc.constant('rest' as const), ms: fc.integer({ min: 1, max: 60_000 }) }),
);

/** A video that reports its position four times a second, as browsers do. */
function watch(steps: readonly Step[]) {
  let [at, now] = [0, 0];
  let before: PlayedTick | null = null;
  let watched: Watched = [];
  const played: [number, number][] = [];
  for (const each of steps) {
    if (each.kind === 'rest') now += each.ms;
    if (each.kind === 'seek') {
      at = each.to;
      before = null;
    }
    if (each.kind !== 'play') continue;
    const from = at;
    for (let left = each.ms; left > 0; left -= 250) {
      const ms = Math.min(250, left);
      now += ms;
      at = Math.min(filmSeconds, at + (ms / 1000) * each.rate);
      const tick: PlayedTick = { at, rate: each.rate, now };
      watched = mergeWatched(watched, playedSpan(before, tick));
      before = tick;
    }
    played.push([from, at]);
  }
  return { watched, played };
}

describe('what was seen of a film', () => {
  it('is what was played, whatever was skipped, paused or played again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { watched, played } = watch(steps);
        const touched = mergeWatched(
          played.map(([from, to]): [number, number] => [Math.floor(from), Math.ceil(to)]),
          [],
        );
        // Only what was played counts.
        expect(mergeWatched(touched, watched)).toEqual(touched);
        const longest = played.reduce((sum, [from, to]) => sum + (to - from), 0);
        expect(countWatchedSeconds(watched, filmSeconds)).toBeLessThanOrEqual(
          longest + 2 * played.length,
        );
      }),
    );
  });

  it('is all of it for somebody who watches to the end, with pauses', () => {
    const rest: Step = { kind: 'rest', ms: 120_000 };
    const play: Step = { kind: 'play', ms: 60_000, rate: 1 };
    const { watched } = watch(Array.from({ length: 10 }, () => [play, rest]).flat());
    expect(watched).toEqual([[0, 600]]);
  });

  it('leaves out a jump that came without a word', () => {
    const before = { at: 10, rate: 1, now: 0 };
    expect(playedSpan(before, { at: 300, rate: 1, now: 250 })).toEqual([]);
    expect(playedSpan(before, { at: 4, rate: 1, now: 250 })).toEqual([]);
    expect(playedSpan(before, { at: 13.4, rate: 2, now: 1_700 })).toEqual([[10, 13]]);
  });
});
