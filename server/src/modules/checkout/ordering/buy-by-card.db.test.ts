import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { runSize } from '../../../testing/run-size.ts';

/** More than the pool has connections; a request waits at most three seconds for one. */
const many = runSize({ nightly: 50, short: 15 });

const stage = await openCheckoutStage();
let buyer: Buyer;

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.network.country = null;
  await stage.stripe.control.restoreApi();
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function buy() {
  const item = await buyer.put();
  const { orderId, payAt } = await buyer.order();
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  return { item, orderId };
}

describe('a payment on Stripe', () => {
  test('gives what was bought, an invoice, a receipt and an empty cart', async () => {
    const { item, orderId } = await buy();
    const order = await buyer.api.orders.read({ id: orderId });
    expect(order).toMatchObject({ state: 'paid', total: 14_900, vat: 2_379, net: 12_521 });
    expect(order.invoices).toMatchObject([{ kind: 'invoice', total: 14_900 }]);
    const access = await buyer.api.entitlements.mine({ items: [item] });
    expect(access[item]).toEqual({ isAllowed: true, why: 'purchase', until: null });
    expect((await buyer.api.cart.read({ language: 'en' })).items).toEqual([]);
    expect(stage.mails.map(({ mail }) => mail.kind)).toEqual(['order-paid']);
  });

  test('is asked for in euros [R3.05c]', async () => {
    await buyer.put();
    const { payAt } = await buyer.order();
    const page = await stage.provider.readSession(sessionOf(payAt));
    expect(page).toMatchObject({ currency: 'eur', total: 14_900 });
  });

  test('is worth nothing before Stripe says so', async () => {
    const item = await buyer.put();
    const { orderId } = await buyer.order();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'pending' });
    const access = await buyer.api.entitlements.mine({ items: [item] });
    expect(access[item]?.isAllowed).toBe(false);
  });

  test('is booked: what came is revenue and VAT, and the ledger sums to 0', async () => {
    const { orderId } = await buy();
    expect(await ledgerOf(orderId)).toEqual({
      receivable: 0,
      stripe: 14_900,
      revenue: -12_521,
      vat: -2_379,
    });
  });

  test('that is not the order’s amount is held, and gives nothing', async () => {
    const item = await buyer.put();
    const { orderId, payAt } = await buyer.order();
    await stage.stripe.control.pay(sessionOf(payAt));
    await stage.pool.query('update orders set total = 100, net = 84, vat = 16 where id = $1', [
      orderId,
    ]);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({
      state: 'pending',
      held: 'paid 14900 eur',
    });
    const access = await buyer.api.entitlements.mine({ items: [item] });
    expect(access[item]?.isAllowed).toBe(false);
  });

  test('that comes by debit is waited for', async () => {
    await buyer.put();
    const { orderId, payAt } = await buyer.order();
    await stage.stripe.control.pay(sessionOf(payAt), 'sepa_debit');
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'pending' });
    await stage.stripe.control.settle(sessionOf(payAt), 'succeeded');
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
  });

  test('for an order that was given up is honoured: the money is here', async () => {
    await buyer.put();
    const { orderId, payAt } = await buyer.order();
    await stage.stripe.control.pay(sessionOf(payAt));
    await stage.pool.query("update orders set state = 'cancelled' where id = $1", [orderId]);
    await stage.receiveEvents();
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
  });

  test('whose event was lost is found by the reconciliation', async () => {
    await buyer.put();
    const { orderId, payAt } = await buyer.order();
    await stage.stripe.control.pay(sessionOf(payAt));
    stage.platform.clock.set('2026-11-16T09:06:00Z');
    await stage.runJob('reconcile-payments');
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
    await stage.receiveEvents();
    expect(await ledgerOf(orderId)).toMatchObject({ stripe: 14_900 });
  });
});

describe('an order', () => {
  test('is made once for a key, however often it is sent', async () => {
    await buyer.put();
    const input = await buyer.createInput();
    const answers = await Promise.all(
      Array.from({ length: many }, () => buyer.api.checkout.placeOrder(input)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const inCapitals = { ...input, key: input.key.toUpperCase() };
    expect(await buyer.api.checkout.placeOrder(inCapitals)).toEqual(answers[0]);
    expect(await countOrders()).toBe(1);
  });

  test('is refused under a key that was used for another', async () => {
    await buyer.put();
    const input = await buyer.createInput();
    await buyer.api.checkout.placeOrder(input);
    const other = { ...input, billing: { ...home, city: 'Berlin' } };
    await expect(buyer.api.checkout.placeOrder(other)).rejects.toMatchObject({
      code: 'KEY_REUSED',
    });
  });

  test('of the same cart makes way for a later one', async () => {
    await buyer.put();
    const first = await buyer.order();
    const second = await buyer.order({ billing: { ...home, country: 'FI' } });
    expect(await stateOf(stage, first.orderId)).toMatchObject({ state: 'cancelled' });
    expect(await stateOf(stage, second.orderId)).toMatchObject({ state: 'pending' });
    await expect(stage.stripe.control.pay(sessionOf(first.payAt))).rejects.toThrow();
  });

  test('that is being paid does not make way', async () => {
    await buyer.put();
    const first = await buyer.order();
    await stage.stripe.control.pay(sessionOf(first.payAt));
    await expect(buyer.order()).rejects.toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    await stage.receiveEvents();
    expect(await stateOf(stage, first.orderId)).toMatchObject({ state: 'paid' });
  });

  test('of a cart that changed meanwhile is refused', async () => {
    await buyer.put();
    const input = await buyer.createInput();
    await buyer.put({ title: 'Another' });
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject({
      code: 'CART_CHANGED',
    });
  });

  test('whose price is no longer the one that was shown is refused', async () => {
    const item = await buyer.put();
    const input = await buyer.createInput();
    await stage.pool.query('update catalogue_items set price = 15_900 where id = $1', [item]);
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject({
      code: 'CART_CHANGED',
    });
    expect(await countOrders()).toBe(0);
  });

  test('without the ticks is refused', async () => {
    await buyer.put();
    const input = await buyer.createInput();
    for (const ticked of [[], input.ticked.slice(1), [{ kind: 'supply' as const, hash: 'f' }]]) {
      await expect(
        buyer.api.checkout.placeOrder({ ...input, key: randomUUID(), ticked }),
      ).rejects.toMatchObject({ code: 'DECLARATIONS_CHANGED' });
    }
  });

  test('keeps the texts that were ticked, and where the buyer was', async () => {
    stage.network.country = 'AT';
    await buyer.put();
    const { orderId } = await buyer.order();
    const { rows } = await stage.pool.query(
      'select declarations, location_proofs as proofs from orders where id = $1',
      [orderId],
    );
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(rows[0].declarations).toMatchObject([
      { kind: 'supply', version: 2, text: 'supply of content in DE', hash },
      { kind: 'withdrawal', version: 2, hash },
      { kind: 'residence', version: 2, hash },
    ]);
    expect(rows[0].proofs).toMatchObject([
      { kind: 'billing', country: 'DE' },
      { kind: 'network', country: 'AT' },
      { kind: 'declaration', country: 'DE' },
    ]);
  });

  test('waits while Stripe is unreachable, and the same request finds it again', async () => {
    await buyer.put();
    const input = await buyer.createInput();
    await stage.stripe.control.breakApi({ status: 500, times: 20 });
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
    });
    await stage.stripe.control.restoreApi();
    const { payAt } = await buyer.api.checkout.placeOrder(input);
    expect(sessionOf(payAt)).toMatch(/^cs_/);
    expect(await countOrders()).toBe(1);
  });

  test('does not make way where Stripe cannot promise to take no money for it', async () => {
    await buyer.put();
    const first = await buyer.order();
    const input = await buyer.createInput();
    await stage.stripe.control.breakApi({ status: 500, times: 20 });
    await expect(buyer.api.checkout.placeOrder(input)).rejects.toMatchObject({
      code: 'PAYMENT_UNAVAILABLE',
    });
    expect(await stateOf(stage, first.orderId)).toMatchObject({ state: 'pending' });
  });

  test('of somebody else is not there', async () => {
    const { orderId: id } = await buy();
    const stranger = await stage.openBuyer();
    const notPresent = { code: 'ORDER_NOT_FOUND' };
    await expect(stranger.api.orders.read({ id })).rejects.toMatchObject(notPresent);
    await expect(stranger.api.orders.pay({ id })).rejects.toMatchObject(notPresent);
    await expect(stranger.api.orders.cancel({ id })).rejects.toMatchObject(notPresent);
    const { invoices } = await buyer.api.orders.read({ id });
    const invoiceId = invoices[0]?.id;
    if (!invoiceId) throw new Error('there is an invoice');
    const open = ({ member }: Pick<Buyer, 'member'>) =>
      stage.checkout.api.findInvoice({ member, requestId: 'test' }, id, invoiceId);
    expect(await open(stranger)).toBeNull();
    expect(await open(buyer)).not.toBeNull();
    const looked = "select actor_id, target_id from audit_entries where action = 'orders.invoice'";
    expect((await stage.pool.query(looked)).rows).toEqual([]);
    expect(await open({ member: callers.admin })).not.toBeNull();
    expect((await stage.pool.query(looked)).rows).toEqual([
      { actor_id: callers.admin.userId, target_id: id },
    ]);
  });

  test('that nobody pays is given up in time', async () => {
    await buyer.put();
    const { orderId } = await buyer.order();
    stage.platform.clock.set('2026-11-17T08:30:00Z');
    await stage.runJob('give-up-orders');
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'cancelled' });
  });
});

async function countOrders(): Promise<number> {
  const { rows } = await stage.pool.query(
    'select count(*)::int as count from orders where user_id = $1',
    [buyer.userId],
  );
  return rows[0].count;
}

async function ledgerOf(orderId: string): Promise<Record<string, number>> {
  const { rows } = await stage.pool.query(
    'select account, sum(amount)::int as sum from ledger_entries where order_id = $1 group by account',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
