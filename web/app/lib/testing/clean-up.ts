import { afterAll, afterEach, vi } from 'vitest';
import { rememberProperties } from './remember-properties.ts';

// Test files share a worker with its libraries and its page. Each file reads the product's modules
// again, so that what another one mocked, or what a module remembered, is gone.
vi.resetModules();

const page = typeof document === 'undefined' ? null : await import('./shared-page.ts');
page?.configureQueries();
const restoreProperties = rememberProperties(page?.sharedObjects ?? [globalThis]);

// Radix keeps the page from being clicked behind a dialog, and counts dialogs across tests: one that a
// test left half closed would hold up the next.
afterEach(() => page?.acceptClicks());

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreProperties();
  page?.empty();
});
