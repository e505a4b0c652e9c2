import { randomUUID } from 'node:crypto';
import { entitlementIdSchema } from '@danube/contract/entitlements/entitlements.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
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
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() });
const reason = 'Asked for by telephone';
let buyer: Buyer;

beforeAll(async () => {
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(stage.db, { id: actor.userId });
  }
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function subscribe() {
  const item = await buyer.put({ kind: 'package', price: 4_900 });
  const { orderId, payAt } = await buyer.order();
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const [subscription] = await buyer.api.orders.subscriptions({ language: 'en' });
  if (!subscription) throw new Error('there is a subscription');
  const { rows } = await stage.pool.query(
    'select stripe_subscription_id as id from subscriptions where id = $1',
    [subscription.id],
  );
  stage.mails.splice(0);
  return { item, orderId, id: subscription.id, stripeId: String(rows[0].id) };
}

type Ending = Parameters<typeof desk.subscriptionsAdmin.end>[0];

function end(change: Pick<Ending, 'id' | 'when'> & { refund?: number; key?: string }) {
  const refund = moneySchema.parse(change.refund ?? 0);
  return desk.subscriptionsAdmin.end({ key: randomUUID(), reason, ...change, refund });
}

const mine = () => desk.subscriptionsAdmin.list({ search: buyer.userId });
const atStripe = (stripeId: string) => stage.provider.readSubscription(stripeId);

async function mayUse(item: Awaited<ReturnType<Buyer['put']>>): Promise<boolean | undefined> {
  return (await buyer.api.entitlements.mine({ items: [item] }))[item]?.isAllowed;
}

describe('who may call', () => {
  test.each([
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as [Caller, string][])('%s is answered with %s', async (caller, code) => {
    const api = createRouterClient(stage.router, { context: contextOf(callers[caller]) });
    const refused = expect.objectContaining({ code });
    await expect(api.subscriptionsAdmin.list({})).rejects.toEqual(refused);
    const { id } = await subscribe();
    await expect(
      api.subscriptionsAdmin.end({
        id,
        when: 'now',
        key: randomUUID(),
        refund: moneySchema.parse(0),
        reason,
      }),
    ).rejects.toEqual(refused);
  });
});

describe('the list', () => {
  test('shows state, next charge and last payment, and who looked is written down', async () => {
    const { id, item, orderId } = await subscribe();
    const { subscriptions, total } = await mine();
    expect(total).toBe(1);
    expect(subscriptions).toMatchObject([
      {
        id,
        itemId: item,
        state: 'active',
        price: 4_900,
        interval: 'month',
        endsThen: false,
        buyer: 'Milena Novak',
        userId: buyer.userId,
        nextChargeAt: new Date('2026-12-16T09:00:00Z'),
        lastOrder: { id: orderId, left: 4_900 },
      },
    ]);
    const { rows } = await stage.pool.query(
      'select action, after from audit_entries order by number desc limit 1',
    );
    expect(rows[0]).toMatchObject({ action: 'subscriptions.list', after: { search: true } });
  });

  test('finds failed renewals, and counts what renews into the monthly revenue', async () => {
    const before = (await desk.subscriptionsAdmin.list({})).figures;
    const { id, stripeId } = await subscribe();
    const during = (await desk.subscriptionsAdmin.list({})).figures;
    expect(during.active).toBe(before.active + 1);
    expect(during.monthlyRevenue).toBe(before.monthlyRevenue + 4_900);
    stage.platform.clock.set('2026-12-16T09:00:01Z');
    await control.renew(stripeId, 'failed');
    await stage.receiveEvents();
    const failed = await desk.subscriptionsAdmin.list({ search: buyer.userId, state: 'pastDue' });
    expect(failed.subscriptions).toMatchObject([{ id, state: 'pastDue' }]);
    expect(failed.figures).toMatchObject({
      pastDue: before.pastDue + 1,
      monthlyRevenue: before.monthlyRevenue,
    });
  });

  test('is read page by page', async () => {
    await subscribe();
    await subscribe();
    const first = await desk.subscriptionsAdmin.list({ search: buyer.userId, limit: 1 });
    const cursor = first.nextCursor ?? '';
    const second = await desk.subscriptionsAdmin.list({ search: buyer.userId, limit: 1, cursor });
    const ids = [...first.subscriptions, ...second.subscriptions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(second.nextCursor).toBeNull();
  });
});

describe('an administrator ends a subscription', () => {
  test('with what is paid for: access stays, Stripe charges no more, the member is told', async () => {
    const { id, item, stripeId } = await subscribe();
    const ended = await end({ id, when: 'paidUntil' });
    expect(ended).toMatchObject({ state: 'active', endsThen: true, nextChargeAt: null });
    await stage.receiveEvents();
    expect(await atStripe(stripeId)).toMatchObject({ state: 'active', endsThen: true });
    expect(await mayUse(item)).toBe(true);
    expect(stage.mails.map(({ mail }) => mail)).toMatchObject([
      { kind: 'subscription-cancelled', when: 'paidUntil', by: 'academy' },
    ]);
  });

  test('at once and with its money: access ends, the refund is made, it is written down', async () => {
    const { id, item, orderId, stripeId } = await subscribe();
    const key = randomUUID();
    await end({ id, when: 'now', refund: 2_000, key });
    await end({ id, when: 'now', refund: 2_000, key });
    await stage.receiveEvents();
    expect((await atStripe(stripeId)).state).toBe('ended');
    expect(await mayUse(item)).toBe(false);
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid', refunded: 2_000 });
    expect(stage.mails.map(({ mail }) => mail.kind).toSorted()).toEqual([
      'order-refunded',
      'subscription-cancelled',
    ]);
    const { rows } = await stage.pool.query(
      "select target_id, after, reason from audit_entries where action = 'subscriptions.end' and target_id = $1",
      [id],
    );
    expect(rows).toEqual([{ target_id: id, after: { when: 'now', refund: 2_000 }, reason }]);
  });

  test('not twice, and gives no more back than was paid', async () => {
    const { id } = await subscribe();
    await expect(end({ id, when: 'now', refund: 4_901 })).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
    });
    await end({ id, when: 'now' });
    await expect(end({ id, when: 'now', refund: 100 })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_ENDED',
    });
  });
});

describe('what becomes of the subscription is asked', () => {
  test('by a refund of the whole payment', async () => {
    const { orderId: id, stripeId } = await subscribe();
    const refund = { id, key: randomUUID(), amount: moneySchema.parse(4_900), reason };
    await expect(desk.ordersAdmin.refund(refund)).rejects.toMatchObject({
      code: 'SUBSCRIPTION_UNDECIDED',
    });
    expect(await stateOf(stage, id)).toMatchObject({ refunded: 0 });
    const { subscription } = await desk.ordersAdmin.read({ id });
    expect(subscription).toMatchObject({ state: 'active', endsThen: false });
    await desk.ordersAdmin.refund({ ...refund, subscription: 'now' });
    await stage.receiveEvents();
    expect(await stateOf(stage, id)).toMatchObject({ state: 'refunded' });
    expect((await atStripe(stripeId)).state).toBe('ended');
  });

  test('by a revocation of its access', async () => {
    const { item, stripeId } = await subscribe();
    const { rows } = await stage.pool.query('select id from entitlements where user_id = $1', [
      buyer.userId,
    ]);
    const revoke = { id: entitlementIdSchema.parse(rows[0].id), reason };
    await expect(desk.entitlements.revoke(revoke)).rejects.toMatchObject({
      code: 'SUBSCRIPTION_UNDECIDED',
    });
    expect(await mayUse(item)).toBe(true);
    await desk.entitlements.revoke({ ...revoke, subscription: 'paidUntil' });
    await stage.receiveEvents();
    expect(await mayUse(item)).toBe(false);
    expect(await atStripe(stripeId)).toMatchObject({ endsThen: true });
  });
});
