// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import lateStyles from './late-styles.js?raw';

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('afterPaint', (act: () => void) => {
    paint = act;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const sheet = () => document.getElementById('late-styles');
const isApplied = () => sheet()?.getAttribute('media') === 'all';

/** jsdom loads no style sheets, so each event is ours. */
function open(): void {
  document.head.innerHTML =
    '<link rel="stylesheet" data-href="/assets/app-1.css" media="print" id="late-styles"/>';
  new Function(lateStyles)();
  expect(sheet()?.hasAttribute('href')).toBe(false);
  paint();
}
const say = (event: 'load' | 'error') => sheet()?.dispatchEvent(new Event(event));

it('applies the sheet once it has loaded', () => {
  open();
  expect(isApplied()).toBe(false);
  say('load');
  expect(isApplied()).toBe(true);
});

it('requests it again after a failure, and applies that one', () => {
  open();
  const first = sheet();
  say('error');
  vi.advanceTimersByTime(999);
  expect(sheet()).toBe(first);
  vi.advanceTimersByTime(1);
  expect(sheet()).not.toBe(first);
  expect(sheet()?.getAttribute('href')).toBe('/assets/app-1.css');
  say('load');
  expect(isApplied()).toBe(true);
});

it('gives up after three more failures, until the connection returns', () => {
  open();
  for (const wait of [1_000, 4_000, 16_000]) {
    say('error');
    vi.advanceTimersByTime(wait);
  }
  say('error');
  const last = sheet();
  vi.advanceTimersByTime(600_000);
  expect(sheet()).toBe(last);
  window.dispatchEvent(new Event('online'));
  expect(sheet()).not.toBe(last);
  say('load');
  expect(isApplied()).toBe(true);
});
