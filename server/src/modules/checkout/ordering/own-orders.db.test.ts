import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { insertOffer, offers } from '../../../testing/offered-items.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import {
  cents,
  clearOrders,
  createOrderId,
  insertInvoice,
  insertOrder,
} from '../checkout.factory.ts';
import { findLastBilling } from '../orders/last-billing.repository.ts';
import { listOwnOrders } from '../orders/list-own-orders.ts';
import { readOwnOrder } from '../orders/read-own-order.ts';

const database = await testDatabase();
const { db, ownerUrl } = database;
const platform = testPlatform(db, '2026-11-16T10:20:00Z');
const member = callers.member.userId;
const other = callers.otherMember.userId;
const until = new Date('2026-11-20T00:00:00Z');
const deps = {
  ...platform,
  catalogue: offers,
  transferOf: async () => null,
  withdrawableUntil: async () => until,
};

beforeAll(async () => {
  for (const id of [member, other]) await insertPerson(db, { id });
});

beforeEach(() => clearOrders(ownerUrl));

afterAll(() => database.close());

describe('one’s own orders', () => {
  test('are listed page by page, the newest first, and nobody else’s', async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      const placedAt = new Date(Date.UTC(2026, 10, Math.ceil(day / 2), 9));
      ids.push((await insertOrder(db, { userId: member, placedAt })).id);
      await insertOrder(db, { userId: other, placedAt });
    }
    await insertOrder(db, { userId: null });
    const read: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { orders, nextCursor } = await listOwnOrders(deps, member, { limit: 2, cursor });
      read.push(...orders.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    }
    expect(cursor).toBeUndefined();
    expect(read[0]).toBe(ids[4]);
    expect(read.toSorted()).toEqual(ids.toSorted());
  });

  test('tell what is in them', async () => {
    const lines = [{ title: 'Čítanie čiary' }, { title: 'Tichá hodina' }];
    const { id, number } = await insertOrder(db, { userId: member, lines });
    const { orders } = await listOwnOrders(deps, member, { limit: 25 });
    expect(orders).toMatchObject([
      { id, number: String(number), titles: ['Čítanie čiary', 'Tichá hodina'], total: 23_800 },
    ]);
  });

  test('are none where nothing was ordered', async () => {
    const empty = { orders: [], nextCursor: null };
    expect(await listOwnOrders(deps, member, { limit: 25 })).toEqual(empty);
  });
});

describe('the latest billing details', () => {
  test('are those of one’s own latest order, whatever others ordered since', async () => {
    expect(await findLastBilling(db, member)).toBeNull();
    const billing = {
      name: 'Anna',
      street: 'Hauptplatz 1',
      postcode: '4020',
      city: '',
      country: 'AT',
      company: null,
      vatId: null,
    };
    const billed = async (userId: string | null, city: string, day: number) => {
      const placedAt = new Date(Date.UTC(2026, 10, day, 9));
      await insertOrder(db, { userId, placedAt, billing: { ...billing, city } });
    };
    await billed(member, 'Linz', 5);
    await billed(member, 'Graz', 3);
    await billed(other, 'Wien', 7);
    await billed(null, 'Brno', 8);
    expect(await findLastBilling(db, member)).toEqual({ ...billing, city: 'Linz' });
  });
});

describe('an own order', () => {
  test('is read with its lines, invoices and what can still be done', async () => {
    const book = await insertOffer(db, { kind: 'book', price: 2_900, title: 'The quiet hour' });
    const gone = await insertOffer(db, { kind: 'book', price: 2_900, state: 'withdrawn' });
    const { id } = await insertOrder(db, {
      userId: member,
      lines: [
        { itemId: book.id, itemType: 'book', price: cents(2_900), discount: cents(900) },
        { itemId: gone.id, itemType: 'book', price: cents(2_900) },
      ],
    });
    const invoice = await insertInvoice(db, { orderId: id });
    const order = await readOwnOrder(deps, member, id);
    expect(order).toMatchObject({
      subtotal: 5_800,
      discount: 900,
      total: 4_900,
      withdrawableUntil: until,
      vatRate: 1_900,
      vatTreatment: 'standard',
      canPay: false,
      transfer: null,
      lines: [
        { itemId: book.id, slug: book.id, price: 2_900, discount: 900, total: 2_000 },
        // An item without a page has no link.
        { itemId: gone.id, slug: null, total: 2_900 },
      ],
      invoices: [{ id: invoice.id, kind: 'invoice', number: invoice.number, total: 4_900 }],
    });
    expect(order.net + order.vat).toBe(order.total);
  });

  test('shows nothing that only administrators may see', async () => {
    const { id } = await insertOrder(db, { userId: member, heldBecause: 'amount' });
    const order = await readOwnOrder(deps, member, id);
    const text = JSON.stringify(order);
    for (const word of ['heldBecause', 'locationProofs', 'paymentIntentId', 'keyHash']) {
      expect(text).not.toContain(word);
    }
  });

  test.each([
    ['somebody else’s', other],
    ['of an erased account', null],
  ])('is not there where it is %s', async (_name, userId) => {
    const { id } = await insertOrder(db, { userId });
    await expect(readOwnOrder(deps, member, id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('is not there where there is none', async () => {
    await expect(readOwnOrder(deps, member, createOrderId())).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });
});
