import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { stripeControl } from './stripe-control.ts';
import { createClient, openShop, order, requireId, secretKey } from './stripe-stand-in.factory.ts';

test('a paid session is told in signed events and can be read with what belongs to it', async () => {
  const { stripe, control, received } = await openShop();
  const session = await stripe.checkout.sessions.create(order());
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 14_999 });
  expect(session.payment_intent).toBeNull();
  await control.pay(session.id);
  await control.flush();
  expect(received.map((event) => event.type)).toEqual(
    expect.arrayContaining([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
    ]),
  );
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'order-1',
    livemode: false,
    payment_intent: {
      amount_received: 14_999,
      metadata: { order: 'order-1' },
      latest_charge: { status: 'succeeded', amount: 14_999, refunded: false },
    },
  });
  expect(paid.line_items?.data.map((line) => line.amount_total)).toEqual([4999, 10_000]);
});

test('takes a coupon off the total and spreads it over the lines to the cent', async () => {
  const { stripe } = await openShop();
  const coupon = await stripe.coupons.create({
    amount_off: 1000,
    currency: 'eur',
    duration: 'once',
  });
  const session = await stripe.checkout.sessions.create(
    order({ discounts: [{ coupon: coupon.id }], expand: ['line_items'] }),
  );
  expect(session).toMatchObject({ amount_subtotal: 14_999, amount_total: 13_999 });
  expect(session.total_details?.amount_discount).toBe(1000);
  expect(session.line_items?.data.map((line) => line.amount_discount)).toEqual([333, 667]);
});

test('a declined card leaves the session open for a second try', async () => {
  const { stripe, control, received } = await openShop();
  const { id } = await stripe.checkout.sessions.create(order());
  await control.decline(id);
  const declined = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    },
  });
  await control.pay(id);
  await control.flush();
  expect(received.map((event) => event.type)).toContain('payment_intent.payment_failed');
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
});

test.each(['succeeded', 'failed'] as const)(
  'a debit completes the session unpaid, and the bank says later that it %s',
  async (outcome) => {
    const { stripe, control, received } = await openShop();
    const { id } = await stripe.checkout.sessions.create(order());
    await control.pay(id, 'sepa_debit');
    const completed = await stripe.checkout.sessions.retrieve(id);
    expect(completed).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    await control.settle(id, outcome);
    await control.flush();
    expect(received.map((event) => event.type)).toContain(
      `checkout.session.async_payment_${outcome}`,
    );
    const expected = outcome === 'succeeded' ? 'paid' : 'unpaid';
    expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe(expected);
  },
);

test('an expired session cannot be paid, and a paid one cannot be expired', async () => {
  const { stripe, control } = await openShop();
  const first = await stripe.checkout.sessions.create(order());
  await stripe.checkout.sessions.expire(first.id);
  await expect(control.pay(first.id)).rejects.toThrow('expired');
  const second = await stripe.checkout.sessions.create(order());
  await control.pay(second.id);
  await expect(stripe.checkout.sessions.expire(second.id)).rejects.toThrow('complete');
});

test('sessions expire by themselves when their time is over', async () => {
  const { stripe, control, received } = await openShop();
  const session = await stripe.checkout.sessions.create(order());
  await control.setClock(new Date((session.expires_at + 1) * 1000));
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  await control.flush();
  expect(received.map((event) => event.type)).toEqual(['checkout.session.expired']);
});

test('the same idempotency key gives the same answer, and refuses another question', async () => {
  const { stripe } = await openShop();
  const first = await stripe.checkout.sessions.create(order(), { idempotencyKey: 'order-1' });
  const again = await stripe.checkout.sessions.create(order(), { idempotencyKey: 'order-1' });
  expect(again.id).toBe(first.id);
  const other = stripe.checkout.sessions.create(order({ client_reference_id: 'order-2' }), {
    idempotencyKey: 'order-1',
  });
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a call whose answer is lost is done once when the client asks again', async () => {
  const { stripe, control } = await openShop();
  await control.breakApi({ kind: 'cut', times: 1, path: '/v1/checkout/sessions' });
  await stripe.checkout.sessions.create(order());
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('the API refuses for as many calls as it is told to', async () => {
  const { stripe, control } = await openShop();
  await control.breakApi({ kind: 'refuse', status: 503, times: 1 });
  const refused = stripe.checkout.sessions.create(order(), { maxNetworkRetries: 0 });
  await expect(refused).rejects.toMatchObject({ statusCode: 503, type: 'StripeAPIError' });
  expect((await stripe.checkout.sessions.create(order())).status).toBe('open');
});

test('a hanging API answers again once it is restored', async () => {
  const { stripe, control } = await openShop();
  await control.breakApi({ kind: 'hang', times: 100 });
  const hanging = stripe.checkout.sessions.create(order(), { timeout: 50, maxNetworkRetries: 0 });
  await expect(hanging).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  await control.restoreApi();
  expect((await stripe.checkout.sessions.create(order())).status).toBe('open');
});

test('refuses wrong keys, unknown objects and unknown parameters as Stripe does', async () => {
  const { stripe, url } = await openShop();
  const stranger = createClient(url, `${secretKey}_wrong`);
  await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 401 });
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const misspelt = { ...order(), payment_method_types: ['card'] };
  await expect(stripe.checkout.sessions.create(misspelt)).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'payment_method_types',
  });
  const tooShort = order({ expires_at: Math.floor(Date.now() / 1000) + 60 });
  await expect(stripe.checkout.sessions.create(tooShort)).rejects.toThrow('30 minutes');
});

test('lists page by page, newest first, by state and time', async () => {
  const { stripe, control } = await openShop();
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    made.push((await stripe.checkout.sessions.create(order())).id);
  }
  await control.pay(made[1] ?? '');
  const all = await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map((session) => session.id)).toEqual(made.toReversed());
  const complete = await stripe.checkout.sessions.list({
    status: 'complete',
    created: { gte: Math.floor(Date.now() / 1000) - 60 },
  });
  expect(complete.data.map((session) => session.id)).toEqual([made[1]]);
  const future = { created: { gt: Math.floor(Date.now() / 1000) + 60 } };
  expect((await stripe.checkout.sessions.list(future)).data).toEqual([]);
});

test('a second account sees nothing of the first and has its own webhook', async () => {
  const { stripe, control, url, received } = await openShop();
  const key = `${secretKey}_second`;
  await control.openAccount({ secretKey: key, webhookSecret: 'other' });
  const second = createClient(url, key);
  const { id } = await second.checkout.sessions.create(order());
  await expect(stripe.checkout.sessions.retrieve(id)).rejects.toThrow('No such');
  await stripeControl(url, key).pay(id);
  await stripeControl(url, key).flush();
  expect(received).toEqual([]);
  const paid = await second.checkout.sessions.retrieve(id);
  expect((await second.paymentIntents.retrieve(requireId(paid.payment_intent))).status).toBe(
    'succeeded',
  );
});
