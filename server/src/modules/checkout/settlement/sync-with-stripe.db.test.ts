import { randomUUID } from 'node:crypto';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { runSize } from '../../../testing/run-size.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() }).ordersAdmin;
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function buy() {
  const item = await buyer.put();
  const { orderId, payAt } = await buyer.order();
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const { intent } = await stateOf(stage, orderId);
  return { item, orderId, intent: String(intent) };
}

const refund = (id: OrderId, amount: number, key: string = randomUUID()) =>
  desk.refund({ id, key, amount: moneySchema.parse(amount), reason: 'asked for' });

async function mayUse(item: Awaited<ReturnType<Buyer['put']>>): Promise<boolean | undefined> {
  return (await buyer.api.entitlements.mine({ items: [item] }))[item]?.isAllowed;
}

describe('a refund', () => {
  test('of a part leaves access and gives a credit note', async () => {
    const { item, orderId } = await buy();
    await refund(orderId, 4_900);
    await stage.receiveEvents();
    const order = await buyer.api.orders.read({ id: orderId });
    expect(order).toMatchObject({ state: 'paid', refunded: 4_900 });
    expect(order.invoices.map(({ kind, total }) => ({ kind, total }))).toContainEqual({
      kind: 'creditNote',
      total: -4_900,
    });
    expect(await mayUse(item)).toBe(true);
    expect(await sums(orderId)).toMatchObject({ receivable: 0, stripe: 10_000 });
  });

  test('of the whole, in parts, ends access and leaves nothing in the ledger', async () => {
    const { item, orderId } = await buy();
    for (const amount of [3_333, 3_333, 8_234]) await refund(orderId, amount);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'refunded', refunded: 14_900 });
    expect(await mayUse(item)).toBe(false);
    expect(await sums(orderId)).toEqual({ receivable: 0, stripe: 0, revenue: 0, vat: 0 });
  });

  test('is made once for a key', async () => {
    const { orderId } = await buy();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => refund(orderId, 1_000, key)));
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ refunded: 1_000 });
  });

  test('whose answer was lost is not made again when Stripe has forgotten the key', async () => {
    const { orderId, intent } = await buy();
    await control.breakApi({ kind: 'cut', path: '/v1/refunds', times: 99 });
    await refund(orderId, 1_000);
    await expect(stage.receiveEvents()).rejects.toThrow();
    await control.restoreApi();
    stage.platform.clock.set('2026-11-17T10:00:00Z');
    const { rows } = await stage.pool.query('select id from refunds where order_id = $1', [
      orderId,
    ]);
    await stage.runJob('send-refund', { refundId: rows[0].id });
    const { refunds } = await stage.provider.readPayment(intent);
    expect(refunds).toMatchObject([{ amount: 1_000 }]);
    expect(await sums(orderId)).toMatchObject({ receivable: 0, stripe: 13_900 });
  });

  test('of more than is left is refused', async () => {
    const { orderId } = await buy();
    await refund(orderId, 10_000);
    await expect(refund(orderId, 5_000)).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
      data: { left: 4_900 },
    });
  });

  test('made on Stripe’s own pages becomes one of ours', async () => {
    const { item, orderId, intent } = await buy();
    await control.refund(intent, 14_900);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'refunded' });
    expect(await mayUse(item)).toBe(false);
    expect(await sums(orderId)).toEqual({ receivable: 0, stripe: 0, revenue: 0, vat: 0 });
  });
});

describe('a refund that does not arrive', () => {
  test('is owed again, needs somebody, and is paid back by hand', async () => {
    const { orderId } = await buy();
    await refund(orderId, 14_900);
    await stage.receiveEvents();
    const { rows } = await stage.pool.query(
      'select stripe_refund_id as id from refunds where order_id = $1',
      [orderId],
    );
    await control.failRefund(rows[0].id);
    await stage.receiveEvents();
    expect(await sums(orderId)).toMatchObject({ receivable: -14_900, stripe: 14_900 });
    const waiting = await desk.list({ attention: 'true', search: '' });
    expect(waiting.orders.map(({ id }) => id)).toContain(orderId);
    await desk.markRefunded({ id: orderId, reason: 'by transfer' });
    await stage.receiveEvents();
    expect(await sums(orderId)).toMatchObject({ receivable: 0, stripe: 14_900, bank: -14_900 });
  });
});

describe('a dispute', () => {
  test('pauses access, and winning it gives access back', async () => {
    const { item, orderId, intent } = await buy();
    const { dispute } = await control.openDispute(intent);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid', dispute: 'open' });
    expect(await mayUse(item)).toBe(false);
    await expect(refund(orderId, 100)).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await control.closeDispute(dispute, 'won');
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(true);
    // Stripe may report the same event several times; the academy is notified once.
    expect(stage.notices.filter(({ path }) => path === `/admin/orders/${orderId}`)).toMatchObject([
      { about: 'orders', amount: 14_900, titles: [expect.any(String)] },
      { about: 'disputes', amount: 14_900 },
    ]);
    expect(await sums(orderId)).toMatchObject({ disputed: 0, stripe: 14_900 });
  });

  test('that is lost takes everything back', async () => {
    const { item, orderId, intent } = await buy();
    const { dispute } = await control.openDispute(intent);
    await control.closeDispute(dispute, 'lost');
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'refunded', dispute: 'lost' });
    expect(await mayUse(item)).toBe(false);
    expect(Object.values(await sums(orderId)).every((sum) => sum === 0)).toBe(true);
  });
});

describe('an inquiry of the buyer’s bank', () => {
  test('changes no money and no access, however it goes on, unless it becomes a dispute', async () => {
    const { item, orderId, intent } = await buy();
    const { dispute } = await control.openInquiry(intent);
    await stage.receiveEvents();
    for (const step of ['answered', 'closed'] as const) {
      await control.changeInquiry(dispute, step);
      await stage.receiveEvents();
      expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid', dispute: null });
    }
    expect(await mayUse(item)).toBe(true);
    expect(Object.keys(await sums(orderId))).not.toContain('disputed');
    await control.openDispute(intent);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ dispute: 'open', inquiry: null });
    expect(await mayUse(item)).toBe(false);
    expect(await sums(orderId)).toMatchObject({ disputed: 14_900, stripe: 0 });
  });

  test('can be ended by a full refund, made here or on Stripe’s own pages', async () => {
    for (const place of ['here', 'there'] as const) {
      const { orderId, intent } = await buy();
      await control.openInquiry(intent);
      await stage.receiveEvents();
      if (place === 'here') await refund(orderId, 14_900);
      else await control.refund(intent, 14_900);
      await stage.receiveEvents();
      // Those that sending the refund caused.
      await stage.receiveEvents();
      const ended = { state: 'refunded', refunded: 14_900, inquiry: null, held: null };
      expect(await stateOf(stage, orderId)).toMatchObject(ended);
      expect(await sums(orderId)).toEqual({ receivable: 0, stripe: 0, revenue: 0, vat: 0 });
    }
  });

  test('that escalates disputes what wasn’t refunded, even if both are learned at once', async () => {
    const { orderId, intent } = await buy();
    const { dispute } = await control.openInquiry(intent);
    await control.refund(intent, 4_900);
    await control.changeInquiry(dispute, 'escalated');
    await control.closeDispute(dispute, 'lost');
    await stage.receiveEvents();
    const lost = { state: 'refunded', refunded: 14_900, dispute: 'lost', held: null };
    expect(await stateOf(stage, orderId)).toMatchObject(lost);
    expect(Object.values(await sums(orderId)).every((sum) => sum === 0)).toBe(true);
  });
});

describe('a refund at Stripe that we learn of during a dispute', () => {
  const made = { id: 're_elsewhere', refundId: null, amount: 4_900, state: 'done' as const };

  /** As if Stripe had allowed it. */
  function report(orderId: OrderId, state: 'open' | 'won', id: string) {
    const dispute = { state, amount: 14_900 };
    const payment = { orderId, refunds: [{ ...made, id }], dispute, inquiry: null };
    return vi.spyOn(stage.provider, 'readPayment').mockResolvedValue(payment);
  }

  test('waits for a person while it is open, and doesn’t stop what follows', async () => {
    const { item, orderId, intent } = await buy();
    await control.openDispute(intent);
    await stage.receiveEvents();
    const answer = report(orderId, 'open', `re_${orderId}`);
    await receive(anEvent({ object: 'charge', id: 'ch_any', payment_intent: intent }));
    await stage.runJobs();
    const held = `refund re_${orderId} at the provider`;
    expect(await stateOf(stage, orderId)).toMatchObject({ dispute: 'open', refunded: 0, held });
    answer.mockRestore();
    expect(await mayUse(item)).toBe(false);
  });

  test('is booked after the decision', async () => {
    const { orderId, intent } = await buy();
    await control.openDispute(intent);
    await stage.receiveEvents();
    const answer = report(orderId, 'won', `re_${orderId}`);
    await receive(anEvent({ object: 'charge', id: 'ch_any', payment_intent: intent }));
    await stage.runJobs();
    answer.mockRestore();
    const booked = { state: 'paid', dispute: 'won', refunded: 4_900, held: null };
    expect(await stateOf(stage, orderId)).toMatchObject(booked);
    expect(await sums(orderId)).toMatchObject({ receivable: 0, stripe: 10_000, disputed: 0 });
  });
});

test('a dispute about a part that is lost leaves the access', async () => {
  const { item, orderId, intent } = await buy();
  const { dispute } = await control.openDispute(intent, 4_900);
  await stage.receiveEvents();
  expect(await mayUse(item)).toBe(false);
  await control.closeDispute(dispute, 'lost');
  await stage.receiveEvents();
  expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid', refunded: 4_900 });
  expect(await mayUse(item)).toBe(true);
});

describe('events', () => {
  test('of five kinds end the same in whichever of 120 orders they come', async () => {
    // Uses every seventh permutation, which still includes both orders of each pair; the nightly
    // run uses all.
    const every = runSize({ nightly: 1, short: 7 });
    const played = permutations([0, 1, 2, 3, 4]).filter((_, index) => index % every === 0);
    for (const order of played) {
      const shopper = await stage.openBuyer();
      await shopper.put();
      const { orderId, payAt } = await shopper.order();
      const subjects = await createDisputedSession(sessionOf(payAt));
      for (const index of order) {
        await receive(anEvent(subjects[index] ?? {}));
        await stage.runJobs();
      }
      expect(await readOrderState(orderId)).toEqual({
        state: 'paid',
        refunded: 4_900,
        dispute: 'won',
        held_because: null,
        invoices: 2,
        refunds: 1,
        rights: 1,
        ledger: { receivable: 0, stripe: 10_000, revenue: -8_403, vat: -1_597, disputed: 0 },
      });
    }
  }, 180_000);

  test('with a bad signature, an old one or another mode leave no row', async () => {
    const before = await countEvents();
    const event = JSON.stringify(anEvent({ object: 'charge', id: 'ch_1' }));
    const now = Math.floor(Date.now() / 1000);
    const forged = [
      '',
      't=1,v1=00',
      signed(event, { secret: 'whsec_other' }),
      signed(event, { timestamp: now - 301 }),
      signed(`${event} `),
    ];
    for (const signature of forged) {
      expect(await stage.checkout.api.receiveEvent(event, signature)).toBe(false);
    }
    const live = JSON.stringify({ ...JSON.parse(event), livemode: true });
    expect(await stage.checkout.api.receiveEvent(live, signed(live))).toBe(false);
    expect(await countEvents()).toBe(before);
    const fresh = signed(event, { timestamp: now - 299 });
    expect(await stage.checkout.api.receiveEvent(event, fresh)).toBe(true);
    expect(await stage.checkout.api.receiveEvent(event, fresh)).toBe(true);
    expect(await countEvents()).toBe(before + 1);
  });
});

/** A session that was paid, partly refunded, disputed and won: the subjects of five events. */
async function createDisputedSession(session: string): Promise<object[]> {
  await control.pay(session);
  const { paymentIntentId: intent } = await stage.provider.readSession(session);
  if (!intent) throw new Error('the session was paid');
  const { refund: refundId } = await control.refund(intent, 4_900);
  const { dispute } = await control.openDispute(intent, 10_000);
  await control.closeDispute(dispute, 'won');
  return [
    { object: 'checkout.session', id: session, payment_intent: intent },
    { object: 'payment_intent', id: intent },
    { object: 'charge', id: 'ch_any', payment_intent: intent },
    { object: 'refund', id: refundId, payment_intent: intent },
    { object: 'dispute', id: dispute, payment_intent: intent },
  ];
}

function anEvent(object: object) {
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'test',
    livemode: false,
    data: { object },
  };
}

const webhookSecret = ['whsec', 'checkout'].join('_');

function signed(payload: string, options: { secret?: string; timestamp?: number } = {}): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...options });
}

function receive(event: object): Promise<boolean> {
  const body = JSON.stringify(event);
  return stage.checkout.api.receiveEvent(body, signed(body));
}

async function countEvents(): Promise<number> {
  const { rows } = await stage.pool.query('select count(*)::int as count from stripe_events');
  return rows[0].count;
}

async function sums(orderId: string): Promise<Record<string, number>> {
  const { rows } = await stage.pool.query(
    'select account, sum(amount)::int as sum from ledger_entries where order_id = $1 group by account',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

/** Everything about an order that events can change. */
async function readOrderState(orderId: OrderId) {
  const { rows } = await stage.pool.query(
    `select o.state, o.refunded, o.dispute, o.held_because,
       (select count(*)::int from invoices where order_id = o.id) as invoices,
       (select count(*)::int from refunds where order_id = o.id) as refunds,
       (select count(*)::int from entitlements where order_id = o.id and revoked_at is null) as rights
     from orders o where o.id = $1`,
    [orderId],
  );
  return { ...rows[0], ledger: await sums(orderId) };
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
