import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { createCountryRulesRouter } from '../country-rules.router.ts';

const stage = await openCheckoutStage();
const context = adminContext();
const rules = createRouterClient(createCountryRulesRouter(stage.platform), { context });
const admin = createRouterClient(stage.router.ordersAdmin, { context });
const swiss: Billing = { ...home, city: 'Zürich', country: 'CH' };
const swissCompany: Billing = { ...swiss, company: 'Berg AG', vatId: 'CHE123456789MWST' };
const requested = { isCompany: false, vatId: null, coupon: null, language: 'en' as const };
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
  await rules.add({
    country: 'CH',
    validFrom: '2026-11-16',
    vatRate: 0,
    isSaleAllowed: true,
    riskNote: '',
    waiverNote: '',
    reason: 'Buyers asked for it',
  });
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  stage.network.country = null;
  stage.register.answer = 'valid';
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

async function buy(billing: Billing) {
  const { orderId, payAt } = await buyer.order({ billing });
  await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  return orderId;
}

async function proofsOf(orderId: string) {
  const sql = 'select location_proofs as proofs from orders where id = $1';
  const { rows } = await stage.pool.query(sql, [orderId]);
  return rows[0].proofs.map(({ kind, country }: Record<string, string>) => `${kind} ${country}`);
}

describe('a country outside the EU', () => {
  test('is not sold to before a rule allows it', async () => {
    await buyer.put();
    const refused = { code: 'SALE_NOT_ALLOWED', defined: true };
    await expect(buyer.api.checkout.quote({ ...requested, country: 'NO' })).rejects.toMatchObject(
      refused,
    );
    const input = await buyer.createInput();
    await expect(
      buyer.api.checkout.placeOrder({ ...input, billing: { ...swiss, country: 'NO' } }),
    ).rejects.toMatchObject(refused);
    expect((await buyer.api.checkout.countries()).countries).toContain('CH');
  });

  test('is not sold to while its rule switches sales off', async () => {
    await rules.add({
      country: 'NO',
      validFrom: '2026-11-16',
      vatRate: 0,
      isSaleAllowed: false,
      riskNote: '',
      waiverNote: '',
      reason: 'Not yet',
    });
    await buyer.put();
    await expect(buyer.api.checkout.quote({ ...requested, country: 'NO' })).rejects.toMatchObject({
      code: 'SALE_NOT_ALLOWED',
    });
    expect((await buyer.api.checkout.countries()).countries).not.toContain('NO');
  });

  test('pays the list price without EU VAT, and the invoice says so', async () => {
    await buyer.put();
    expect(await buyer.api.checkout.quote({ ...requested, country: 'CH' })).toMatchObject({
      total: 14_900,
      net: 14_900,
      vat: 0,
      vatRate: 0,
      vatTreatment: 'outsideEu',
    });
    const orderId = await buy(swiss);
    const order = await buyer.api.orders.read({ id: orderId });
    expect(order).toMatchObject({
      state: 'paid',
      total: 14_900,
      net: 14_900,
      vat: 0,
      vatTreatment: 'outsideEu',
      invoices: [{ kind: 'invoice', total: 14_900 }],
    });
    const { rows } = await stage.pool.query(
      'select vat_treatment, vat, document from invoices where order_id = $1',
      [orderId],
    );
    expect(rows).toMatchObject([
      { vat_treatment: 'outsideEu', vat: 0, document: { vatTreatment: 'outsideEu', vat: 0 } },
    ]);
  });

  test('is in the list and the figures, and not in the One-Stop-Shop return', async () => {
    await buyer.put();
    const orderId = await buy(swiss);
    const listed = await admin.list({ search: '', country: 'CH', order: 'newest', limit: 25 });
    expect(listed.orders.map(({ id }) => id)).toContain(orderId);
    const { countries } = await admin.statistics({ from: '2026-11-16', to: '2026-11-16' });
    expect(countries.map(({ country }) => country)).toContain('CH');
    const { rows, csv } = await admin.ossReturn({ year: 2026, quarter: 4 });
    expect(rows.map(({ country }) => country)).not.toContain('CH');
    expect(csv).not.toContain('CH');
  });

  test('has companies whose tax number no register is asked about', async () => {
    stage.register.answer = 'invalid';
    await buyer.put();
    const orderId = await buy(swissCompany);
    const order = await buyer.api.orders.read({ id: orderId });
    expect(order).toMatchObject({ vat: 0, vatTreatment: 'outsideEu' });
    expect(order.billing.vatId).toBe('CHE123456789MWST');
    expect(await proofsOf(orderId)).not.toContain('vatId CH');
    await buyer.put();
    const unnamed = await buyer.order({ billing: { ...swissCompany, vatId: null } });
    expect(await buyer.api.orders.read({ id: unnamed.orderId })).toMatchObject({ vat: 0 });
  });

  test('keeps its treatment in renewals', async () => {
    await buyer.put({ kind: 'package', price: 4_900, title: 'Live' });
    await buy(swiss);
    const { rows } = await stage.pool.query(
      'select stripe_subscription_id as id from subscriptions where user_id = $1',
      [buyer.userId],
    );
    stage.platform.clock.set('2026-12-16T09:00:01Z');
    await stage.stripe.control.renew(String(rows[0].id), 'paid');
    await stage.receiveEvents();
    const { orders } = await buyer.api.orders.mine({ limit: 25 });
    expect(orders).toHaveLength(2);
    for (const { id } of orders) {
      expect(await buyer.api.orders.read({ id })).toMatchObject({
        total: 4_900,
        net: 4_900,
        vat: 0,
        vatTreatment: 'outsideEu',
      });
    }
  });
});

describe('where the network says a member state', () => {
  test.each([
    { who: 'a consumer', billing: swiss, kind: 'residence' },
    { who: 'a company', billing: swissCompany, kind: 'establishment' },
  ])(
    '$who outside the EU declares where they are, or nothing is ordered',
    async ({ billing, kind }) => {
      stage.network.country = 'DE';
      await buyer.put();
      const input = await buyer.createInput({ billing });
      expect(input.ticked.map((tick) => tick.kind)).toContain(kind);
      const ticked = input.ticked.filter((tick) => tick.kind !== kind);
      await expect(buyer.api.checkout.placeOrder({ ...input, ticked })).rejects.toMatchObject({
        code: 'DECLARATIONS_CHANGED',
      });
      const { orderId } = await buyer.api.checkout.placeOrder(input);
      expect(await proofsOf(orderId)).toEqual(['billing CH', 'network DE', 'declaration CH']);
    },
  );

  test('a company with an id of that register declares nothing', async () => {
    stage.network.country = 'AT';
    await buyer.put();
    const company = { ...home, company: 'Spree GmbH', vatId: 'DE123456789' };
    expect((await buyer.createInput({ billing: company })).ticked).toEqual([]);
  });
});

test('a network that confirms the country is kept as a proof, and nothing is declared', async () => {
  stage.network.country = 'CH';
  await buyer.put();
  const { orderId } = await buyer.order({ billing: swiss });
  expect(await proofsOf(orderId)).toEqual(['billing CH', 'network CH']);
  stage.network.country = 'US';
  const other = await stage.openBuyer();
  await other.put();
  const { orderId: fromAfar } = await other.order({ billing: swiss });
  expect(await proofsOf(fromAfar)).toEqual(['billing CH']);
});
