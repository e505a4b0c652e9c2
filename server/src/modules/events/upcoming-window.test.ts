import { expect, test } from 'vitest';
import { momentOf, toWallClock } from './academy-clock.ts';
import { aPlannedEvent } from './events.factory.ts';
import { occurrencesIn } from './occurrences.ts';
import { freshUntil, upcomingWindow } from './upcoming-window.ts';

test('seven days ahead is the rest of today and seven whole days [R7.06]', () => {
  const now = new Date('2026-11-16T10:20:00Z');
  const { from, to } = upcomingWindow(now, 7);
  expect(toWallClock(from)).toBe('2026-11-16T11:20');
  expect(toWallClock(to)).toBe('2026-11-24T00:00');
});

test('today is the academy’s day, which begins before midnight in UTC', () => {
  const { to } = upcomingWindow(new Date('2026-11-16T23:30:00Z'), 1);
  expect(toWallClock(to)).toBe('2026-11-19T00:00');
});

test('days are counted by the calendar, not by 24 hours, when the clocks change', () => {
  const march = upcomingWindow(new Date('2026-03-28T22:30:00Z'), 1);
  expect(march.to.toInstant().toString()).toBe('2026-03-29T22:00:00Z');
  const october = upcomingWindow(new Date('2026-10-24T21:30:00Z'), 1);
  expect(october.to.toInstant().toString()).toBe('2026-10-25T23:00:00Z');
});

test('an answer is fresh until the academy’s midnight, when the window moves on', () => {
  const window = upcomingWindow(new Date('2026-11-16T10:20:00Z'), 7);
  expect(freshUntil(window, [])).toEqual(new Date('2026-11-16T23:00:00Z'));
});

test('an answer is fresh until the first thing in it ends', () => {
  const now = new Date(momentOf('2026-11-17T18:10').epochMilliseconds);
  const window = upcomingWindow(now, 7);
  const upcoming = occurrencesIn([aPlannedEvent()], window);
  expect(upcoming).toHaveLength(2);
  expect(freshUntil(window, upcoming)).toEqual(new Date('2026-11-17T17:45:00Z'));
});
