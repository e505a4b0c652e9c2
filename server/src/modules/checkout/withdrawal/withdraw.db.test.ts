import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';

const stage = await openCheckoutStage();
let buyer: Buyer;

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function buyTwo(billing = home) {
  const used = await buyer.put({ title: 'Opened', price: 5_000 });
  const unused = await buyer.put({ title: 'Untouched', price: 7_000 });
  const { orderId, payAt } = await buyer.order({ billing });
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  await stage.entitlements.api.markUsed(stage.db, buyer.userId, used);
  return { used, unused, orderId };
}

describe('a consumer', () => {
  test('withdraws from what nobody opened, and is told what, when and how much', async () => {
    const { unused, orderId } = await buyTwo();
    const [offer] = await buyer.api.orders.withdrawalOffers();
    // Both were added at the same time, so either may come first.
    const lines = offer?.lines.toSorted((a, b) => a.title.localeCompare(b.title));
    expect(lines?.map(({ title, why, refund }) => ({ title, why, refund }))).toEqual([
      { title: 'Opened', why: 'used', refund: 0 },
      { title: 'Untouched', why: 'open', refund: 7_000 },
    ]);
    expect(offer?.until.toISOString()).toBe('2026-11-30T22:59:59.000Z');
    const ask = { order: orderId, items: [unused], iban: null };
    expect(await buyer.api.orders.withdraw(ask)).toMatchObject({ refund: 7_000 });
    const access = await buyer.api.entitlements.mine({ items: [unused] });
    expect(access[unused]?.isAllowed).toBe(false);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid', refunded: 7_000 });
    expect(stage.mails.map(({ mail }) => mail)).toContainEqual(
      expect.objectContaining({
        kind: 'withdrawal-received',
        titles: ['Untouched'],
        refund: 7_000,
        at: '2026-11-16T09:00:00.000Z',
      }),
    );
    expect(stage.notices.filter(({ path }) => path === `/admin/orders/${orderId}`)).toMatchObject([
      { about: 'orders' },
      { about: 'withdrawals', titles: ['Untouched'], amount: 7_000 },
    ]);
    const { rows } = await stage.pool.query(
      "select document from invoices where order_id = $1 and kind = 'creditNote'",
      [orderId],
    );
    expect(rows).toMatchObject([{ document: { lines: [{ title: 'Untouched', total: -7_000 }] } }]);
    expect(await buyer.api.orders.withdrawalOffers()).toEqual([]);
    await expect(buyer.api.orders.withdraw(ask)).rejects.toMatchObject({
      code: 'NOT_WITHDRAWABLE',
    });
  });

  test('cannot withdraw from what was opened', async () => {
    const { used, orderId } = await buyTwo();
    await expect(
      buyer.api.orders.withdraw({ order: orderId, items: [used], iban: null }),
    ).rejects.toMatchObject({ code: 'NOT_WITHDRAWABLE' });
  });

  test('can until the last second of the fourteenth day, and not a second longer', async () => {
    const { unused, orderId } = await buyTwo();
    const ask = { order: orderId, items: [unused], iban: null };
    stage.platform.clock.set('2026-11-30T23:00:00Z');
    await expect(buyer.api.orders.withdraw(ask)).rejects.toMatchObject({
      code: 'NOT_WITHDRAWABLE',
    });
    expect(await buyer.api.orders.withdrawalOffers()).toEqual([]);
    stage.platform.clock.set('2026-11-30T22:59:59Z');
    expect(await buyer.api.orders.withdraw(ask)).toMatchObject({ refund: 7_000 });
  });

  test('cannot withdraw from somebody else’s order', async () => {
    const { unused, orderId } = await buyTwo();
    const stranger = await stage.openBuyer();
    await expect(
      stranger.api.orders.withdraw({ order: orderId, items: [unused], iban: null }),
    ).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

test('other modules learn until when content can be returned, and that opening it ends this', async () => {
  const { used, unused, orderId } = await buyTwo();
  const until = (itemId: typeof used) =>
    stage.checkout.api.withdrawableUntil(stage.db, { orderId, itemId });
  expect(await until(unused)).toEqual(new Date('2026-11-30T22:59:59Z'));
  expect(await until(used)).toBeNull();
  stage.platform.clock.set('2026-11-30T23:00:00Z');
  expect(await until(unused)).toBeNull();
});

test('a company has no such right', async () => {
  const { unused, orderId } = await buyTwo({ ...home, company: 'Donau Handel GmbH' });
  expect(
    await stage.checkout.api.withdrawableUntil(stage.db, { orderId, itemId: unused }),
  ).toBeNull();
  expect(await buyer.api.orders.withdrawalOffers()).toEqual([]);
  await expect(
    buyer.api.orders.withdraw({ order: orderId, items: [unused], iban: null }),
  ).rejects.toMatchObject({ code: 'NOT_WITHDRAWABLE' });
});
