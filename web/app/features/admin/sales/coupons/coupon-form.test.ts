import { describe, expect, it } from 'vitest';
import { euros, makeCoupon } from '../sales.factory.ts';
import {
  type CouponFields,
  findCouponErrors,
  toCouponDraft,
  toCouponFields,
} from './coupon-form.ts';

const blank = toCouponFields(null, 'en');
const right: CouponFields = { ...blank, code: 'spring-10', value: '10' };

describe('the form of a coupon', () => {
  it('sends what was entered: days on the academy’s clock, the last one in full', () => {
    const fields = {
      ...right,
      note: ' For readers ',
      firstDay: '2026-03-28',
      lastDay: '2026-03-29',
      limit: '50',
      limitPerPerson: '',
      minimum: '1,000.50',
      owner: ' Anna@Example.eu ',
    };
    expect(findCouponErrors(fields, 'en')).toEqual([]);
    expect(toCouponDraft(fields, null, 'en')).toEqual({
      code: 'SPRING-10',
      note: 'For readers',
      value: { kind: 'percent', percent: 10 },
      startsAt: new Date('2026-03-27T23:00:00Z'),
      // The clocks change on that day.
      endsAt: new Date('2026-03-29T22:00:00Z'),
      limit: 50,
      limitPerPerson: null,
      minimum: 100_050,
      items: [],
      owner: 'anna@example.eu',
      isActive: true,
    });
  });

  it('reads fixed amounts as the language writes them', () => {
    const fields: CouponFields = { ...right, kind: 'fixed', value: '1.234,56' };
    expect(toCouponDraft(fields, null, 'de')?.value).toEqual({ kind: 'fixed', amount: 123_456 });
    expect(findCouponErrors({ ...fields, value: '0' }, 'de')).toEqual(['value']);
  });

  it.each([
    [{ code: 'AB' }, 'code'],
    [{ code: 'ČERVEN' }, 'code'],
    [{ value: '0' }, 'value'],
    [{ value: '101' }, 'value'],
    [{ value: '12.5' }, 'value'],
    [{ firstDay: '2026-05-02', lastDay: '2026-05-01' }, 'lastDay'],
    [{ limit: '0' }, 'limit'],
    [{ limitPerPerson: 'one' }, 'limitPerPerson'],
    [{ minimum: 'much' }, 'minimum'],
    [{ owner: 'anna' }, 'owner'],
  ] as const)('objects to %o', (part, field) => {
    expect(findCouponErrors({ ...right, ...part }, 'en')).toEqual([field]);
  });

  it('changes nothing of a coupon that is only looked at, to the instant', () => {
    const {
      used: _,
      createdAt: __,
      ...coupon
    } = makeCoupon({
      endsAt: new Date('2026-11-30T17:15:00Z'),
      value: { kind: 'fixed', amount: euros(19.9) },
      minimum: euros(100),
      owner: 'anna@example.eu',
    });
    const whole = makeCoupon(coupon);
    expect(toCouponFields(whole, 'de')).toMatchObject({ value: '19,90', lastDay: '2026-11-30' });
    expect(toCouponDraft(toCouponFields(whole, 'de'), whole, 'de')).toEqual(coupon);
  });
});
