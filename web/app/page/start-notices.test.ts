// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import boot from './boot.js?raw';
import { closePage, completeBody, openPage } from './testing/early-page.ts';

const slowTitle = 'Taking longer than expected';
const failed = 'Initialization Error';
const page = within(document.body);
const isShown = (title: string) => page.queryByText(title) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.mailLink = undefined;
});

/** Opens a page and simulates an interaction, which requests the application. */
function ask(address = '/'): void {
  window.history.replaceState(null, '', address);
  openPage('chrome', { body: completeBody });
  new Function(boot)();
  window.dispatchEvent(new Event('pointerdown'));
}

function announceReadiness(): void {
  window.dispatchEvent(new Event('app:ready'));
}

function raise(place: string): void {
  const reason = Object.assign(new Error('broken'), { stack: `Error: broken\n at ${place}` });
  const event = new Event('unhandledrejection', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { reason }));
  vi.mocked(console.error).mockClear();
}

const ownScript = 'https://danube.example/assets/app.js:1:2';
const extensionScript = 'chrome-extension://abcdefgh/content.js:1:2';

describe('a start that takes long', () => {
  it('[R2.44] [R8.11] [R9.01m] is spoken of ten seconds after it was asked for, not before', () => {
    ask();
    vi.advanceTimersByTime(9_999);
    expect(isShown(slowTitle)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown(slowTitle)).toBe(true);
    expect(page.getByRole('button', { name: 'Reload Page' })).toBeDefined();
  });

  it('counts from the asking, not from the page', () => {
    openPage('chrome', { body: completeBody });
    new Function(boot)();
    vi.advanceTimersByTime(60_000);
    expect(isShown(slowTitle)).toBe(false);
  });

  it('is forgotten when the application is ready after all', () => {
    ask();
    vi.advanceTimersByTime(12_000);
    announceReadiness();
    expect(isShown(slowTitle)).toBe(false);
  });

  it('is none where the application came in time', () => {
    ask();
    announceReadiness();
    vi.advanceTimersByTime(60_000);
    expect(document.querySelector('.page-notice')).toBeNull();
  });

  it('[R2.44] fills the screen for whoever follows the link of a mail', () => {
    ask('/#confirm=secret');
    expect(page.getByRole('status', { name: 'Loading' }).className).toContain('fills-screen');
    vi.advanceTimersByTime(10_000);
    expect(isShown('Loading')).toBe(false);
    expect(page.getByRole('status', { name: slowTitle }).className).toContain('fills-screen');
    announceReadiness();
    expect(document.querySelector('.page-notice')).toBeNull();
  });
});

describe('a start that fails', () => {
  it('[R8.11] is spoken of at once when a file does not arrive', () => {
    ask();
    document.querySelector('script[type="module"]')?.dispatchEvent(new Event('error'));
    expect(isShown(failed)).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(isShown(failed)).toBe(true);
    expect(isShown(slowTitle)).toBe(false);
  });

  it('[R8.11] is spoken of a second after an error that it did not survive', () => {
    ask();
    raise(ownScript);
    vi.advanceTimersByTime(999);
    expect(isShown(failed)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown(failed)).toBe(true);
  });

  it('has not failed where it goes on', () => {
    ask();
    raise(ownScript);
    vi.advanceTimersByTime(500);
    announceReadiness();
    vi.advanceTimersByTime(60_000);
    expect(isShown(failed)).toBe(false);
  });

  it('is not what an extension’s error is about', () => {
    ask();
    raise(extensionScript);
    vi.advanceTimersByTime(5_000);
    expect(isShown(failed)).toBe(false);
  });

  it('is past once the application has started: later errors are others’ to show', () => {
    ask();
    announceReadiness();
    raise(ownScript);
    vi.advanceTimersByTime(5_000);
    expect(isShown(failed)).toBe(false);
  });
});
