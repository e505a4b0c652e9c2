import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { subscribeBuyer } from '../../../testing/subscribed-buyer.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const underWay = { code: 'PAYMENT_UNDER_WAY', defined: true };
let buyer: Buyer;
let course: ItemId;

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  buyer = await stage.openBuyer();
  course = await buyer.put({ title: 'Charts' });
});

afterAll(() => stage.close());

const cartTitles = async () =>
  (await buyer.api.cart.read({ language: 'en' })).items.map(({ title }) => title);

/** What the buyer paid for, once per payment. */
async function paidTitles(): Promise<string[]> {
  const { orders } = await buyer.api.orders.mine({ limit: 25 });
  return orders.filter(({ state }) => state === 'paid').flatMap(({ titles }) => titles);
}

describe('an order with something that another order of the buyer contains', () => {
  test('is refused while a debit for the other is processed, and only the rest is sold', async () => {
    const { payAt } = await buyer.order();
    await control.pay(sessionOf(payAt), 'sepa_debit');
    await stage.receiveEvents();
    await buyer.put({ title: 'Orders' });
    await expect(buyer.order()).rejects.toMatchObject(underWay);
    await control.settle(sessionOf(payAt), 'succeeded');
    await stage.receiveEvents();
    expect(await cartTitles()).toEqual(['Orders']);
    await control.pay(sessionOf((await buyer.order()).payAt));
    await stage.receiveEvents();
    expect((await paidTitles()).toSorted()).toEqual(['Charts', 'Orders']);
  });

  test('is refused if the other was paid and nobody has told us yet', async () => {
    const { payAt, orderId } = await buyer.order();
    await control.pay(sessionOf(payAt));
    await buyer.put({ title: 'Orders' });
    await expect(buyer.order()).rejects.toMatchObject(underWay);
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
    expect(await cartTitles()).toEqual(['Orders']);
    await stage.receiveEvents();
    expect(await paidTitles()).toEqual(['Charts']);
  });

  test('takes the place of the other if nobody paid it, whose page can’t be paid any more', async () => {
    const first = await buyer.order();
    await buyer.put({ title: 'Orders' });
    const { orderId } = await buyer.order();
    expect(await stateOf(stage, first.orderId)).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'pending' });
    await expect(control.pay(sessionOf(first.payAt))).rejects.toThrow();
  });

  test('doesn’t wait for an order of something else', async () => {
    const { payAt, orderId } = await buyer.order();
    await control.pay(sessionOf(payAt), 'sepa_debit');
    await buyer.api.cart.remove({ itemType: 'course', item: course });
    await buyer.put({ title: 'Orders' });
    expect((await buyer.order()).payAt).not.toBeNull();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'pending' });
    await stage.receiveEvents();
  });
});

describe('what the buyer has in the meantime', () => {
  test('is not sold again: an item that is owned permanently', async () => {
    const input = await buyer.createInput();
    await insertEntitlement(stage.db, { userId: buyer.userId, itemId: course, source: 'grant' });
    const owned = { code: 'CART_NOT_ORDERABLE', data: { title: 'Charts', why: 'owned' } };
    await expect(buyer.createInput()).rejects.toMatchObject(owned);
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject(owned);
    expect(await paidTitles()).toEqual([]);
  });

  test('is not sold again: a subscription that will renew, until it is cancelled', async () => {
    await buyer.api.cart.clear();
    const item = await buyer.put({ kind: 'package', price: 4_900, title: 'Live' });
    await control.pay(sessionOf((await buyer.order()).payAt));
    await stage.receiveEvents();
    await insertCartRow(item);
    const subscribed = { code: 'CART_NOT_ORDERABLE', data: { title: 'Live', why: 'subscribed' } };
    await expect(buyer.createInput()).rejects.toMatchObject(subscribed);
    await stage.pool.query('update subscriptions set cancelled_at = $1 where user_id = $2', [
      stage.platform.clock.now(),
      buyer.userId,
    ]);
    const input = await buyer.createInput();
    await stage.pool.query('update subscriptions set cancelled_at = null where user_id = $1', [
      buyer.userId,
    ]);
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject(subscribed);
    const { rows } = await stage.pool.query('select id from subscriptions where user_id = $1', [
      buyer.userId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('a package in the cart', () => {
  test('is refused while a subscription to it will renew, and taken once that is cancelled', async () => {
    const { item, id } = await subscribeBuyer(stage, buyer);
    const add = () => buyer.api.cart.add({ itemType: 'subscription', item, language: 'en' });
    await expect(add()).rejects.toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      defined: true,
      data: { title: 'Live' },
    });
    const another = await buyer.put({ kind: 'package', price: 9_900, title: 'Pro' });
    await buyer.api.cart.remove({ itemType: 'subscription', item: another });
    await stage.pool.query('update subscriptions set cancelled_at = now() where id = $1', [id]);
    expect(await add()).toEqual({ title: 'Live' });
  });
});

/** As from a tab that put it there before the payment arrived. */
async function insertCartRow(itemId: ItemId): Promise<void> {
  await stage.pool.query(
    `insert into shopping_cart (id, user_id, item_type, item_id, price, added_at)
     values ($1, $2, 'subscription', $3, 4900, now())`,
    [randomUUID(), buyer.userId, itemId],
  );
}
