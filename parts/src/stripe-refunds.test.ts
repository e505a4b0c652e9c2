import { expect, test } from 'vitest';
import { openShop, order, requireId, subscriptionOrder } from './stripe-stand-in.factory.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;

async function paidIntent({ stripe, control }: Shop, method?: 'sepa_debit'): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(order());
  await control.pay(id, method);
  if (method) await control.settle(id, 'succeeded');
  return requireId((await stripe.checkout.sessions.retrieve(id)).payment_intent);
}

async function newSubscription({ stripe, control }: Shop): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(subscriptionOrder());
  await control.pay(id);
  return requireId((await stripe.checkout.sessions.retrieve(id)).subscription);
}

test('refunds in parts up to what was paid, and not a cent more', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const intent = await paidIntent(shop);
  const metadata = { refund: 'refund-1' };
  await stripe.refunds.create({ payment_intent: intent, amount: 4999, metadata });
  const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 10_001 });
  await expect(tooMuch).rejects.toThrow('greater than unrefunded amount');
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const { data } = await stripe.refunds.list({ payment_intent: intent });
  expect(data.map((refund) => refund.amount)).toEqual([10_000, 4999]);
  expect(data[1]).toMatchObject({ status: 'succeeded', metadata });
  await control.flush();
  const types = received.map((event) => event.type);
  expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2);
  expect(types).toContain('refund.created');
});

test('a refund that fails gives its amount back to the charge', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const intent = await paidIntent(shop);
  const refund = await stripe.refunds.create({ payment_intent: intent });
  await control.failRefund(refund.id);
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  const read = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
  expect(read.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
  await control.flush();
  expect(received.map((event) => event.type)).toContain('refund.failed');
});

test('a refund of a debit waits for the bank', async () => {
  const shop = await openShop();
  const intent = await paidIntent(shop, 'sepa_debit');
  const refund = await shop.stripe.refunds.create({ payment_intent: intent });
  expect(refund.status).toBe('pending');
  await shop.control.completeRefund(refund.id);
  expect((await shop.stripe.refunds.retrieve(refund.id)).status).toBe('succeeded');
});

test('a refund on the dashboard is told and found like any other', async () => {
  const shop = await openShop();
  const intent = await paidIntent(shop);
  const { refund } = await shop.control.refund(intent, 100);
  expect((await shop.stripe.refunds.retrieve(refund)).amount).toBe(100);
  await shop.control.flush();
  expect(shop.received.map((event) => event.type)).toContain('charge.refunded');
});

test.each(['won', 'lost'] as const)('a dispute is opened and %s', async (outcome) => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const intent = await paidIntent(shop);
  const { dispute } = await control.openDispute(intent);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await control.closeDispute(dispute, outcome);
  expect(await stripe.disputes.retrieve(dispute)).toMatchObject({
    status: outcome,
    amount: 14_999,
    payment_intent: intent,
  });
  await control.flush();
  const types = received.map((event) => event.type);
  expect(types).toContain('charge.dispute.created');
  expect(types).toContain('charge.dispute.closed');
});

test('an inquiry takes no money: the charge can be refunded, which in full closes it', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const intent = await paidIntent(shop);
  const { dispute } = await control.openInquiry(intent);
  const status = async () => (await stripe.disputes.retrieve(dispute)).status;
  expect(await status()).toBe('warning_needs_response');
  await control.changeInquiry(dispute, 'answered');
  expect(await status()).toBe('warning_under_review');
  await stripe.refunds.create({ payment_intent: intent, amount: 999 });
  expect(await status()).toBe('warning_under_review');
  await stripe.refunds.create({ payment_intent: intent });
  expect(await status()).toBe('warning_closed');
  await control.flush();
  const types = received.map((event) => event.type);
  expect(types).not.toContain('charge.dispute.funds_withdrawn');
  expect(types).toContain('charge.dispute.closed');
});

test('an inquiry becomes a dispute of what was not refunded', async () => {
  const shop = await openShop();
  const { stripe, control } = shop;
  const intent = await paidIntent(shop);
  const { dispute } = await control.openInquiry(intent);
  await stripe.refunds.create({ payment_intent: intent, amount: 999 });
  await control.changeInquiry(dispute, 'escalated');
  const escalated = { status: 'needs_response', amount: 14_000 };
  expect(await stripe.disputes.retrieve(dispute)).toMatchObject(escalated);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('a subscription begins with a paid invoice that leads to its payment', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const id = await newSubscription(shop);
  const subscription = await stripe.subscriptions.retrieve(id);
  expect(subscription).toMatchObject({ status: 'active', metadata: { order: 'order-1' } });
  const [item] = subscription.items.data;
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  const invoice = await stripe.invoices.retrieve(requireId(subscription.latest_invoice), {
    expand: ['payments.data.payment.payment_intent'],
  });
  expect(invoice).toMatchObject({
    status: 'paid',
    amount_paid: 1900,
    billing_reason: 'subscription_create',
    parent: { subscription_details: { subscription: id, metadata: { order: 'order-1' } } },
    payments: { data: [{ payment: { payment_intent: { status: 'succeeded', amount: 1900 } } }] },
  });
});

test('a renewal moves the period on and brings another invoice', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const id = await newSubscription(shop);
  const before = await stripe.subscriptions.retrieve(id);
  const { invoice } = await control.renew(id, 'paid');
  const after = await stripe.subscriptions.retrieve(id);
  const [old, current] = [before.items.data[0], after.items.data[0]];
  expect(current?.current_period_start).toBe(old?.current_period_end);
  const { data } = await stripe.invoices.list({ subscription: id });
  expect(data.map((one) => one.billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_create',
  ]);
  expect(data[0]).toMatchObject({ id: invoice, status: 'paid', amount_paid: 1900 });
  await control.flush();
  expect(received.filter((event) => event.type === 'invoice.paid')).toHaveLength(2);
});

test('a renewal that fails is past due until its invoice is paid', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const id = await newSubscription(shop);
  const { invoice } = await control.renew(id, 'failed');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  expect((await stripe.invoices.retrieve(invoice ?? '')).status).toBe('open');
  await control.payInvoice(invoice ?? '');
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await control.flush();
  expect(received.map((event) => event.type)).toContain('invoice.payment_failed');
});

test('a renewal starts with a draft, which is finalized and charged later', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const id = await newSubscription(shop);
  const { invoice } = await control.renew(id, 'draft');
  const draft = await stripe.invoices.retrieve(invoice ?? '', { expand: ['payments'] });
  expect(draft).toMatchObject({ status: 'draft', number: null, payments: { data: [] } });
  expect(draft.automatically_finalizes_at).toBe(draft.created + 3_600);
  await control.chargeRenewal(draft.id ?? '', 'paid');
  expect(await stripe.invoices.retrieve(draft.id ?? '')).toMatchObject({ status: 'paid' });
  await control.flush();
  expect(received.map((event) => event.type)).toEqual(
    expect.arrayContaining(['invoice.created', 'invoice.finalized', 'invoice.paid']),
  );
});

test.each([
  { outcome: 'succeeded', status: 'active' },
  { outcome: 'failed', status: 'past_due' },
] as const)('a renewal by debit stays active until it has $outcome', async (bank) => {
  const shop = await openShop();
  const { stripe, control } = shop;
  const id = await newSubscription(shop);
  const { invoice } = await control.renew(id, 'processing');
  const open = await stripe.invoices.retrieve(invoice ?? '', {
    expand: ['payments.data.payment.payment_intent'],
  });
  expect(open).toMatchObject({
    status: 'open',
    payments: { data: [{ payment: { payment_intent: { status: 'processing' } } }] },
  });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  await control.settleRenewal(invoice ?? '', bank.outcome);
  expect((await stripe.subscriptions.retrieve(id)).status).toBe(bank.status);
});

test('what is cancelled to the end of the period ends there', async () => {
  const shop = await openShop();
  const { stripe, control, received } = shop;
  const id = await newSubscription(shop);
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: 'active', cancel_at_period_end: true });
  expect(await control.renew(id, 'paid')).toEqual({ invoice: null });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  await control.flush();
  expect(received.map((event) => event.type)).toContain('customer.subscription.deleted');
});

test('a subscription that is cancelled at once is over', async () => {
  const shop = await openShop();
  const id = await newSubscription(shop);
  expect((await shop.stripe.subscriptions.cancel(id)).status).toBe('canceled');
});

test('the payment of a renewal leads back to its invoice', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const id = await newSubscription(shop);
  const { data } = await stripe.invoicePayments.list({ limit: 10 });
  const intent = requireId(data[0]?.payment.payment_intent);
  const found = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  expect(found.data[0]?.invoice).toMatchObject({
    parent: { subscription_details: { subscription: id } },
  });
});
