import { expect, test } from 'vitest';
import { toAcademyTime, toInstantOfWallClock, toWallClock } from './academy-clock.ts';

test('six in the evening is 17:00 UTC in winter and 16:00 UTC in summer', () => {
  expect(toInstantOfWallClock('2026-01-06T18:00').toInstant().toString()).toBe(
    '2026-01-06T17:00:00Z',
  );
  expect(toInstantOfWallClock('2026-07-07T18:00').toInstant().toString()).toBe(
    '2026-07-07T16:00:00Z',
  );
});

test('a time that the March night skips is held an hour later on the clock', () => {
  const moment = toInstantOfWallClock('2026-03-29T02:30');
  expect(moment.toInstant().toString()).toBe('2026-03-29T01:30:00Z');
  expect(toWallClock(moment)).toBe('2026-03-29T03:30');
});

test('a time that the October night has twice means the first', () => {
  const moment = toInstantOfWallClock('2026-10-25T02:30');
  expect(moment.toInstant().toString()).toBe('2026-10-25T00:30:00Z');
  expect(toWallClock(moment)).toBe('2026-10-25T02:30');
});

test('the academy is already in the next day while it is still late evening in UTC', () => {
  expect(toWallClock(toAcademyTime(new Date('2026-11-16T23:30:00Z')))).toBe('2026-11-17T00:30');
});
