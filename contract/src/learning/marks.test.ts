import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLessonDone, percentDone } from './lesson-done.ts';
import { type Marks, mergeMarks } from './marks.ts';
import { countWatchedSeconds, mergeWatched, type Watched } from './watched.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]): [number, number] => [from, from + length]);
const anyWatched: fc.Arbitrary<Watched> = fc.array(span, { maxLength: 12 });
const anyMarks: fc.Arbitrary<Marks> = fc.record({
  round: fc.nat({ max: 2 }),
  watched: anyWatched.map((watched) => mergeWatched(watched, [])),
  isRead: fc.boolean(),
  place: fc.record({
    second: fc.nat({ max: 300 }),
    scroll: fc.constantFrom(0, 0.5, 1),
    at: fc.nat({ max: 3 }).map((minute) => new Date(minute * 60_000)),
  }),
});

function secondsOf(watched: Watched): Set<number> {
  return new Set(
    watched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
}

describe('what was watched', () => {
  test('joined is exactly what is in one or the other, in order and apart', () => {
    fc.assert(
      fc.property(anyWatched, anyWatched, (one, other) => {
        const joined = mergeWatched(one, other);
        expect(secondsOf(joined)).toEqual(secondsOf([...one, ...other]));
        for (const [index, [from, to]] of joined.entries()) {
          expect(from).toBeLessThan(to);
          expect(joined[index + 1]?.[0] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(to);
        }
      }),
    );
  });

  test('is never more than the film has', () => {
    fc.assert(
      fc.property(anyWatched, fc.integer({ min: 1, max: 200 }), (watched, seconds) => {
        const inside = [...secondsOf(watched)].filter((second) => second < seconds);
        expect(countWatchedSeconds(watched, seconds)).toBe(inside.length);
      }),
    );
  });
});

describe('marks', () => {
  test('end the same in any order, number and grouping', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, anyMarks, (one, two, three) => {
        expect(mergeMarks(one, one)).toEqual(one);
        expect(mergeMarks(one, two)).toEqual(mergeMarks(two, one));
        expect(mergeMarks(mergeMarks(one, two), three)).toEqual(
          mergeMarks(one, mergeMarks(two, three)),
        );
      }),
    );
  });

  test('of a later round replace those of an earlier one', () => {
    fc.assert(
      fc.property(anyMarks, anyMarks, (one, other) => {
        const later = { ...other, round: one.round + 1 };
        expect(mergeMarks(one, later)).toEqual(later);
      }),
    );
  });
});

test('a lesson that is done stays done, whatever is joined to it', () => {
  fc.assert(
    fc.property(anyMarks, anyMarks, fc.integer({ min: 1, max: 300 }), (one, other, seconds) => {
      const same = { ...other, round: one.round };
      for (const kind of ['text', 'video', 'file'] as const) {
        const lesson = { kind, videoSeconds: kind === 'video' ? seconds : null };
        if (isLessonDone(lesson, one)) {
          expect(isLessonDone(lesson, mergeMarks(one, same))).toBe(true);
        }
      }
    }),
  );
});

test('nine tenths of a film complete it, less do not; a quiz only its result', () => {
  const film = { kind: 'video', videoSeconds: 100 } as const;
  expect(isLessonDone(film, { watched: [[0, 90]], isRead: false })).toBe(true);
  expect(isLessonDone(film, { watched: [[0, 89]], isRead: true })).toBe(false);
  const quiz = { kind: 'quiz', videoSeconds: null } as const;
  expect(isLessonDone(quiz, { watched: [], isRead: true })).toBe(false);
});

test('[R5.06] per cent lie between 0 and 100, and are 100 only when all is done', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (done, lessons) => {
      const percent = percentDone(done, lessons);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      if (percent === 100) expect(done).toBeGreaterThanOrEqual(lessons);
    }),
  );
});
