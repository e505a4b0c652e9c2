import { ORPCError } from '@orpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { reportUndeclared } from './report-undeclared.ts';
import { declaredFailure } from './testing/declared-failure.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an answer that no contract declares', new ORPCError('NEWLY_MADE', { status: 409 }), 1],
  ['a refusal', declaredFailure('CART_FULL', 409), 0],
  ['a fault that the server has logged', new ORPCError('INTERNAL_SERVER_ERROR'), 0],
  ['a network failure', new TypeError('Failed to fetch'), 0],
])('%s', async (_what, error, reports) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  await expect(reportUndeclared({ next: () => Promise.reject(error) })).rejects.toBe(error);
  expect(report).toHaveBeenCalledTimes(reports);
});
