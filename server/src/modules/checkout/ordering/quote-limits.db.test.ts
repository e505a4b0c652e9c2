import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../../limits.ts';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const desk = createRouterClient(stage.router, { context: adminContext() });
const day = 24 * 3_600_000;
const openingTime = Date.parse(shopOpeningTime);
let today = 0;
let buyer: Buyer;

const rules = {
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

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
  await desk.coupons.create({ ...rules, code: 'WORKS' });
  await desk.coupons.create({ ...rules, code: 'ENDED', endsAt: new Date('2026-11-01T00:00:00Z') });
  await desk.coupons.create({
    ...rules,
    code: 'LATER',
    startsAt: new Date('2027-11-01T00:00:00Z'),
  });
  await desk.coupons.create({ ...rules, code: 'USED-UP', limit: 1 });
  await desk.coupons.create({ ...rules, code: 'THEIRS', owner: 'other@danube.example' });
  const first = await stage.openBuyer();
  await first.put();
  await first.order({ coupon: 'USED-UP' });
});

beforeEach(async () => {
  // Every test needs its own rate limit window.
  today += 1;
  stage.platform.clock.set(new Date(openingTime + today * day).toISOString());
  buyer = await openShopper();
});

afterAll(() => stage.close());

async function openShopper(network: string = randomUUID()): Promise<Buyer> {
  const shopper = await stage.openBuyer(network);
  await shopper.put();
  return shopper;
}

function quote(shopper: Buyer, change: { coupon?: string; vatId?: string }) {
  const { coupon = null, vatId = null } = change;
  return shopper.api.checkout.quote({
    country: 'DE',
    isCompany: vatId !== null,
    vatId,
    coupon,
    language: 'en',
  });
}

const refused = (why: string) => ({ code: 'COUPON_REFUSED', data: { why } });
// The test setup has no Redis, so the instance allows half.
const halfOfLimit = (name: keyof typeof limits) => Math.floor(limits[name].points / 2);

describe('a coupon code', () => {
  test('that is unknown, over, not begun, used up or another’s gets one and the same answer', async () => {
    const answers = [];
    for (const coupon of ['NOBODYS', 'ENDED', 'LATER', 'USED-UP', 'THEIRS']) {
      answers.push(await quote(buyer, { coupon }).catch(({ code, data }) => ({ code, data })));
    }
    expect(answers).toEqual(answers.map(() => refused('unusable')));
  });

  test('for one use is still its buyer’s while their unpaid order of the same cart holds it', async () => {
    await desk.coupons.create({ ...rules, code: 'ONCE-EACH', limitPerPerson: 1, limit: 1 });
    const { orderId } = await buyer.order({ coupon: 'ONCE-EACH' });
    await expect(quote(buyer, { coupon: 'ONCE-EACH' })).resolves.toMatchObject({ discount: 1_490 });
    const other = await openShopper();
    await expect(quote(other, { coupon: 'ONCE-EACH' })).rejects.toMatchObject(refused('unusable'));
    const again = await buyer.order({ coupon: 'ONCE-EACH' });
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'cancelled' });
    await stage.stripe.control.pay(sessionOf(again.payAt));
    await stage.receiveEvents();
    await buyer.put();
    await expect(quote(buyer, { coupon: 'ONCE-EACH' })).rejects.toMatchObject(refused('usedByYou'));
  });

  test('is guessed so often by an account, from whichever network, and then not looked up', async () => {
    for (let attempts = 0; attempts < halfOfLimit('couponAccount'); attempts += 1) {
      await expect(quote(buyer, { coupon: `GUESS-${attempts}` })).rejects.toMatchObject(
        refused('unusable'),
      );
    }
    await expect(quote(buyer, { coupon: 'WORKS' })).rejects.toMatchObject(refused('tooManyTries'));
    await expect(buyer.api.checkout.quote(plain)).resolves.toMatchObject({ discount: 0 });
  });

  test('is guessed so often from a network, whichever account tries', async () => {
    const network = randomUUID();
    for (let attempts = 0; attempts < halfOfLimit('couponNetwork'); attempts += 1) {
      const guesser = await openShopper(network);
      await expect(quote(guesser, { coupon: `GUESS-${attempts}` })).rejects.toMatchObject(
        refused('unusable'),
      );
    }
    const next = await openShopper(network);
    await expect(quote(next, { coupon: 'WORKS' })).rejects.toMatchObject(refused('tooManyTries'));
  });

  test('that works costs no try', async () => {
    for (let attempts = 0; attempts < halfOfLimit('couponAccount') + 2; attempts += 1) {
      await expect(quote(buyer, { coupon: 'WORKS' })).resolves.toMatchObject({ discount: 1_490 });
    }
  });

  test('is guessed no more often by ordering', async () => {
    const input = await buyer.createInput();
    for (let attempts = 0; attempts < halfOfLimit('couponAccount'); attempts += 1) {
      const order = { ...input, key: randomUUID(), coupon: `GUESS-${attempts}` };
      await expect(buyer.api.checkout.placeOrder(order)).rejects.toMatchObject(refused('unusable'));
    }
    await expect(quote(buyer, { coupon: 'WORKS' })).rejects.toMatchObject(refused('tooManyTries'));
  });
});

describe('the register of VAT ids', () => {
  test('is asked so often for an account', async () => {
    for (let attempts = 0; attempts < halfOfLimit('vatIdAccount'); attempts += 1) {
      await quote(buyer, { vatId: `DE12345678${attempts}` });
    }
    await expect(quote(buyer, { vatId: 'DE999999999' })).rejects.toMatchObject({
      code: 'VAT_ID_REFUSED',
      data: { why: 'tooManyTries' },
    });
  });

  test('is asked so often for a network', async () => {
    const network = randomUUID();
    for (let attempts = 0; attempts < halfOfLimit('vatIdNetwork'); attempts += 1) {
      await quote(await openShopper(network), { vatId: 'DE123456789' });
    }
    await expect(quote(await openShopper(network), { vatId: 'DE123456789' })).rejects.toMatchObject(
      { data: { why: 'tooManyTries' } },
    );
  });
});

const plain = {
  country: 'DE',
  isCompany: false,
  vatId: null,
  coupon: null,
  language: 'en' as const,
};
