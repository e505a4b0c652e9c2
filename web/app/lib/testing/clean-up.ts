import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { rememberListeners } from './remember-listeners.ts';
import { rememberProperties } from './remember-properties.ts';

// Test files share a worker with its libraries and its page. Each file imports the product's
// modules again, so that another file's mocks and module state are gone.
vi.resetModules();

const page = typeof document === 'undefined' ? null : await import('./shared-page.ts');
page?.configureQueries();
const restoreProperties = rememberProperties(page?.sharedObjects ?? [globalThis]);
// A page follows its connection for as long as it is open; in the next file it is closed.
const removeListeners = page ? rememberListeners(window) : null;

// Radix blocks clicks outside an open dialog and counts dialogs across tests: one that a test left
// half closed would block the next.
beforeEach(() => page?.acceptClicks());
afterEach(() => page?.acceptClicks());

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  removeListeners?.();
  restoreProperties();
  page?.empty();
});
