import { locationContract } from '@danube/contract/location/location.contract.ts';
import { createRouterClient, implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { callers, contextOf } from '../testing/callers.ts';
import { isConcurrencyError, isDatabaseUnavailable } from './database.ts';
import { guard } from './guard.ts';
import type { RequestContext } from './request-context.ts';

/** An error as Drizzle wraps it around PostgreSQL's. */
function createQueryError(code: string): Error {
  const cause = Object.assign(new Error('canceling statement'), { code });
  return new Error('Failed query: select 1', { cause });
}

test.each([
  ['a lock that was not given in time', '55P03', true],
  ['a deadlock', '40P01', true],
  ['a serialization failure', '40001', true],
  ['a statement that took too long', '57014', false],
  ['a server that restarts', '57P01', false],
])('%s passes by itself', (_name, code, isRunAgain) => {
  expect(isDatabaseUnavailable(createQueryError(code))).toBe(true);
  expect(isConcurrencyError(createQueryError(code))).toBe(isRunAgain);
});

test.each(['23505', '42601', '42501'])('%s is a fault, and stays one', (code) => {
  expect(isDatabaseUnavailable(createQueryError(code))).toBe(false);
  expect(isConcurrencyError(createQueryError(code))).toBe(false);
});

test.each(['55P03', '40P01', '57014'])(
  'a procedure answers 503 to %s, as declared',
  async (code) => {
    const os = implement(locationContract).$context<RequestContext>().use(guard);
    const router = os.router({
      find: os.find.handler(() => Promise.reject(createQueryError(code))),
    });
    const api = createRouterClient(router, { context: contextOf(callers.anonymous) });
    await expect(api.find()).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
      defined: true,
    });
  },
);
