import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
let buyer: Buyer;

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

const offers = [
  { what: 'a course', offer: { kind: 'course' as const } },
  { what: 'a subscription', offer: { kind: 'package' as const, price: 4_900 } },
];

/** The buyer completes Stripe's page with a debit, which the bank decides days later. */
async function orderByDebit(offer: Parameters<Buyer['put']>[0] = {}) {
  await buyer.put(offer);
  const { orderId: id, payAt } = await buyer.order();
  await control.pay(sessionOf(payAt), 'sepa_debit');
  return { id, session: sessionOf(payAt) };
}

/** The emails that link to this order. */
const mailsAbout = (id: string) =>
  stage.mails
    .map(({ mail }) => mail)
    .filter((mail) => 'orderUrl' in mail && String(mail.orderUrl).endsWith(id));

async function fail(session: string) {
  stage.platform.clock.set('2026-11-19T09:00:00Z');
  await control.settle(session, 'failed');
}

describe('a debit that the bank is processing', () => {
  test.each([{ when: 'before' }, { when: 'after' }])(
    'takes no second payment, $when the event arrived',
    async ({ when }) => {
      const { id } = await orderByDebit();
      if (when === 'after') await stage.receiveEvents();
      const inFlight = { code: 'PAYMENT_UNDER_WAY', defined: true };
      await expect(buyer.api.orders.pay({ id })).rejects.toMatchObject(inFlight);
      await expect(buyer.api.orders.cancel({ id })).rejects.toMatchObject(inFlight);
      expect(await buyer.api.orders.read({ id })).toMatchObject({
        state: 'pending',
        debit: 'processing',
        canPay: false,
      });
      await stage.receiveEvents();
    },
  );

  test('is not given up when the order’s day is over, and says nothing once it is paid', async () => {
    const { id, session } = await orderByDebit();
    await stage.receiveEvents();
    stage.platform.clock.set('2026-11-18T09:00:00Z');
    await stage.runJob('give-up-orders');
    expect(await stateOf(stage, id)).toMatchObject({ state: 'pending' });
    await control.settle(session, 'succeeded');
    await stage.receiveEvents();
    expect(await buyer.api.orders.read({ id })).toMatchObject({ state: 'paid', debit: null });
  });
});

describe.each(offers)('a debit for $what that failed', ({ offer }) => {
  test('can be followed by another payment, on another page', async () => {
    const { id, session } = await orderByDebit(offer);
    await stage.receiveEvents();
    await fail(session);
    await stage.receiveEvents();
    expect(await buyer.api.orders.read({ id })).toMatchObject({
      state: 'pending',
      debit: 'failed',
      canPay: true,
    });
    await stage.runJob('reconcile-payments');
    expect(mailsAbout(id)).toMatchObject([
      { kind: 'order-payment-failed', payUntil: '2026-11-26T22:59:59.000Z' },
    ]);
    stage.platform.clock.set('2026-11-21T09:00:00Z');
    const again = await Promise.all([buyer.api.orders.pay({ id }), buyer.api.orders.pay({ id })]);
    const pages = new Set(again.map(({ payAt }) => sessionOf(payAt)));
    expect(pages.size).toBe(1);
    expect(pages.has(session)).toBe(false);
    await control.pay([...pages].join());
    await stage.receiveEvents();
    expect(await buyer.api.orders.read({ id })).toMatchObject({
      state: 'paid',
      debit: null,
      invoices: [{ kind: 'invoice' }],
    });
  });

  test('can be cancelled, even before the event arrived', async () => {
    const { id, session } = await orderByDebit(offer);
    await stage.receiveEvents();
    await fail(session);
    await buyer.api.orders.cancel({ id });
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
    await stage.receiveEvents();
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
  });
});

test('a debit whose failure no event told of is found by the reconciliation', async () => {
  const { id, session } = await orderByDebit();
  await fail(session);
  await stage.runJob('reconcile-payments');
  expect(await buyer.api.orders.read({ id })).toMatchObject({ debit: 'failed', canPay: true });
  await stage.receiveEvents();
});

// The email only names the day, so it must be a whole one.
test('an order whose debit failed is given up at the end of the seventh day without another payment', async () => {
  const { id, session } = await orderByDebit();
  await stage.receiveEvents();
  await fail(session);
  await stage.receiveEvents();
  stage.platform.clock.set('2026-11-26T22:59:00Z');
  await stage.runJob('give-up-orders');
  expect(await stateOf(stage, id)).toMatchObject({ state: 'pending' });
  stage.platform.clock.set('2026-11-26T23:00:00Z');
  await stage.runJob('give-up-orders');
  expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
});

describe('a page that was opened after a failed debit and left unpaid', () => {
  async function leavePage() {
    const { id, session } = await orderByDebit();
    await stage.receiveEvents();
    await fail(session);
    await stage.receiveEvents();
    stage.platform.clock.set('2026-11-20T09:00:00Z');
    const { payAt } = await buyer.api.orders.pay({ id });
    return { id, left: sessionOf(payAt) };
  }

  // A page lasts a day at most, but the email promises a week.
  test.each([{ how: 'event' }, { how: 'reconciliation' }, { how: 'buyer' }])(
    'can be replaced on the last day: the $how finds that it has expired',
    async ({ how }) => {
      const { id, left } = await leavePage();
      stage.platform.clock.set('2026-11-26T09:00:00Z');
      // Stripe uses the same clock and expires the page.
      await control.setClock(null);
      await stage.runJob('give-up-orders');
      if (how === 'event') await stage.receiveEvents();
      if (how === 'reconciliation') await stage.runJob('reconcile-payments');
      if (how !== 'buyer') {
        const open = { state: 'pending', debit: 'failed', canPay: true };
        expect(await buyer.api.orders.read({ id })).toMatchObject(open);
      }
      const again = sessionOf((await buyer.api.orders.pay({ id })).payAt);
      expect(again).not.toBe(left);
      await control.pay(again);
      await stage.receiveEvents();
      expect(await buyer.api.orders.read({ id })).toMatchObject({ state: 'paid', debit: null });
    },
  );

  test('doesn’t keep the order past the seventh day', async () => {
    const { id } = await leavePage();
    await stage.receiveEvents();
    stage.platform.clock.set('2026-11-26T23:00:00Z');
    await stage.runJob('give-up-orders');
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
    await stage.receiveEvents();
  });

  test('can still be cancelled', async () => {
    const { id, left } = await leavePage();
    await buyer.api.orders.cancel({ id });
    expect(await stateOf(stage, id)).toMatchObject({ state: 'cancelled' });
    expect(await stage.provider.readSession(left)).toMatchObject({ state: 'expired' });
    await stage.receiveEvents();
  });
});

test('the subscription of a debit that failed asks the bank no more', async () => {
  const { session } = await orderByDebit({ kind: 'package', price: 4_900 });
  await stage.receiveEvents();
  const { subscriptionId } = await stage.provider.readSession(session);
  await fail(session);
  await stage.receiveEvents();
  const { state } = await stage.provider.readSubscription(String(subscriptionId));
  expect(state).toBe('ended');
});
