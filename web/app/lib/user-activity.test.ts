// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isIdle, whenVisible } from './user-activity.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.dispatchEvent(new Event('keydown'));
});
afterEach(() => vi.useRealTimers());

it('calls a page idle when nobody has touched it for a minute', () => {
  vi.advanceTimersByTime(59_000);
  expect(isIdle()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isIdle()).toBe(true);
  document.dispatchEvent(new Event('pointermove'));
  expect(isIdle()).toBe(false);
});

it('acts at once while somebody is there', () => {
  const act = vi.fn();
  whenVisible(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits for the return of whoever has left, and then does the last thing once', () => {
  vi.advanceTimersByTime(60_000);
  const [first, last] = [vi.fn(), vi.fn()];
  whenVisible(first);
  whenVisible(last);
  expect(last).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  document.dispatchEvent(new Event('pointerdown'));
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
});
