import { expect, expectTypeOf, test } from 'vitest';
import { DomainError, isDomainError } from './domain-error.ts';

test('a rejection is known by its code, with its data', () => {
  const data = { title: 'Fast Track', why: 'owned' } as const;
  const error: unknown = new DomainError('CART_NOT_ORDERABLE', data);
  expect(isDomainError(error, 'CART_EMPTY')).toBe(false);
  expect(isDomainError(error, 'CART_NOT_ORDERABLE') && error.data?.title).toBe('Fast Track');
  expect(isDomainError(new Error('CART_EMPTY'), 'CART_EMPTY')).toBe(false);
});

test('only codes that a contract declares can be thrown, each with its data', () => {
  type Thrown<Code> = Code extends DomainError['code']
    ? ConstructorParameters<typeof DomainError<Code>>
    : never;
  expectTypeOf<Thrown<'CART_EMPTY'>>().toEqualTypeOf<[code: 'CART_EMPTY']>();
  expectTypeOf<Thrown<'REFUND_TOO_LARGE'>[1]>().toEqualTypeOf<{ left: number }>();
  expectTypeOf<Thrown<'NO_SUCH_CODE'>>().toBeNever();
});
