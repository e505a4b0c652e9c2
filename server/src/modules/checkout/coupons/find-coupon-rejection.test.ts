import type { CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/cents.ts';
import { anItemId } from '../pricing/priced-items.factory.ts';
import { type CouponCheckInput, findCouponRejection } from './find-coupon-rejection.ts';

const noon = new Date('2026-11-16T12:00:00Z');
const before = new Date('2026-11-16T11:59:59Z');
const after = new Date('2026-11-16T12:00:01Z');

const plain: CouponDraft = {
  value: { kind: 'percent', percent: 10 },
  note: '',
  startsAt: null,
  endsAt: null,
  limit: null,
  limitPerPerson: null,
  minimum: null,
  items: [],
  owner: null,
  isActive: true,
};

function rejection(coupon: Partial<CouponDraft>, requested: Partial<CouponCheckInput> = {}) {
  return findCouponRejection({
    coupon: { ...plain, ...coupon },
    now: noon,
    email: 'Anna@Example.com',
    usedByAll: 5,
    usedByBuyer: 1,
    itemIds: [anItemId(1), anItemId(2)],
    subtotal: cents(49_00),
    ...requested,
  });
}

test('a coupon without conditions holds', () => {
  expect(rejection({})).toBeNull();
});

test('a code that does not exist is answered like one that is over', () => {
  expect(rejection({}, { coupon: null })).toBe('unusable');
  expect(rejection({ isActive: false })).toBe('unusable');
});

describe('in time', () => {
  test('it holds from its first moment', () => {
    expect(rejection({ startsAt: noon })).toBeNull();
    expect(rejection({ startsAt: after })).toBe('unusable');
  });

  test('it no longer holds at its end', () => {
    expect(rejection({ endsAt: after })).toBeNull();
    expect(rejection({ endsAt: noon })).toBe('unusable');
    expect(rejection({ endsAt: before })).toBe('unusable');
  });

  test('it ends when it is switched off', () => {
    expect(rejection({ isActive: false })).toBe('unusable');
  });
});

describe('its uses', () => {
  test('are as many as all together have', () => {
    expect(rejection({ limit: 6 })).toBeNull();
    expect(rejection({ limit: 5 })).toBe('unusable');
    expect(rejection({ limit: 4 })).toBe('unusable');
  });

  test('are as many as one person has', () => {
    expect(rejection({ limitPerPerson: 2 })).toBeNull();
    expect(rejection({ limitPerPerson: 1 })).toBe('usedByYou');
  });
});

describe('the cart', () => {
  test('must have one of its items', () => {
    expect(rejection({ items: [anItemId(9), anItemId(2)] })).toBeNull();
    expect(rejection({ items: [anItemId(9)] })).toBe('notForThese');
  });

  test('must cost its minimum', () => {
    expect(rejection({ minimum: cents(49_00) })).toBeNull();
    expect(rejection({ minimum: cents(49_01) })).toBe('tooLittle');
  });
});

describe('a person’s own coupon', () => {
  test('is found with other capitals', () => {
    expect(rejection({ owner: 'anna@example.com' })).toBeNull();
  });

  test('tells others nothing, not even that it exists', () => {
    const ended = { owner: 'bela@example.com', isActive: false, endsAt: before, limit: 1 };
    expect(rejection(ended)).toBe('unusable');
  });
});
