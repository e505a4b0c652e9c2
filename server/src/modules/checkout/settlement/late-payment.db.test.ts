import { createRouterClient } from '@orpc/server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
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
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterEach(async () => {
  await control.restoreApi();
  await stage.receiveEvents();
});

afterAll(() => stage.close());

/** The buyer cancels after the order is created, before its session is stored. */
async function cancelWhileSessionOpens(after?: () => Promise<void>): Promise<string[]> {
  const { openSession } = stage.provider;
  const opened: string[] = [];
  vi.spyOn(stage.provider, 'openSession').mockImplementationOnce(async (request) => {
    const session = await openSession(request);
    opened.push(session.id);
    await buyer.api.orders.cancel({ id: request.orderId });
    await after?.();
    return session;
  });
  return opened;
}

async function newCoupon(limit: number): Promise<string> {
  const code = `LATE${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  await desk.coupons.create({
    code,
    value: { kind: 'percent', percent: 50 },
    note: '',
    limit,
    minimum: null,
    startsAt: null,
    endsAt: null,
    limitPerPerson: null,
    items: [],
    owner: null,
    isActive: true,
  });
  return code;
}

async function ordersOf(code: string) {
  const { rows } = await stage.pool.query(
    'select id, state, total, refunded from orders where coupon = $1 order by number',
    [code],
  );
  return rows;
}

test('a session that opens for a cancelled order is closed at Stripe', async () => {
  await buyer.put();
  const opened = await cancelWhileSessionOpens();
  await expect(buyer.order()).rejects.toMatchObject({ code: 'CART_CHANGED' });
  const [session = ''] = opened;
  expect(await stage.provider.readSession(session)).toMatchObject({ state: 'expired' });
  await expect(control.pay(session)).rejects.toThrow();
});

test('a session that could not be closed is closed by the reconciliation', async () => {
  await buyer.put();
  const opened = await cancelWhileSessionOpens(() => control.breakApi({ status: 500, times: 20 }));
  await expect(buyer.order()).rejects.toMatchObject({ code: 'CART_CHANGED' });
  await control.restoreApi();
  stage.platform.clock.set('2026-11-16T09:06:00Z');
  await stage.runJob('reconcile-payments');
  expect(await stage.provider.readSession(opened[0] ?? '')).toMatchObject({ state: 'expired' });
});

test('an order that gets its session while it is being cancelled is closed there too', async () => {
  await buyer.put();
  const { orderId: id, payAt } = await buyer.order();
  const session = sessionOf(payAt);
  // Simulates storing the session between reading the order and locking it.
  await stage.pool.query('update orders set session_id = null where id = $1', [id]);
  const storing = await stage.pool.connect();
  await storing.query('begin');
  await storing.query('update orders set session_id = $2 where id = $1', [id, session]);
  const cancelling = buyer.api.orders.cancel({ id });
  await vi.waitFor(async () => {
    const { rows } = await storing.query('select from pg_locks where not granted');
    expect(rows).not.toEqual([]);
  });
  await storing.query('commit');
  storing.release();
  await cancelling;
  expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
  expect(await stage.provider.readSession(session)).toMatchObject({ state: 'expired' });
});

test('money for a cancelled order whose coupon is used up goes back, and nothing is sold', async () => {
  const code = await newCoupon(1);
  const item = await buyer.put();
  const opened = await cancelWhileSessionOpens(() => control.breakApi({ status: 500, times: 20 }));
  await expect(buyer.order({ coupon: code })).rejects.toMatchObject({ code: 'CART_CHANGED' });
  await control.restoreApi();
  const other = await stage.openBuyer();
  await other.put();
  await other.order({ coupon: code });
  await control.pay(opened[0] ?? '');
  await stage.receiveEvents();

  expect(await ordersOf(code)).toMatchObject([
    { state: 'cancelled', total: 7_450, refunded: 7_450 },
    { state: 'pending', total: 7_450, refunded: 0 },
  ]);
  const access = await buyer.api.entitlements.mine({ items: [item] });
  expect(access[item]?.isAllowed).toBe(false);
  const { paymentIntentId } = await stage.provider.readSession(opened[0] ?? '');
  const { refunds } = await stage.provider.readPayment(paymentIntentId ?? '');
  expect(refunds).toMatchObject([{ amount: 7_450, state: 'done' }]);
  expect(stage.mails.map(({ mail }) => mail)).toMatchObject([
    { kind: 'order-refunded', hasCreditNote: false },
  ]);
});

test('a lost event about a cancelled order is made up for by the reconciliation', async () => {
  await buyer.put();
  const opened = await cancelWhileSessionOpens(() => control.breakApi({ status: 500, times: 20 }));
  await expect(buyer.order()).rejects.toMatchObject({ code: 'CART_CHANGED' });
  await control.restoreApi();
  await control.pay(opened[0] ?? '');
  stage.platform.clock.set('2026-11-16T09:06:00Z');
  await stage.runJob('reconcile-payments');
  const { rows } = await stage.pool.query('select state from orders where session_id = $1', opened);
  expect(rows).toEqual([{ state: 'paid' }]);
});
