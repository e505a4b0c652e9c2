import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
  stateOf,
} from '../../../testing/checkout-stage.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() }).ordersAdmin;
let buyer: Buyer;

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

beforeEach(async () => {
  stage.platform.clock.set(shopOpeningTime);
  buyer = await stage.openBuyer();
});

afterAll(() => stage.close());

/** Two courses at 149 and 99 euros. */
async function buyTwo() {
  const dear = await buyer.put({ price: 14_900, title: 'Dear' });
  const cheap = await buyer.put({ price: 9_900, title: 'Cheap' });
  const { orderId: id, payAt } = await buyer.order();
  await control.pay(sessionOf(payAt));
  await stage.receiveEvents();
  return { id, dear, cheap };
}

function refund(id: OrderId, amount: number, items: ItemId[] = []) {
  const input = { id, key: randomUUID(), amount: moneySchema.parse(amount), items };
  return desk.refund({ ...input, reason: 'asked for' });
}

async function allowed(...items: ItemId[]) {
  const access = await buyer.api.entitlements.mine({ items });
  return items.map((item) => access[item]?.isAllowed);
}

describe('a refund', () => {
  test('of an item ends access to it, leaves the others, and credits that line alone', async () => {
    const { id, dear, cheap } = await buyTwo();
    const { lines } = await refund(id, 9_900, [cheap]);
    await stage.receiveEvents();
    expect(await allowed(dear, cheap)).toEqual([true, false]);
    expect(await stateOf(stage, id)).toMatchObject({ state: 'paid', refunded: 9_900 });
    const returned = lines.filter(({ returnedAt }) => returnedAt !== null);
    expect(returned.map(({ itemId }) => itemId)).toEqual([cheap]);
    const { rows } = await stage.pool.query(
      "select document from invoices where order_id = $1 and kind = 'creditNote'",
      [id],
    );
    expect(rows).toMatchObject([{ document: { lines: [{ title: 'Cheap', total: -9_900 }] } }]);
  });

  test('of everything that is left credits only what was not credited before', async () => {
    const { id, cheap } = await buyTwo();
    await refund(id, 9_900, [cheap]);
    stage.platform.clock.set('2026-11-16T09:01:00Z');
    await refund(id, 14_900);
    const { rows } = await stage.pool.query(
      "select document from invoices where order_id = $1 and kind = 'creditNote' order by serial",
      [id],
    );
    expect(rows).toMatchObject([
      { document: { lines: [{ title: 'Cheap', total: -9_900 }] } },
      { document: { lines: [{ title: 'Dear', total: -14_900 }] } },
    ]);
  });

  test('of an amount leaves all access', async () => {
    const { id, dear, cheap } = await buyTwo();
    await refund(id, 9_900);
    expect(await allowed(dear, cheap)).toEqual([true, true]);
  });

  test('of an item is of what it cost, and is made once', async () => {
    const { id, dear, cheap } = await buyTwo();
    await expect(refund(id, 5_000, [cheap])).rejects.toMatchObject({
      code: 'REFUND_TOO_LARGE',
      data: { left: 9_900 },
    });
    await refund(id, 9_900, [cheap]);
    await expect(refund(id, 9_900, [cheap])).rejects.toMatchObject({ code: 'ORDER_STATE' });
    await refund(id, 14_900, [dear]);
    expect(await stateOf(stage, id)).toMatchObject({ state: 'refunded', refunded: 24_800 });
  });
});

test('a lost dispute credits only what was not credited before', async () => {
  const { id, cheap } = await buyTwo();
  await refund(id, 9_900, [cheap]);
  await stage.receiveEvents();
  const { intent } = await stateOf(stage, id);
  const { dispute } = await control.openDispute(String(intent), 14_900);
  await control.closeDispute(dispute, 'lost');
  await stage.receiveEvents();
  const { rows } = await stage.pool.query(
    "select document from invoices where order_id = $1 and kind = 'creditNote' order by serial",
    [id],
  );
  expect(rows[1]).toMatchObject({ document: { lines: [{ title: 'Dear', total: -14_900 }] } });
});

test('an item that went back is neither withdrawn from again nor given back by a dispute', async () => {
  const { id, dear, cheap } = await buyTwo();
  await refund(id, 9_900, [cheap]);
  await stage.receiveEvents();
  const [offer] = await buyer.api.orders.withdrawalOffers();
  expect(offer?.lines.map(({ itemId, refund: worth }) => [itemId, worth])).toEqual([
    [dear, 14_900],
  ]);
  const { intent } = await stateOf(stage, id);
  const { dispute } = await control.openDispute(String(intent), 14_900);
  await control.closeDispute(dispute, 'won');
  await stage.receiveEvents();
  expect(await allowed(dear, cheap)).toEqual([true, false]);
});
