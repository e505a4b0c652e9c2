import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { toCreditorReference } from '../transfers/to-creditor-reference.ts';

const stage = await openCheckoutStage();
await insertPerson(stage.db, { id: 'admin-id' });
const { control } = stage.stripe;
const { clock } = stage.platform;
let buyer: Buyer;

beforeEach(async () => {
  clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

const offers = [
  { what: 'a course', offer: { kind: 'course' as const, price: 4_900 } },
  { what: 'a subscription', offer: { kind: 'package' as const, price: 4_900 } },
];

async function order(offer: Parameters<Buyer['put']>[0]) {
  await buyer.put(offer);
  const { orderId: id, payAt } = await buyer.order();
  return { id, session: sessionOf(payAt) };
}

/** As the nightly erasure does, with the jobs that follow it. */
async function erase(): Promise<void> {
  const { userId } = buyer;
  await stage.platform.transact(async ({ tx }) => {
    const [orders] = stage.checkout.personalData;
    await orders?.erase?.(tx, userId);
  });
  await stage.pool.query('delete from users where id = $1', [userId]);
  await stage.runJobs();
}

/** Refunds of a debit take days too. */
async function completeRefunds(id: OrderId) {
  const { intent } = await stateOf(stage, id);
  const { refunds } = await stage.provider.readPayment(String(intent));
  for (const refund of refunds) {
    if (refund.state === 'requested') await control.completeRefund(refund.id);
  }
  await stage.receiveEvents();
  return refunds.map(({ amount }) => amount);
}

async function owedFor(id: OrderId): Promise<unknown> {
  const { rows } = await stage.pool.query(
    `select coalesce(sum(amount), 0)::int as owed from ledger_entries
     where order_id = $1 and account = 'receivable'`,
    [id],
  );
  return rows[0].owed;
}

async function countSubscriptions(session: string): Promise<unknown> {
  const { subscriptionId } = await stage.provider.readSession(session);
  const { rows } = await stage.pool.query(
    'select count(*)::int as count from subscriptions where stripe_subscription_id = $1',
    [subscriptionId],
  );
  return rows[0].count;
}

/** Whether it is still collected; null for an order without one. */
async function stateAtStripe(session: string): Promise<string | null> {
  const { subscriptionId } = await stage.provider.readSession(session);
  return subscriptionId && (await stage.provider.readSubscription(subscriptionId)).state;
}

const mailKinds = () => stage.mails.map(({ mail }) => mail.kind);

describe.each(offers)('$what of someone whose account is erased', ({ what, offer }) => {
  const expectedState = what === 'a subscription' ? 'ended' : null;

  async function expectReturned({ id, session }: { id: OrderId; session: string }) {
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled', refunded: 4_900 });
    expect(await completeRefunds(id)).toEqual([4_900]);
    expect(await owedFor(id)).toBe(0);
    expect(await stateAtStripe(session)).toBe(expectedState);
    expect(await countSubscriptions(session)).toBe(0);
    expect(mailKinds()).toEqual(['order-refunded']);
  }

  test('can’t be paid any more', async () => {
    const { id, session } = await order(offer);
    await erase();
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled', refunded: 0 });
    await expect(control.pay(session)).rejects.toThrow();
    await stage.receiveEvents();
  });

  test('is refunded when the bank pays the debit later', async () => {
    const ordered = await order(offer);
    await control.pay(ordered.session, 'sepa_debit');
    await stage.receiveEvents();
    await erase();
    expect(await stateOf(stage, ordered.id)).toMatchObject({ state: 'pending' });
    clock.set('2026-11-20T09:00:00Z');
    await control.settle(ordered.session, 'succeeded');
    await stage.receiveEvents();
    await stage.runJob('reconcile-payments');
    await expectReturned(ordered);
  });

  test('is refunded when it was paid just before, and the event arrives after', async () => {
    const ordered = await order(offer);
    await control.pay(ordered.session);
    await erase();
    await stage.receiveEvents();
    await expectReturned(ordered);
  });

  test('is cancelled when the bank refuses the debit, without asking for another payment', async () => {
    const { id, session } = await order(offer);
    await control.pay(session, 'sepa_debit');
    await stage.receiveEvents();
    await erase();
    clock.set('2026-11-20T09:00:00Z');
    await control.settle(session, 'failed');
    await stage.receiveEvents();
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled', refunded: 0 });
    expect(await stateAtStripe(session)).toBe(expectedState);
    expect(mailKinds()).toEqual([]);
  });
});

test('the renewal that a bank was processing when the account was erased is refunded', async () => {
  const { id, session } = await order({ kind: 'package', price: 4_900 });
  await control.pay(session);
  await stage.receiveEvents();
  const { subscriptionId } = await stage.provider.readSession(session);
  clock.set('2026-12-16T10:00:00Z');
  const { invoice } = await control.renew(String(subscriptionId), 'processing');
  await stage.receiveEvents();
  await erase();
  stage.mails.splice(0);
  await control.settleRenewal(String(invoice), 'succeeded');
  await stage.receiveEvents();
  const { rows } = await stage.pool.query(
    'select id, state, refunded from orders where stripe_invoice_id = $1',
    [invoice],
  );
  expect(rows).toMatchObject([{ state: 'cancelled', refunded: 4_900 }]);
  expect(await completeRefunds(rows[0].id)).toEqual([4_900]);
  expect(await owedFor(rows[0].id)).toBe(0);
  expect(mailKinds()).toEqual(['order-refunded']);
  expect(await stateOf(stage, id)).toMatchObject({ state: 'paid', refunded: 0 });
});

describe('a bank transfer that arrives after its account was erased', () => {
  const desk = createRouterClient(stage.router, { context: adminContext() }).ordersAdmin;
  const waiting = async () => (await desk.list({ attention: 'true', search: '' })).orders;

  async function orderByTransfer() {
    await buyer.put();
    const { orderId: id } = await buyer.order({ method: 'transfer' });
    const { number, total } = await desk.read({ id });
    return { id, number, total };
  }

  async function expectToReturn({ id, total }: { id: OrderId; total: number }) {
    const order = await desk.read({ id });
    expect(order).toMatchObject({
      state: 'cancelled',
      paidAt: null,
      isHeld: false,
      refunded: total,
    });
    expect(order.refunds).toMatchObject([{ amount: total, state: 'requested' }]);
    expect((await waiting()).map((each) => each.id)).toContain(id);
    expect(await owedFor(id)).toBe(-total);
    await desk.markRefunded({ id, reason: 'sent back' });
    expect(await owedFor(id)).toBe(0);
    expect((await waiting()).map((each) => each.id)).not.toContain(id);
  }

  test('is recorded by the import, and waits until staff have sent it back', async () => {
    const order = await orderByTransfer();
    await erase();
    const csv = [
      'Buchungstag;Betrag;Währung;Verwendungszweck',
      `20.11.2026;${order.total / 100},00;EUR;${toCreditorReference(Number(order.number))}`,
    ].join('\n');
    const outcomes = async (isTrial: boolean) =>
      (await desk.importTransfers({ csv, isTrial })).rows.map(({ outcome }) => outcome);
    expect(await outcomes(true)).toEqual(['toReturn']);
    expect(await waiting()).toEqual([]);
    expect(await outcomes(false)).toEqual(['toReturn']);
    expect(await outcomes(false)).toEqual(['alreadyPaid']);
    await expectToReturn(order);
    expect(await outcomes(false)).toEqual(['alreadyPaid']);
  });

  test.each(['cancelled', 'pending'] as const)(
    'unlocks nothing where it is marked as paid by hand: %s',
    async (state) => {
      const order = await orderByTransfer();
      // Orders on hold aren't cancelled with the account.
      const because = state === 'pending' ? 'amount' : null;
      await stage.pool.query('update orders set held_because = $1 where id = $2', [
        because,
        order.id,
      ]);
      await erase();
      expect(await stateOf(stage, order.id)).toMatchObject({ state });
      await desk.markPaid({ id: order.id, receivedOn: '2026-11-20', reason: 'arrived' });
      await desk.markPaid({ id: order.id, receivedOn: '2026-11-20', reason: 'again' });
      await expectToReturn(order);
    },
  );
});

test('an unpaid bank transfer order is cancelled with its invoice', async () => {
  await buyer.put();
  const { orderId: id } = await buyer.order({ method: 'transfer' });
  stage.mails.splice(0);
  await erase();
  expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
  expect(await owedFor(id)).toBe(0);
  expect(mailKinds()).toContain('order-cancelled');
});
