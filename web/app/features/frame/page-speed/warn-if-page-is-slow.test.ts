// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Entry = { entryType: string; startTime?: number; loadEventEnd?: number };

let entries: Entry[];
let known: string[];

class FakeObserver {
  static get supportedEntryTypes() {
    return known;
  }
  readonly #hear: (list: { getEntries(): Entry[] }) => void;
  constructor(receiveEvents: (list: { getEntries(): Entry[] }) => void) {
    this.#hear = receiveEvents;
  }
  observe({ type }: { type: string }) {
    this.#hear({ getEntries: () => entries.filter(({ entryType }) => entryType === type) });
  }
}

beforeEach(() => {
  vi.resetModules();
  entries = [];
  known = ['navigation', 'largest-contentful-paint'];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(performance, 'memory');
});

function takeMemory(bytes: number): void {
  Object.defineProperty(performance, 'memory', {
    value: { usedJSHeapSize: bytes },
    configurable: true,
  });
}

/** Twice, because each warning is only logged once. */
async function listWarnings(): Promise<unknown[]> {
  const { warnIfPageIsSlow: warnOfSlowness } = await import('./warn-if-page-is-slow.ts');
  warnOfSlowness();
  warnOfSlowness();
  const warnings = vi.mocked(console.warn).mock.calls.map(([text]) => text);
  vi.mocked(console.warn).mockClear();
  return warnings;
}

const load = (loadEventEnd: number) => ({ entryType: 'navigation', loadEventEnd });
const paint = (startTime: number) => ({ entryType: 'largest-contentful-paint', startTime });

it('[R9.04a] warns of a page that took more than 3000 ms to load', async () => {
  entries = [load(3001)];
  expect(await listWarnings()).toEqual(['Slow page: page load 3001 ms, more than 3000']);
});

it('[R9.04b] warns of a largest paint after 2500 ms, once', async () => {
  entries = [paint(900), paint(2600), paint(2700)];
  expect(await listWarnings()).toEqual(['Slow page: largest paint 2600 ms, more than 2500']);
});

it('[R9.04c] warns of more than 100 MB of memory', async () => {
  takeMemory(100 * 1024 * 1024 + 1);
  expect(await listWarnings()).toEqual(['Slow page: memory 104857601 bytes, more than 104857600']);
});

it('[R9.04a] [R9.04b] [R9.04c] is silent up to each limit', async () => {
  entries = [load(3000), paint(2500)];
  takeMemory(100 * 1024 * 1024);
  expect(await listWarnings()).toEqual([]);
});

it('is silent where the browser measures nothing', async () => {
  known = [];
  entries = [load(9000), paint(9000)];
  expect(await listWarnings()).toEqual([]);
});
