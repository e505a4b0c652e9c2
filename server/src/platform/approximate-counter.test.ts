import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApproximateCounter } from './approximate-counter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = { now: () => new Date() };

/** What Redis would count for all instances, in windows that start at the first attempt. */
function aSharedCount(seconds: number) {
  const counts = new Map<string, { total: number; endsAt: number }>();
  const add = vi.fn(async (key: string, attempts: number) => {
    const now = Date.now();
    const known = counts.get(key);
    const entry = known && known.endsAt > now ? known : { total: 0, endsAt: now + seconds * 1000 };
    entry.total += attempts;
    counts.set(key, entry);
    return { total: entry.total, msLeft: entry.endsAt - now };
  });
  return { add };
}

function aCopy(add: ReturnType<typeof aSharedCount>['add'], onFailure = vi.fn()) {
  return createApproximateCounter({ points: 10, seconds: 60, clock, add, onFailure });
}

function allowed(copy: ReturnType<typeof aCopy>, attempts: number): number {
  return Array.from({ length: attempts }, () => copy.count('a')).filter((wait) => wait === 0)
    .length;
}

test('lets one copy have exactly its points, without waiting for anybody', () => {
  const copy = aCopy(aSharedCount(60).add);
  expect(allowed(copy, 25)).toBe(10);
  expect(copy.count('a')).toBeGreaterThan(59_000);
  expect(copy.count('b')).toBe(0);
});

test('tells many tries at once', async () => {
  const { add } = aSharedCount(60);
  const copy = aCopy(add);
  allowed(copy, 6);
  await vi.advanceTimersByTimeAsync(100);
  expect(add).toHaveBeenCalledExactlyOnceWith('a', 6);
});

test('keeps to itself what is less than a twentieth of the points', async () => {
  const { add } = aSharedCount(60);
  const copy = createApproximateCounter({
    points: 100,
    seconds: 60,
    clock,
    add,
    onFailure: vi.fn(),
  });
  allowed(copy, 4);
  await vi.advanceTimersByTimeAsync(100);
  expect(add).not.toHaveBeenCalled();
  allowed(copy, 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(add).toHaveBeenCalledExactlyOnceWith('a', 5);
});

test('knows within a moment what other copies have let through', async () => {
  const { add } = aSharedCount(60);
  const [first, second] = [aCopy(add), aCopy(add)];
  expect(allowed(first, 7) + allowed(second, 2)).toBe(9);
  await vi.advanceTimersByTimeAsync(100);
  expect(allowed(second, 5)).toBeLessThanOrEqual(1);
});

test('begins anew when the window is over', async () => {
  const copy = aCopy(aSharedCount(60).add);
  allowed(copy, 10);
  // The shared window started at the first flush, a tenth of a second later.
  await vi.advanceTimersByTimeAsync(60_101);
  expect(copy.count('a')).toBe(0);
});

test('does not tell what was refused, so that rejections cost nothing', async () => {
  const { add } = aSharedCount(60);
  const copy = aCopy(add);
  allowed(copy, 500);
  await vi.advanceTimersByTimeAsync(100);
  expect(add).toHaveBeenCalledExactlyOnceWith('a', 10);
});

test('says when it could not tell, and goes on counting', async () => {
  const onFailure = vi.fn();
  const copy = aCopy(vi.fn().mockRejectedValue(new Error('away')), onFailure);
  allowed(copy, 4);
  await vi.advanceTimersByTimeAsync(100);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(allowed(copy, 20)).toBe(6);
});
