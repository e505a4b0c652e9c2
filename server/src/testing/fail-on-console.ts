import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info'] as const;

/** Console output is noise that someone has to investigate some day, so it fails the test. */
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = methods.flatMap((method) => vi.mocked(console[method]).mock.calls);
  vi.restoreAllMocks();
  expect(calls, 'the test wrote to the console').toEqual([]);
});
