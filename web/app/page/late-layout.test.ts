// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import lateLayout from './late-layout.js?raw';
import { listenUntil } from './testing/listen-until.ts';
import { themeScript } from './theme-script.ts';

let close = new AbortController();
let idle: (() => void)[];

beforeEach(() => {
  close = new AbortController();
  listenUntil(close.signal);
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    contentVisibility: element.dataset.below === undefined ? 'visible' : 'auto',
  }));
  // jsdom loads no fonts.
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  document.body.innerHTML =
    '<section></section><section data-below></section><section data-below></section>' +
    '<footer data-below></footer><a href="/#events"><b>Events</b></a><button>Menu</button>';
});
afterEach(() => {
  close.abort();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset.lateLayout;
});

const isLate = () => document.documentElement.dataset.lateLayout !== undefined;
const laidOut = () => document.querySelectorAll('[style*="content-visibility: visible"]').length;

function open(type = 'navigate'): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]); // only `type` is read
  new Function(themeScript)();
  new Function(lateLayout)();
}

function runIdle(): void {
  for (const act of idle.splice(0)) act();
}

it('lays out the sections below the first screen one at a time, once the page is ready', async () => {
  open();
  expect(isLate()).toBe(true);
  dispatchEvent(new Event('app:ready'));
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  for (const count of [1, 2, 3]) {
    runIdle();
    expect([laidOut(), isLate()]).toEqual([count, true]);
  }
  runIdle();
  expect(isLate()).toBe(false);
});

it('lays out everything for whoever follows a link, before the browser goes there', () => {
  open();
  document.querySelector('button')?.click();
  expect(isLate()).toBe(true);
  document.querySelector('b')?.click();
  expect(isLate()).toBe(false);
});

it.each(['reload', 'back_forward'])('lays out everything after a %s', (type) => {
  open(type);
  expect(isLate()).toBe(false);
});

it('lays out everything for a URL with a fragment, and for someone signed in', () => {
  history.replaceState(null, '', '/#events');
  open();
  expect(isLate()).toBe(false);
  history.replaceState(null, '', '/');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signedIn=1');
  open();
  expect(isLate()).toBe(false);
});
