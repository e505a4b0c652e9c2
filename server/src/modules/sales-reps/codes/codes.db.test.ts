import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk, anonymous } = shop;
let rep: Rep;

beforeAll(async () => {
  rep = await shop.openRep({ code: 'BALAZ7', rate: 2_050 });
});

afterAll(() => shop.close());

const invalid = {
  is_valid: false,
  rep_id: null,
  commission_percentage: null,
  rep_name: null,
  referral_code: null,
  benefit: null,
};

describe('[R7.08] [R3.08] validation of a code', () => {
  test('tells everybody that it counts and the name to show, and nothing of the terms', async () => {
    const member = await stage.openBuyer();
    for (const caller of [anonymous, member.api]) {
      expect(await caller.salesReps.validate({ code: 'balaz7' })).toEqual({
        is_valid: true,
        rep_id: null,
        commission_percentage: null,
        benefit: null,
        rep_name: 'Sales Representative',
        referral_code: 'BALAZ7',
      });
    }
  });

  test('tells the representative and who keeps the books the terms too', async () => {
    const terms = { is_valid: true, rep_id: rep.id, commission_percentage: 20.5 };
    for (const caller of [rep.api, desk]) {
      expect(await caller.salesReps.validate({ code: 'BALAZ7' })).toMatchObject(terms);
    }
    const other = await shop.openRep({ code: 'OTHER1' });
    expect(await other.api.salesReps.validate({ code: 'BALAZ7' })).toMatchObject({
      rep_id: null,
      commission_percentage: null,
    });
  });

  test.each(['NOBODY1', '', 'x'.repeat(100), "'; drop table reps", 'pricing'])(
    '[R5.04] "%s" does not count',
    async (code) => {
      expect(await anonymous.salesReps.validate({ code })).toEqual(invalid);
    },
  );

  test('shows the name that the representative chose, on their page as well', async () => {
    await rep.api.salesReps.saveProfile({ displayName: 'Tomáš B.' });
    const shown = { rep_name: 'Tomáš B.', referral_code: 'BALAZ7' };
    expect(await anonymous.salesReps.validate({ code: 'BALAZ7' })).toMatchObject(shown);
    expect(await anonymous.salesReps.landing({ code: 'balaz7' })).toMatchObject(shown);
    await rep.api.salesReps.saveProfile({ displayName: null });
  });

  test('counts arrivals by day, and looks that are none not', async () => {
    const clicks = async () => (await rep.api.salesReps.dashboard({})).funnel.clicks;
    const before = await clicks();
    await anonymous.salesReps.validate({ code: 'BALAZ7' });
    await anonymous.salesReps.validate({ code: 'BALAZ7', isArrival: true });
    await anonymous.salesReps.validate({ code: 'BALAZ7', isArrival: true });
    expect(await clicks()).toBe(before + 2);
  });
});

test('[R6.04] the dashboard opens for representatives, and for nobody else', async () => {
  const right = { repId: rep.id, code: 'BALAZ7' };
  expect(await rep.api.salesReps.dashboard({})).toMatchObject(right);
  const member = await stage.openBuyer();
  const refused = [
    [anonymous, 'UNAUTHORIZED'],
    [member.api, 'FORBIDDEN'],
    [desk, 'FORBIDDEN'],
  ] as const;
  for (const [caller, code] of refused) {
    await expect(caller.salesReps.dashboard({})).rejects.toMatchObject({ code });
    await expect(caller.salesReps.lines({})).rejects.toMatchObject({ code });
  }
});

describe('the administration of codes', () => {
  test('an older code lives on, nobody gets one twice, and one that was ended does not count', async () => {
    const { id } = rep;
    await desk.salesRepsAdmin.addCode({ id, code: 'summer_19', isImported: true });
    expect((await anonymous.salesReps.validate({ code: 'Summer_19' })).is_valid).toBe(true);
    const other = await shop.openRep({ code: 'ELSE77' });
    await expect(
      desk.salesRepsAdmin.addCode({ id: other.id, code: 'SUMMER_19', isImported: true }),
    ).rejects.toMatchObject({ code: 'CODE_TAKEN' });
    await desk.salesRepsAdmin.changeCode({ id, code: 'SUMMER_19', isActive: false });
    expect(await anonymous.salesReps.validate({ code: 'SUMMER_19' })).toEqual(invalid);
  });

  test('a representative who was ended has no page and no code that counts', async () => {
    const gone = await shop.openRep({ code: 'GONE77' });
    await desk.salesRepsAdmin.changeState({ id: gone.id, isActive: false, reason: 'moved on' });
    expect(stage.people.reps.has(gone.userId)).toBe(false);
    expect(await anonymous.salesReps.validate({ code: 'GONE77' })).toEqual(invalid);
    await expect(anonymous.salesReps.landing({ code: 'GONE77' })).rejects.toMatchObject({
      code: 'REP_NOT_FOUND',
    });
  });

  test('tells what the invited get, as long as the coupon holds', async () => {
    const coupon = {
      code: 'TOMAS10',
      value: { kind: 'percent' as const, percent: 10 },
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
    await desk.coupons.create(coupon);
    await desk.salesRepsAdmin.changeCoupon({ id: rep.id, coupon: 'TOMAS10' });
    const benefit = { coupon: 'TOMAS10', value: { kind: 'percent', percent: 10 } };
    expect((await anonymous.salesReps.validate({ code: 'BALAZ7' })).benefit).toEqual(benefit);
    await desk.coupons.change({ ...coupon, isActive: false });
    expect((await anonymous.salesReps.validate({ code: 'BALAZ7' })).benefit).toBeNull();
  });

  test('a rate is never agreed for days that were', async () => {
    const past = new Date(stage.platform.clock.now().getTime() - 1_000);
    await expect(
      desk.salesRepsAdmin.addRate({
        id: rep.id,
        itemType: null,
        rate: 9_000,
        validFrom: past,
        reason: 'a favour',
      }),
    ).rejects.toMatchObject({ code: 'RATE_NOT_LATER' });
  });
});
