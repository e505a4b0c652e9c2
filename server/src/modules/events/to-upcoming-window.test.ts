import { expect, test } from 'vitest';
import { toInstantOfWallClock, toWallClock } from './academy-clock.ts';
import { createPlannedEvent } from './events.factory.ts';
import { findOccurrencesIn } from './occurrences.ts';
import { freshUntil, toUpcomingWindow } from './to-upcoming-window.ts';

test('seven days ahead is the rest of today and seven whole days [R7.06]', () => {
  const now = new Date('2026-11-16T10:20:00Z');
  const { from, to } = toUpcomingWindow(now, 7);
  expect(toWallClock(from)).toBe('2026-11-16T11:20');
  expect(toWallClock(to)).toBe('2026-11-24T00:00');
});

test('today is the academy’s day, which begins before midnight in UTC', () => {
  const { to } = toUpcomingWindow(new Date('2026-11-16T23:30:00Z'), 1);
  expect(toWallClock(to)).toBe('2026-11-19T00:00');
});

test('days are counted by the calendar, not by 24 hours, when the clocks change', () => {
  const march = toUpcomingWindow(new Date('2026-03-28T22:30:00Z'), 1);
  expect(march.to.toInstant().toString()).toBe('2026-03-29T22:00:00Z');
  const october = toUpcomingWindow(new Date('2026-10-24T21:30:00Z'), 1);
  expect(october.to.toInstant().toString()).toBe('2026-10-25T23:00:00Z');
});

test('an answer is fresh until the academy’s midnight, when the window moves on', () => {
  const window = toUpcomingWindow(new Date('2026-11-16T10:20:00Z'), 7);
  expect(freshUntil(window, [])).toEqual(new Date('2026-11-16T23:00:00Z'));
});

test('an answer is fresh until the first thing in it ends', () => {
  const now = new Date(toInstantOfWallClock('2026-11-17T18:10').epochMilliseconds);
  const window = toUpcomingWindow(now, 7);
  const upcoming = findOccurrencesIn([createPlannedEvent()], window);
  expect(upcoming).toHaveLength(2);
  expect(freshUntil(window, upcoming)).toEqual(new Date('2026-11-17T17:45:00Z'));
});
