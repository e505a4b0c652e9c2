import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionRange, sessionRangeDefaults } from './session-range.ts';
import { anyBars } from './testing/any-bars.ts';
import { barsOf } from './testing/bars-of.ts';

/** Hours 0 to 7: the session is open from 1 until 6, and its first two hours form the range. */
const inputs = {
  sessionStart: 60,
  sessionEnd: 360,
  rangeMinutes: 120,
  buffer: 0.25,
  extension: 1,
  utcOffsetMinutes: 0,
};
const bars = barsOf(
  [200, 50, 100],
  [108, 102, 104],
  [110, 104, 105],
  [113, 105, 112],
  [114, 109, 113],
  [112, 98, 99],
  [120, 90, 119],
);

test('widens while the range forms and stands still afterwards', () => {
  const { lines } = sessionRange(bars, inputs);
  expect(lines.high).toEqual([null, 108, 110, 110, 110, 110, null]);
  expect(lines.low).toEqual([null, 102, 102, 102, 102, 102, null]);
  expect(lines.middle).toEqual([null, 105, 106, 106, 106, 106, null]);
  expect(lines.extensionUpper).toEqual([null, 114, 118, 118, 118, 118, null]);
  expect(lines.extensionLower).toEqual([null, 96, 94, 94, 94, 94, null]);
});

test('has breakout levels only when the range is complete', () => {
  const { lines } = sessionRange(bars, inputs);
  expect(lines.breakoutUpper).toEqual([null, null, null, 112, 112, 112, null]);
  expect(lines.breakoutLower).toEqual([null, null, null, 100, 100, 100, null]);
});

test('marks the first close beyond a level; a close on it is none', () => {
  expect(sessionRange(bars, inputs).marks).toEqual([
    { index: 4, kind: 'up', price: 112 },
    { index: 5, kind: 'down', price: 100 },
  ]);
});

test('follows the clock of the session', () => {
  const { lines } = sessionRange(bars, { ...inputs, utcOffsetMinutes: 60 });
  expect(lines.high).toEqual([200, 200, 200, 200, 200, null, null]);
});

test('draws nothing on a day whose opening is missing', () => {
  const { lines, marks } = sessionRange(bars.slice(3), inputs);
  expect(new Set(lines.high)).toEqual(new Set([null]));
  expect(marks).toEqual([]);
});

test('begins anew every day', () => {
  const nextDay = bars.map((bar) => ({ ...bar, time: bar.time + 86_400_000, high: bar.high + 5 }));
  const { lines } = sessionRange([...bars, ...nextDay], inputs);
  expect(lines.high.slice(bars.length)).toEqual([null, 113, 115, 115, 115, 115, null]);
});

test('draws in the session only, in order, and breaks each way at most once a day', () => {
  fc.assert(
    fc.property(anyBars, (anyMarket) => {
      const { lines, marks } = sessionRange(anyMarket, { ...sessionRangeDefaults, buffer: 0.5 });
      for (const [index, high] of lines.high.entries()) {
        const minutes = ((anyMarket[index]?.time ?? 0) / 60_000) % 1440;
        expect(high !== null).toBe(minutes >= 540 && minutes < 1050);
        if (high === null) continue;
        expect(Number(lines.low[index])).toBeLessThanOrEqual(Number(lines.middle[index]));
        expect(Number(lines.middle[index])).toBeLessThanOrEqual(high);
      }
      const days = marks.map(({ index, kind }) => {
        return `${kind} ${Math.floor((anyMarket[index]?.time ?? 0) / 86_400_000)}`;
      });
      expect(new Set(days).size).toBe(days.length);
    }),
  );
});

test('never changes what was drawn when more bars follow', () => {
  fc.assert(
    fc.property(anyBars, fc.nat(120), (anyMarket, count) => {
      const early = sessionRange(anyMarket.slice(0, count));
      const late = sessionRange(anyMarket);
      expect(late.lines.breakoutUpper.slice(0, count)).toEqual(early.lines.breakoutUpper);
      expect(late.marks.filter(({ index }) => index < count)).toEqual(early.marks);
    }),
  );
});
