// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import timeFonts from './early/time-fonts.js?raw';

const late = () => document.documentElement.dataset.lateFonts;

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('afterPaint', (act: () => void) => {
    paint = act;
  });
  document.documentElement.removeAttribute('data-late-fonts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

function openWith(loaded: readonly string[]): void {
  Object.assign(document, {
    fonts: { check: (font: string) => loaded.some((name) => font.includes(name)) },
  });
  new Function(timeFonts)();
}

it('[R9.03b] stays with the fallback once three seconds are over', () => {
  openWith([]);
  paint();
  vi.advanceTimersByTime(2_999);
  expect(late()).toBe('');
  vi.advanceTimersByTime(1);
  expect(late()).toBe('sans serif');
});

it('[R9.03b] gives up only the family that is late', () => {
  openWith(['Inter']);
  vi.advanceTimersByTime(3_000);
  expect(late()).toBe('serif');
});

it('[R9.03b] keeps fonts that are there', () => {
  openWith(['Inter', 'Source Serif 4']);
  paint();
  vi.advanceTimersByTime(10_000);
  expect(late()).toBe('');
});

it.each([
  ['el', 'Greek'],
  ['bg', 'Cyrillic'],
])('asks for the fonts of the page in %s', (lang, script) => {
  document.documentElement.lang = lang;
  openWith([`Inter ${script}`, `Source Serif 4 ${script}`]);
  vi.advanceTimersByTime(3_000);
  expect(late()).toBe('');
  document.documentElement.lang = '';
});

it('requests them after the first paint', () => {
  openWith([]);
  vi.advanceTimersByTime(500);
  expect(late()).toBe('sans serif');
  paint();
  expect(late()).toBe('');
});

it('does nothing in a browser that cannot say', () => {
  new Function(timeFonts)();
  vi.advanceTimersByTime(3_000);
  expect(late()).toBeUndefined();
});
