import { expect, test } from 'vitest';
import { openShop, order, requireId, subscriptionOrder } from './stripe-stand-in.factory.ts';

function post(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

test('the page shows what is paid and says that no money moves', async () => {
  const { stripe } = await openShop();
  const session = await stripe.checkout.sessions.create(order());
  const html = await (await fetch(session.url ?? '')).text();
  for (const words of ['No money moves here', 'Candles', '€49.99', '€149.99', 'Decline the card']) {
    expect(html).toContain(words);
  }
});

test('titles cannot write into the page', async () => {
  const { stripe } = await openShop();
  const items = [
    {
      quantity: 1,
      price_data: { currency: 'eur', unit_amount: 100, product_data: { name: '<b>"x"</b>' } },
    },
  ];
  const session = await stripe.checkout.sessions.create(order({ line_items: items }));
  expect(await (await fetch(session.url ?? '')).text()).not.toContain('<b>');
});

test('paying leads to the success address, twice to the same one', async () => {
  const { stripe, control } = await openShop();
  const session = await stripe.checkout.sessions.create(order());
  const page = session.url ?? '';
  const expected = `http://shop.example/payment/success?session_id=${session.id}`;
  for (const answer of [await post(page, { act: 'pay' }), await post(page, { act: 'pay' })]) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(expected);
  }
  expect((await fetch(page)).status).toBe(410);
  const events = await control.listEvents();
  expect(events.filter((event) => event.type === 'charge.succeeded')).toHaveLength(1);
});

test('a refused card comes back to the page, and back leads to the shop', async () => {
  const { stripe, url } = await openShop();
  const session = await stripe.checkout.sessions.create(order());
  const page = session.url ?? '';
  const declined = await post(page, { act: 'decline' });
  const again = new URL(declined.headers.get('location') ?? '', url);
  expect(await (await fetch(again)).text()).toContain('Your card was declined');
  const back = await post(page, { act: 'back' });
  expect(back.headers.get('location')).toBe('http://shop.example/payment/cancel');
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
});

test('the bank answers to a debit by itself where it is told to', async () => {
  const { stripe } = await openShop({ settleAfterMs: 1 });
  const session = await stripe.checkout.sessions.create(order());
  await post(session.url ?? '', { act: 'sepa' });
  await expect
    .poll(async () => (await stripe.checkout.sessions.retrieve(session.id)).payment_status)
    .toBe('paid');
});

test('the portal cancels a subscription of its customer, and keeps it after all', async () => {
  const { stripe, control } = await openShop();
  const { id } = await stripe.checkout.sessions.create(subscriptionOrder());
  await control.pay(id);
  const session = await stripe.checkout.sessions.retrieve(id);
  const subscription = requireId(session.subscription);
  const portal = await stripe.billingPortal.sessions.create({
    customer: requireId(session.customer),
    return_url: 'http://shop.example/my-orders',
  });
  expect(await (await fetch(portal.url)).text()).toContain('€19.00 each month');
  await post(portal.url, { act: 'cancel', subscription });
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
  await post(portal.url, { act: 'keep', subscription });
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
});

test('there is nothing at other addresses', async () => {
  const { url } = await openShop();
  expect((await fetch(`${url}/pay/cs_test_none`)).status).toBe(404);
  expect((await fetch(`${url}/portal/bps_none`)).status).toBe(404);
});
