import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { openShop, order, webhookSecret } from './stripe-stand-in.factory.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

async function payTimes({ stripe, control }: Shop, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const { id } = await stripe.checkout.sessions.create(order());
    await control.pay(id);
  }
}

test('a signature does not hold for another secret or another text', () => {
  const payload = '{"id":"evt_1"}';
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  expect(() => Stripe.webhooks.constructEvent(payload, header, 'another')).toThrow();
  expect(() => Stripe.webhooks.constructEvent(`${payload} `, header, webhookSecret)).toThrow();
});

test('tries again when the shop does not say 2xx', async () => {
  const shop = await openShop();
  await shop.control.setDeliveries({ retryAfterMs: 5 });
  shop.shop.answers.push(500, 400, 503);
  await payTimes(shop, 1);
  await expect
    .poll(async () => (await shop.control.listEvents()).every((event) => event.isDelivered))
    .toBe(true);
  const records = await shop.control.listDeliveries();
  const outcomes = records.map((record) => Number(record.outcome)).toSorted((a, b) => a - b);
  expect(outcomes).toEqual([200, 200, 200, 400, 500, 503]);
});

test('tries again when the shop is away', async () => {
  const shop = await openShop();
  await shop.control.setDeliveries({ retryAfterMs: 60_000 });
  await shop.control.setWebhook({ url: 'http://127.0.0.1:1/' });
  await payTimes(shop, 1);
  expect(await shop.control.flush()).toEqual({ waiting: 3 });
  expect(shop.received).toEqual([]);
});

test('sends copies of every event', async () => {
  const shop = await openShop();
  await shop.control.setDeliveries({ copies: 10 });
  await payTimes(shop, 3);
  await shop.control.flush();
  const completed = shop.received.filter((event) => event.type === 'checkout.session.completed');
  expect(completed).toHaveLength(30);
  expect(new Set(completed.map((event) => event.id)).size).toBe(3);
});

test('loses the share of deliveries that it is told to, the same ones for the same seed', async () => {
  async function lost(seed: number): Promise<number[]> {
    const shop = await openShop();
    await shop.control.setDeliveries({ dropRate: 0.3, seed, copies: 20 });
    await payTimes(shop, 3);
    await shop.control.flush();
    const records = await shop.control.listDeliveries();
    const dropped = records.filter((record) => record.outcome === 'dropped');
    expect(shop.received.length + dropped.length).toBe(180);
    return [shop.received.length, dropped.length];
  }
  const [first, second] = [await lost(7), await lost(7)];
  expect(second).toEqual(first);
  expect(first[1]).toBeGreaterThan(20);
  expect(first[1]).toBeLessThan(90);
});

test('sends nothing while paused, and all in another order when flushed', async () => {
  const shop = await openShop();
  await shop.control.setDeliveries({ paused: true, shuffle: true, seed: 3 });
  await payTimes(shop, 10);
  expect(shop.received).toEqual([]);
  await shop.control.flush();
  const order = (await shop.control.listEvents()).map((event) => event.id);
  const receivedIds = shop.received.map((event) => event.id);
  expect(receivedIds.toSorted()).toEqual(order.toSorted());
  expect(receivedIds).not.toEqual(order);
});

test('sends only the types that were chosen', async () => {
  const shop = await openShop();
  await shop.control.setWebhook({ url: shop.webhookUrl, events: ['checkout.session.*'] });
  await payTimes(shop, 1);
  await shop.control.flush();
  expect(shop.received.map((event) => event.type)).toEqual(['checkout.session.completed']);
});

test('events can be fetched afterwards, also those that were never delivered', async () => {
  const shop = await openShop();
  await shop.control.setDeliveries({ dropRate: 1 });
  await payTimes(shop, 1);
  const { data } = await shop.stripe.events.list({ delivery_success: false });
  expect(data).toHaveLength(3);
  const completed = data.find((event) => event.type === 'checkout.session.completed');
  const read = await shop.stripe.events.retrieve(completed?.id ?? '');
  expect(read.data.object).toMatchObject({ object: 'checkout.session', payment_status: 'paid' });
});
