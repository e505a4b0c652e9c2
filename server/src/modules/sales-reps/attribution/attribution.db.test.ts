import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const shop = await openRepStage();
const { stage, desk } = shop;
let first: Rep;
let second: Rep;

beforeAll(async () => {
  first = await shop.openRep({ code: 'FIRST1' });
  second = await shop.openRep({ code: 'SECOND2' });
  await desk.coupons.create({
    code: 'SECOND10',
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
  });
  await desk.salesRepsAdmin.changeCoupon({ id: second.id, coupon: 'SECOND10' });
});

afterAll(() => shop.close());

const receiptOf = async (rep: Rep) => (await rep.api.salesReps.lines({})).lines[0]?.receipt;

async function registered(referralCode: string) {
  const buyer = await stage.openBuyer();
  const { userId } = buyer;
  await stage.platform.transact((change) =>
    stage.salesReps.api.accountOpened(change, { userId, referralCode }),
  );
  return buyer;
}

describe('only a submitted code earns', () => {
  test('the code that came with the registration stays, whatever is submitted later', async () => {
    const buyer = await registered('first1');
    expect(await buyer.api.salesReps.invitation()).toMatchObject({ referral_code: 'FIRST1' });
    await expect(buyer.api.salesReps.submitCode({ code: 'SECOND2' })).rejects.toMatchObject({
      code: 'REFERRAL_FIXED',
    });
    await shop.buy({ buyer, invitedBy: 'SECOND2', coupon: 'SECOND10' });
    expect((await second.api.salesReps.lines({})).lines).toEqual([]);
    expect(await receiptOf(first)).toEqual({
      code: 'FIRST1',
      rule: 'signUp',
      ruleVersion: 1,
      at: stage.platform.clock.now(),
      candidates: [
        { source: 'signUp', code: 'FIRST1', outcome: 'won' },
        { source: 'checkout', code: null, outcome: 'later' },
        { source: 'coupon', code: null, outcome: 'later' },
      ],
    });
  });

  test('a code that nobody has changes nothing at the registration', async () => {
    const buyer = await registered('NOBODY9');
    expect(await buyer.api.salesReps.invitation()).toBeNull();
  });

  test('the field at checkout fixes it with the account, before a coupon', async () => {
    const { buyer } = await shop.buy({ invitedBy: 'first1', coupon: 'SECOND10' });
    expect(await receiptOf(first)).toMatchObject({
      rule: 'checkout',
      candidates: [{ outcome: 'won' }, { source: 'coupon', outcome: 'fieldBefore' }],
    });
    expect(await buyer.api.salesReps.invitation()).toMatchObject({ referral_code: 'FIRST1' });
  });

  test('a coupon alone earns for its order, and invites nobody', async () => {
    const { buyer } = await shop.buy({ coupon: 'SECOND10' });
    expect(await receiptOf(second)).toMatchObject({ code: 'SECOND10', rule: 'coupon' });
    expect(await buyer.api.salesReps.invitation()).toBeNull();
    const before = (await second.api.salesReps.lines({})).lines.length;
    await shop.buy({ buyer });
    expect((await second.api.salesReps.lines({})).lines).toHaveLength(before);
  });

  test('a code that nobody has is told to the buyer, and nothing is ordered', async () => {
    const buyer = await stage.openBuyer();
    await buyer.put();
    await expect(buyer.order({ invitedBy: 'NOBODY9' })).rejects.toMatchObject({
      code: 'REFERRAL_UNKNOWN',
    });
    const { rows } = await stage.pool.query('select id from orders where user_id = $1', [
      buyer.userId,
    ]);
    expect(rows).toEqual([]);
  });

  test('of two codes that are submitted at once, one is fixed', async () => {
    const { api } = await stage.openBuyer();
    const answers = await Promise.allSettled(
      ['FIRST1', 'SECOND2', 'FIRST1', 'SECOND2'].map((code) => api.salesReps.submitCode({ code })),
    );
    const fixed = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.referral_code] : [],
    );
    expect(new Set(fixed).size).toBe(1);
  });

  test('a representative who has ended earns by no new order', async () => {
    const ended = await shop.openRep({ code: 'ENDED5' });
    const { buyer } = await shop.buy({ invitedBy: 'ENDED5' });
    await desk.salesRepsAdmin.changeState({ id: ended.id, isActive: false, reason: 'moved on' });
    await shop.buy({ buyer });
    expect((await ended.api.salesReps.lines({})).lines).toHaveLength(1);
  });

  test('a receipt cannot be changed', async () => {
    await expect(
      stage.pool.query('update order_attributions set rep_id = $1', [second.id]),
    ).rejects.toThrow('written once');
    await expect(
      stage.pool.query('update rep_attributions set rep_id = $1', [second.id]),
    ).rejects.toThrow('written once');
  });
});
