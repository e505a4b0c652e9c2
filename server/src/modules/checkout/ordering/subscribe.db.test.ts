import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { findUnconfirmedVatIds } from '../administration/unconfirmed-vat-ids.repository.ts';
import type { VatIdStatus } from '../vat-ids/vies.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
let buyer: Buyer;

beforeEach(async () => {
  stage.register.answer = 'valid';
  stage.platform.clock.set(shopOpeningTime);
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function subscribe(change: Parameters<Buyer['order']>[0] = {}) {
  const item = await buyer.put({ kind: 'package', price: 4_900, title: 'Live' });
  const { orderId, payAt } = await buyer.order(change);
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  const [subscription] = await buyer.api.orders.subscriptions({ language: 'en' });
  if (!subscription) throw new Error('there is a subscription');
  const { rows } = await stage.pool.query(
    'select stripe_subscription_id as id from subscriptions where id = $1',
    [subscription.id],
  );
  return { item, orderId, subscription, stripeId: String(rows[0].id) };
}

async function accessTo(item: Awaited<ReturnType<Buyer['put']>>) {
  return (await buyer.api.entitlements.mine({ items: [item] }))[item];
}

const mailKinds = () => stage.mails.map(({ mail }) => mail.kind);

describe('a subscription', () => {
  test('opens what it is for until the end of what was paid', async () => {
    const { item, subscription } = await subscribe();
    expect(subscription).toMatchObject({ state: 'active', price: 4_900, interval: 'month' });
    expect(await accessTo(item)).toMatchObject({
      why: 'subscription',
      until: subscription.paidUntil,
    });
    expect(subscription.paidUntil.toISOString()).toBe('2026-12-16T09:00:00.000Z');
  });

  test('is paid by Stripe only', async () => {
    await buyer.put({ kind: 'package', price: 4_900 });
    await expect(buyer.order({ method: 'transfer' })).rejects.toMatchObject({
      code: 'METHOD_NOT_POSSIBLE',
    });
  });

  test.each(['won', 'lost'] as const)(
    'goes on after a dispute that is won, and ends with one that is lost: %s',
    async (outcome) => {
      const { item, stripeId } = await subscribe();
      stage.platform.clock.set('2026-12-16T09:00:01Z');
      await control.renew(stripeId, 'paid');
      await stage.receiveEvents();
      const { orders } = await buyer.api.orders.mine({ limit: 25 });
      const renewal = orders.find(({ placedAt }) => placedAt > new Date('2026-12-01'));
      if (!renewal) throw new Error('it was renewed');
      const { intent } = await stateOf(stage, renewal.id);
      const { dispute } = await control.openDispute(String(intent));
      await stage.receiveEvents();
      await control.closeDispute(dispute, outcome);
      await stage.receiveEvents();
      const isLost = outcome === 'lost';
      const [subscription] = await buyer.api.orders.subscriptions({ language: 'en' });
      expect(subscription?.state).toBe(isLost ? 'ended' : 'active');
      expect((await stage.provider.readSubscription(stripeId)).state).toBe(
        isLost ? 'ended' : 'active',
      );
      expect((await accessTo(item))?.isAllowed).toBe(!isLost);
      expect(mailKinds().includes('subscription-cancelled')).toBe(isLost);
    },
  );

  test('renews: an order, an invoice and a longer access for each payment, once', async () => {
    const { item, stripeId } = await subscribe();
    stage.platform.clock.set('2026-12-16T09:00:01Z');
    await control.renew(stripeId, 'paid');
    await stage.receiveEvents();
    await stage.runJob('reconcile-payments');
    const { orders } = await buyer.api.orders.mine({ limit: 25 });
    expect(orders.map(({ state, total }) => ({ state, total }))).toEqual([
      { state: 'paid', total: 4_900 },
      { state: 'paid', total: 4_900 },
    ]);
    expect(await accessTo(item)).toMatchObject({ until: new Date('2027-01-16T09:00:00Z') });
    expect(mailKinds()).toEqual(['order-paid', 'subscription-renewed']);
    // The first payment only: a renewal isn't a new order.
    const paths = orders.map(({ id }) => `/admin/orders/${id}`);
    expect(stage.notices.filter(({ path }) => paths.includes(path))).toHaveLength(1);
  });

  test('of a company abroad is renewed without VAT only while VIES confirms its number', async () => {
    const company = { ...home, country: 'DE', company: 'Muster GmbH', vatId: 'DE123456789' };
    const { stripeId } = await subscribe({ billing: company });
    /** Treatment, VAT and proofs of the renewal, and the VAT id its email reports as rejected. */
    async function renewWhen(answer: VatIdStatus, month: string) {
      stage.register.answer = answer;
      stage.platform.clock.set(`${month}-16T09:00:01Z`);
      await control.renew(stripeId, 'paid');
      await stage.receiveEvents();
      const { rows } = await stage.pool.query(
        `select total, net, vat, vat_treatment as treatment,
           (select max(p->>'at') from jsonb_array_elements(location_proofs) p
            where p->>'kind' = 'vatId') as proved
         from orders where user_id = $1 order by number desc limit 1`,
        [buyer.userId],
      );
      return { ...rows[0], refused: Reflect.get(stage.mails.at(-1)?.mail ?? {}, 'refusedVatId') };
    }
    const unconfirmedOn = (day: string) =>
      findUnconfirmedVatIds(stage.db, new Date(`${day}T09:00:00Z`));
    const latestOrderPath = async () => {
      const [latest] = (await buyer.api.orders.mine({ limit: 1 })).orders;
      return `/admin/orders/${latest?.id}`;
    };
    const without = { total: 4_118, net: 4_118, vat: 0, treatment: 'reverseCharge', refused: null };
    const included = { total: 4_118, net: 3_461, vat: 657, treatment: 'standard', proved: null };
    const refused = 'DE123456789';
    const december = '2026-12-16T09:00:01.000Z';
    expect(await renewWhen('valid', '2026-12')).toEqual({ ...without, proved: december });
    expect(await unconfirmedOn('2026-12-20')).toEqual({ count: 0, since: null, about: [] });
    expect(await renewWhen('unavailable', '2027-01')).toEqual({ ...without, proved: december });
    // Staff are notified after three days, with the order; nothing else changes.
    expect(await unconfirmedOn('2027-01-19')).toMatchObject({ count: 0 });
    expect(await unconfirmedOn('2027-01-20')).toMatchObject({
      count: 1,
      about: [{ label: expect.stringMatching(/^\d+$/), path: await latestOrderPath() }],
    });
    expect(await renewWhen('invalid', '2027-02')).toEqual({ ...included, refused });
    expect(await renewWhen('unavailable', '2027-03')).toEqual({ ...included, refused });
    const april = '2027-04-16T09:00:01.000Z';
    expect(await renewWhen('valid', '2027-04')).toEqual({ ...without, proved: april });
    expect(await unconfirmedOn('2027-04-20')).toMatchObject({ count: 0 });
  });

  test('whose renewal fails says so, and access ends with what was paid', async () => {
    const { item, stripeId } = await subscribe();
    stage.platform.clock.set('2026-12-16T09:00:01Z');
    const { invoice } = await control.renew(stripeId, 'failed');
    await stage.receiveEvents();
    expect(mailKinds()).toContain('subscription-payment-failed');
    expect(await accessTo(item)).toEqual({ isAllowed: false, why: 'ended' });
    const [late] = await buyer.api.orders.subscriptions({ language: 'en' });
    expect(late?.state).toBe('pastDue');
    if (!invoice) throw new Error('there is an invoice');
    await control.payInvoice(invoice);
    await stage.receiveEvents();
    expect(await accessTo(item)).toMatchObject({ isAllowed: true });
  });

  test('is cancelled by its owner: it ends with what is paid for, and is confirmed', async () => {
    const { item, subscription } = await subscribe();
    const ask = { id: subscription.id, language: 'en' as const };
    const cancelled = await buyer.api.orders.cancelSubscription(ask);
    expect(cancelled).toMatchObject({ state: 'active', endsThen: true });
    await buyer.api.orders.cancelSubscription(ask);
    await stage.receiveEvents();
    expect(mailKinds().filter((kind) => kind === 'subscription-cancelled')).toHaveLength(1);
    expect(await accessTo(item)).toMatchObject({ isAllowed: true });
  });

  test('of somebody else is not there', async () => {
    const { subscription } = await subscribe();
    const stranger = await stage.openBuyer();
    await expect(
      stranger.api.orders.cancelSubscription({ id: subscription.id, language: 'en' }),
    ).rejects.toMatchObject({ code: 'SUBSCRIPTION_NOT_FOUND' });
    await expect(stranger.api.orders.openPortal({ language: 'en' })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_NOT_FOUND',
    });
    expect((await buyer.api.orders.openPortal({ language: 'en' })).url).toMatch(/^http/);
  });

  test('is withdrawn from: the rest is given back and Stripe collects no more', async () => {
    const { item, orderId, stripeId } = await subscribe();
    stage.platform.clock.set('2026-11-19T10:00:00Z');
    const { refund } = await buyer.api.orders.withdraw({
      order: orderId,
      items: [item],
      iban: null,
    });
    await stage.receiveEvents();
    expect(refund).toBe(4_900 - Math.floor((4_900 * 3) / 30));
    expect(await accessTo(item)).toMatchObject({ isAllowed: false });
    expect((await stage.provider.readSubscription(stripeId)).state).toBe('ended');
    expect(await stateOf(stage, orderId)).toMatchObject({ refunded: refund });
    expect(mailKinds()).toContain('withdrawal-received');
  });
});
