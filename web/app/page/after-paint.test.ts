// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import afterPaint from './early/after-paint.js?raw';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        paint = report;
      }
      observe = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(referrer = '') {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  new Function(afterPaint)();
  const act = vi.fn<() => void>();
  globalThis.afterPaint(act);
  return act;
}

it('waits for the first paint, and no longer', () => {
  const act = open('https://search.example/');
  expect(act).not.toHaveBeenCalled();
  paint();
  expect(act).toHaveBeenCalledTimes(1);
  globalThis.afterPaint(act);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('acts at once for somebody who comes from another of our pages', () => {
  expect(open(`${location.origin}/courses`)).toHaveBeenCalledTimes(1);
});

it('acts at once where the page stays plain, in browsers that report no paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('staysPlain', true);
  expect(open()).toHaveBeenCalledTimes(1);
});

it('waits for two seconds at most, as in the background', () => {
  const act = open();
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledTimes(1);
});
