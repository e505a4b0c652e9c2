import { ORPCError } from '@orpc/client';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Api } from './api.ts';
import { type CodeOf, declaredError, failureOf, hasCode, invalidPaths } from './failure.ts';
import { declaredFailure } from './testing/declared-failure.ts';

const fastTrack = { title: 'Fast Track', why: 'unavailable' } as const;

describe('a failed call', () => {
  it('is known by the code and the data that the contract declares', () => {
    const error: unknown = declaredFailure('CART_NOT_ORDERABLE', 409, fastTrack);
    expect(failureOf(error)).toEqual({ code: 'CART_NOT_ORDERABLE', data: fastTrack });
    expect(hasCode(error, 'CART_EMPTY')).toBe(false);
    expect(hasCode(error, 'CART_EMPTY', 'CART_NOT_ORDERABLE')).toBe(true);
  });

  it.each([
    ['a failed fetch', new TypeError('Failed to fetch'), 'UNREACHABLE'],
    ['the answer of a proxy', new ORPCError('BAD_GATEWAY', { status: 502 }), 'UNREACHABLE'],
    ['a fault of the server', new ORPCError('INTERNAL_SERVER_ERROR'), 'UNKNOWN'],
    ['a code that nobody declared', new ORPCError('CART_EMPTY', { status: 409 }), 'UNKNOWN'],
    ['a fault of the page', new Error('broken'), 'UNKNOWN'],
  ])('is none of ours where it is %s', (_what, error, code) => {
    expect(failureOf<unknown>(error)).toEqual({ code, data: null });
    expect(declaredError<unknown>(error)).toBeNull();
  });

  it('names the fields that the contract refused', () => {
    const issues = [{ path: ['billing', 'postcode'], message: 'too long' }];
    expect(invalidPaths(declaredFailure('BAD_REQUEST', 400, { issues }))).toEqual([
      ['billing', 'postcode'],
    ]);
    expect(invalidPaths(new Error('broken'))).toEqual([]);
  });
});

it('takes only codes that the call declares', () => {
  type Code = CodeOf<Api['videosAdmin']['schedule']>;
  expectTypeOf<'DAY_TAKEN'>().toExtend<Code>();
  expectTypeOf<'TOO_MANY_REQUESTS'>().toExtend<Code>();
  expectTypeOf<'CART_EMPTY'>().not.toExtend<Code>();
  expectTypeOf<'NO_SUCH_CODE'>().not.toExtend<CodeOf<Api>>();
});
