import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const desk = createRouterClient(stage.router, { context: adminContext() });
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.register.answer = 'valid';
  stage.mails.splice(0);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function order() {
  const item = await buyer.put();
  const { orderId } = await buyer.order({ method: 'transfer' });
  return { item, orderId };
}

describe('an order by transfer', () => {
  test('is invoiced at once, with reference, code and day, and leaves the cart', async () => {
    const { orderId } = await order();
    const shown = await buyer.api.orders.read({ id: orderId });
    expect(shown.transfer?.reference).toMatch(/^RF\d{2}\d+$/);
    expect(shown.transfer?.qrCode.size).toBeGreaterThan(20);
    expect(shown.transfer?.dueAt.toISOString()).toBe('2026-11-30T09:00:00.000Z');
    expect(shown.invoices).toHaveLength(1);
    expect((await buyer.api.cart.read({ language: 'en' })).items).toEqual([]);
    await stage.runJobs();
    expect(stage.mails.map(({ mail }) => mail.kind)).toEqual(['transfer-awaited']);
  });

  test('gives access when the desk has the money, with the one invoice it had', async () => {
    const { item, orderId } = await order();
    const mark = { id: orderId, receivedOn: '2026-11-18', reason: 'on the statement' };
    stage.platform.clock.set('2026-11-18T15:00:00Z');
    await desk.ordersAdmin.markPaid(mark);
    const access = await buyer.api.entitlements.mine({ items: [item] });
    expect(access[item]?.isAllowed).toBe(true);
    expect((await buyer.api.orders.read({ id: orderId })).invoices).toHaveLength(1);
    expect(await sums(orderId)).toMatchObject({ receivable: 0, bank: 14_900 });
  });

  test('is found in the bank’s file by its reference and amount', async () => {
    const { orderId } = await order();
    const { transfer } = await buyer.api.orders.read({ id: orderId });
    const csv = [
      'Date;Amount;Reference',
      `18.11.2026;149,00;${transfer?.reference}`,
      `18.11.2026;148,00;${transfer?.reference}`,
      '18.11.2026;149,00;Rent',
    ].join('\n');
    const trial = await desk.ordersAdmin.importTransfers({ csv, isTrial: true });
    expect(trial.rows.map(({ outcome }) => outcome)).toContain('paid');
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'pending' });
    await desk.ordersAdmin.importTransfers({ csv, isTrial: false });
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
  });

  test('that nobody paid is taken back with a credit note', async () => {
    const { orderId } = await order();
    stage.platform.clock.set('2026-11-30T09:00:01Z');
    await stage.runJob('give-up-orders');
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'cancelled' });
    expect(await sums(orderId)).toEqual({ receivable: 0, revenue: 0, vat: 0 });
    const { invoices } = await buyer.api.orders.read({ id: orderId });
    expect(invoices.map(({ kind }) => kind).toSorted()).toEqual(['creditNote', 'invoice']);
  });

  test('that is paid after it was taken back is invoiced anew', async () => {
    const { orderId } = await order();
    await buyer.api.orders.cancel({ id: orderId });
    await desk.ordersAdmin.markPaid({ id: orderId, receivedOn: '2026-11-18', reason: 'late' });
    expect(await stateOf(stage, orderId)).toMatchObject({ state: 'paid' });
    expect(await sums(orderId)).toMatchObject({ receivable: 0, bank: 14_900, vat: -2_379 });
    // Resending sends the later invoice too: the first one was reversed.
    await desk.ordersAdmin.resendReceipt({ id: orderId });
    await stage.runJobs();
    const { invoices } = await buyer.api.orders.read({ id: orderId });
    const numbers = invoices.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    const later = `${numbers.toSorted().at(-1)}.pdf`;
    const receipts = stage.mails.filter(({ mail }) => mail.kind === 'order-paid');
    expect(numbers).toHaveLength(2);
    // Emails of earlier tests may still have been in the queue.
    const sent = receipts.slice(-2).map(({ attachment }) => attachment?.fileName);
    expect(sent).toEqual([later, later]);
  });

  test('is refunded by hand: owed until the desk has paid it back', async () => {
    const { orderId } = await order();
    await desk.ordersAdmin.markPaid({ id: orderId, receivedOn: '2026-11-16', reason: 'came' });
    const key = '33333333-3333-4333-8333-333333333333';
    const amount = moneySchema.parse(14_900);
    await desk.ordersAdmin.refund({ id: orderId, key, amount, reason: 'asked for' });
    expect(await sums(orderId)).toMatchObject({ receivable: -14_900, bank: 14_900 });
    await desk.ordersAdmin.markRefunded({ id: orderId, reason: 'paid back' });
    expect(await sums(orderId)).toEqual({ receivable: 0, bank: 0, revenue: 0, vat: 0 });
  });
});

describe('a company from another country', () => {
  const company = { ...home, country: 'AT', company: 'Donau GmbH', vatId: 'ATU12345675' };

  test('with a good VAT id pays net and ticks nothing', async () => {
    await buyer.put();
    const { orderId } = await buyer.order({ billing: company, method: 'transfer' });
    const shown = await buyer.api.orders.read({ id: orderId });
    expect(shown).toMatchObject({ vatTreatment: 'reverseCharge', vat: 0, total: 12_417 });
  });

  test('with one that the register does not know is told so', async () => {
    await buyer.put();
    stage.register.answer = 'invalid';
    await expect(buyer.order({ billing: company })).rejects.toMatchObject({
      code: 'VAT_ID_REFUSED',
      data: { why: 'unknown' },
    });
  });
});

async function sums(orderId: string): Promise<Record<string, number>> {
  const { rows } = await stage.pool.query(
    'select account, sum(amount)::int as sum from ledger_entries where order_id = $1 group by account',
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
