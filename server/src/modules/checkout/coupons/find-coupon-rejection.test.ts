import type { CouponDraft } from '@danube/contract/checkout/coupons.schemas.ts';
import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/cents.ts';
import { anItemId } from '../pricing/priced-items.factory.ts';
import { type CouponCheckInput, findCouponRefusal } from './find-coupon-refusal.ts';

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

function refusal(coupon: Partial<CouponDraft>, requested: Partial<CouponCheckInput> = {}) {
  return findCouponRefusal({
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
  expect(refusal({})).toBeNull();
});

test('a code that does not exist is answered like one that is over', () => {
  expect(refusal({}, { coupon: null })).toBe('unusable');
  expect(refusal({ isActive: false })).toBe('unusable');
});

describe('in time', () => {
  test('it holds from its first moment', () => {
    expect(refusal({ startsAt: noon })).toBeNull();
    expect(refusal({ startsAt: after })).toBe('unusable');
  });

  test('it no longer holds at its end', () => {
    expect(refusal({ endsAt: after })).toBeNull();
    expect(refusal({ endsAt: noon })).toBe('unusable');
    expect(refusal({ endsAt: before })).toBe('unusable');
  });

  test('it ends when it is switched off', () => {
    expect(refusal({ isActive: false })).toBe('unusable');
  });
});

describe('its uses', () => {
  test('are as many as all together have', () => {
    expect(refusal({ limit: 6 })).toBeNull();
    expect(refusal({ limit: 5 })).toBe('unusable');
    expect(refusal({ limit: 4 })).toBe('unusable');
  });

  test('are as many as one person has', () => {
    expect(refusal({ limitPerPerson: 2 })).toBeNull();
    expect(refusal({ limitPerPerson: 1 })).toBe('usedByYou');
  });
});

describe('the cart', () => {
  test('must have one of its items', () => {
    expect(refusal({ items: [anItemId(9), anItemId(2)] })).toBeNull();
    expect(refusal({ items: [anItemId(9)] })).toBe('notForThese');
  });

  test('must cost its minimum', () => {
    expect(refusal({ minimum: cents(49_00) })).toBeNull();
    expect(refusal({ minimum: cents(49_01) })).toBe('tooLittle');
  });
});

describe('a person’s own coupon', () => {
  test('is found with other capitals', () => {
    expect(refusal({ owner: 'anna@example.com' })).toBeNull();
  });

  test('tells others nothing, not even that it exists', () => {
    const ended = { owner: 'bela@example.com', isActive: false, endsAt: before, limit: 1 };
    expect(refusal(ended)).toBe('unusable');
  });
});
