import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertOffer } from '../../../testing/offered-items.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const desk = createRouterClient(stage.router, { context: adminContext() });
const language = 'en' as const;
let buyer: Buyer;
let course: ItemId;
let book: ItemId;
let bundle: ItemId;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
  course = (await insertOffer(stage.db, { kind: 'course', price: 14_900, title: 'DAX' })).id;
  book = (await insertOffer(stage.db, { kind: 'book', price: 9_900, title: 'Notebook' })).id;
  bundle = (await aBundle([course, book])).id;
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

function aBundle(includes: readonly ItemId[], price = 19_900) {
  return insertOffer(stage.db, {
    kind: 'package',
    interval: null,
    price,
    title: 'All of it',
    includes,
  });
}

async function pay() {
  const { orderId, payAt } = await buyer.order();
  if (payAt) await stage.stripe.control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  return orderId;
}

const readCart = () => buyer.api.cart.read({ language });
const quote = () =>
  buyer.api.checkout.quote({
    country: home.country,
    isCompany: false,
    vatId: null,
    coupon: null,
    language,
  });

describe('a course in the same cart as its bundle', () => {
  test('is shown as part of it and not charged, and costs its price without the bundle', async () => {
    await buyer.add(course, 'course');
    stage.platform.clock.set('2026-11-16T09:01:00Z');
    await buyer.add(bundle, 'bundle');
    const cart = await readCart();
    expect(cart.total).toBe(19_900);
    expect(cart.items).toMatchObject([
      { itemId: course, includedIn: 'All of it' },
      { itemId: bundle, includedIn: null, credit: 0 },
    ]);
    await buyer.api.cart.remove({ itemType: 'bundle', item: bundle });
    expect(await readCart()).toMatchObject({ total: 14_900, items: [{ includedIn: null }] });
  });

  test('is neither ordered nor left in the cart', async () => {
    await buyer.add(course, 'course');
    await buyer.add(bundle, 'bundle');
    const id = await pay();
    const order = await buyer.api.orders.read({ id });
    expect(order).toMatchObject({ total: 19_900, titles: ['All of it'] });
    expect((await readCart()).items).toEqual([]);
  });
});

describe('a bundle of which something is owned', () => {
  test('costs less by its share, and says so in the order, the invoice and the credit note', async () => {
    await buyer.add(course, 'course');
    await pay();
    await buyer.add(bundle, 'bundle');
    const credit = 11_956;
    expect(await readCart()).toMatchObject({ total: 19_900 - credit, items: [{ credit }] });
    const id = await pay();
    const order = await buyer.api.orders.read({ id });
    expect(order).toMatchObject({ total: 19_900 - credit, lines: [{ price: 7_944, credit }] });
    await desk.ordersAdmin.refund({
      id,
      key: crypto.randomUUID(),
      amount: moneySchema.parse(7_944),
      reason: 'asked',
    });
    await stage.receiveEvents();
    const { rows } = await stage.pool.query(
      'select kind, document from invoices where order_id = $1 order by kind desc',
      [id],
    );
    expect(rows).toMatchObject([
      { kind: 'invoice', document: { lines: [{ total: 7_944, credit }] } },
      { kind: 'creditNote', document: { lines: [{ total: -7_944, credit }] } },
    ]);
    const access = await buyer.api.entitlements.mine({ items: [course, book] });
    expect([access[course]?.isAllowed, access[book]?.isAllowed]).toEqual([true, false]);
  });

  test('cannot be added where all of it is owned', async () => {
    for (const [item, kind] of [[course, 'course'] as const, [book, 'book'] as const]) {
      await buyer.add(item, kind);
    }
    await pay();
    await expect(buyer.add(bundle, 'bundle')).rejects.toMatchObject({ code: 'ALREADY_OWNED' });
  });

  test('is quoted as the cart shows it', async () => {
    await buyer.add(course, 'course');
    await pay();
    await buyer.add(bundle, 'bundle');
    const { total } = await readCart();
    expect(await quote()).toMatchObject({ total, subtotal: total });
  });
});

test('what is in two bundles of a cart is charged with the first', async () => {
  const { id: other } = await aBundle([course], 10_000);
  await buyer.add(bundle, 'bundle');
  stage.platform.clock.set('2026-11-16T09:01:00Z');
  await buyer.add(other, 'bundle');
  expect(await readCart()).toMatchObject({
    total: 19_900,
    items: [{ credit: 0 }, { itemId: other, credit: 10_000 }],
  });
  const id = await pay();
  expect(await stateOf(stage, id)).toMatchObject({ state: 'paid', total: 19_900 });
});

test('what a subscription contains can be bought for good beside it', async () => {
  const { id } = await insertOffer(stage.db, {
    kind: 'package',
    interval: 'month',
    price: 2_900,
    includes: [course],
  });
  await buyer.add(course, 'course');
  await buyer.add(id, 'subscription');
  expect((await readCart()).total).toBe(17_800);
});
