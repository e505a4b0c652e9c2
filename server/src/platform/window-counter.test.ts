import { expect, test } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

function openCounter(maxKeys?: number) {
  let now = 0;
  const clock = { now: () => new Date(now) };
  const counter = createWindowCounter({ points: 2, seconds: 10, clock, maxKeys });
  return {
    ...counter,
    wait(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('allows the points of one window, then says how long it still lasts', () => {
  const counter = openCounter();
  expect([counter.consume('a'), counter.consume('a')]).toEqual([0, 0]);
  counter.wait(4_000);
  expect(counter.consume('a')).toBe(6_000);
  expect(counter.consume('b')).toBe(0);
});

test('being refused does not prolong the window', () => {
  const counter = openCounter();
  for (let attempts = 0; attempts < 5; attempts += 1) counter.consume('a');
  counter.wait(9_999);
  expect(counter.consume('a')).toBe(1);
  counter.wait(1);
  expect([counter.consume('a'), counter.consume('a'), counter.consume('a')]).toEqual([
    0, 0, 10_000,
  ]);
});

test('keeps no more keys than it has room for', () => {
  const counter = openCounter(2);
  for (const key of ['a', 'a', 'b', 'c', 'a']) expect(counter.consume(key)).toBe(0);
  expect(counter.consume('a')).toBe(0);
  expect(counter.consume('a')).toBeGreaterThan(0);
});
