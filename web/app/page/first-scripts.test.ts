// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasSignInHint } from '../features/shared/session/sign-in-hint.ts';
import { listenUntil } from '../lib/testing/listen-until.ts';
import boot from './boot.js?raw';
import scheduleStart from './schedule-start.js?raw';
import { themeScript } from './theme-script.ts';

let close = new AbortController();

beforeEach(() => {
  close = new AbortController();
  listenUntil(close.signal);
  document.documentElement.removeAttribute('data-signed-in');
  document.body.innerHTML = '<script type="text/plain" id="app-modules"></script>';
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('afterPaint', (act: () => void) => act());
});
afterEach(() => {
  close.abort();
  vi.unstubAllGlobals();
  globalThis.mailLink = undefined;
});

/** Runs a script of the page as the browser would: in the global scope, from its source. */
function run(script: string): void {
  new Function(script)();
}

const startedModules = () => document.querySelectorAll('script[type="module"]').length;

it.each(['userLanguage=de; signedIn=1', '__Host-userLanguage=de; __Host-signedIn=1'])(
  '[R2.40] marks a visitor who is probably signed in before the first paint: %s',
  (cookie) => {
    run(themeScript);
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(false);
    expect(hasSignInHint()).toBe(false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
    run(themeScript);
    expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true);
    expect(hasSignInHint()).toBe(true);
    run(boot);
    run(scheduleStart);
    expect(startedModules()).toBe(1);
  },
);

it('turns the theme round before the application is there, and remembers it', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<button data-switches-theme=""><svg></svg></button><p>Text</p>';
  run(themeScript);
  const press = (name: string) =>
    document.querySelector(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const { dataset } = document.documentElement;
  press('p');
  expect(dataset.theme).toBeUndefined();
  press('svg');
  expect(dataset.theme).toBe('light');
  press('button');
  expect(dataset.theme).toBe('dark');
  delete dataset.theme;
  run(themeScript);
  expect(dataset.theme).toBe('dark');
  delete dataset.theme;
  localStorage.clear();
});

it.each([
  ['/#confirm=secret', '/', 'confirm'],
  ['/auth?tab=signin#reset=secret', '/auth?tab=signin', 'reset'],
])('takes the token of %s out of the address and starts at once', (address, left, kind) => {
  window.history.replaceState({ key: 'kept' }, '', address);
  run(boot);
  run(scheduleStart);
  expect(location.pathname + location.search + location.hash).toBe(left);
  expect(window.history.state).toEqual({ key: 'kept' });
  expect(globalThis.mailLink).toEqual({ kind, token: 'secret' });
  expect(startedModules()).toBe(1);
});

it('leaves every other address alone and does not hurry', () => {
  window.history.replaceState(null, '', '/download#forbidden-trading');
  run(boot);
  run(scheduleStart);
  expect(location.hash).toBe('#forbidden-trading');
  expect(globalThis.mailLink).toBeUndefined();
  expect(startedModules()).toBe(0);
});
