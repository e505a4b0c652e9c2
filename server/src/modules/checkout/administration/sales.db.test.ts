import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { insertOffer } from '../../../testing/offered-items.ts';
import {
  cents,
  clearOrders,
  insertInvoice,
  insertOrder,
  insertRefund,
} from '../checkout.factory.ts';
import { addEvent } from '../orders/orders.repository.ts';
import { startOrdersAdmin } from './orders-admin.factory.ts';

const { db, ownerUrl, as, auditEntries, close } = await startOrdersAdmin('2026-11-16T10:20:00Z');
const admin = as('admin');

beforeEach(async () => {
  await clearOrders(ownerUrl);
  await queryAs(ownerUrl, 'truncate audit_entries');
});

afterAll(close);

function paid(at: string, order: Parameters<typeof insertOrder>[1] = {}) {
  return insertOrder(db, { paidAt: new Date(at), ...order });
}

/** With its invoice. */
async function insertSoldOrder(at: string, order: Parameters<typeof insertOrder>[1] = {}) {
  const made = await paid(at, order);
  await insertInvoice(db, { orderId: made.id });
  return made;
}

/** A refund with its credit note, both at the same time as in the product. */
async function returnedAmount(orderId: OrderId, amount: number, at: Date) {
  await insertRefund(db, { orderId, amount: cents(amount), requestedAt: at });
  await insertCreditNote(orderId, amount, at);
}

function insertCreditNote(orderId: OrderId, amount: number, issuedAt: Date) {
  return insertInvoice(db, {
    orderId,
    kind: 'creditNote',
    issuedAt,
    total: cents(-amount),
    net: cents(-amount),
    vat: cents(0),
  });
}

/** The first and last instant of a period, and their neighbours. */
function boundaryInstants(first: string, last: string) {
  const [start, end] = [new Date(first).getTime(), new Date(last).getTime()];
  return [start - 1, start, end, end + 1].map((moment) => ({
    at: new Date(moment).toISOString(),
    isWithin: moment >= start && moment <= end,
  }));
}

describe('statistics', () => {
  test('tell of every day what came in and went back, with days on which nothing did', async () => {
    const { id } = await insertSoldOrder('2026-11-02T09:00:00Z');
    await insertSoldOrder('2026-11-02T12:00:00Z', {
      lines: [{ price: cents(4_000) }],
      state: 'refunded',
    });
    await returnedAmount(id, 700, new Date('2026-11-04T09:00:00Z'));
    const statistics = await admin.statistics({ from: '2026-11-01', to: '2026-11-04' });
    expect(statistics).toMatchObject({ orders: 2, revenue: 15_200, sales: 15_900, refunded: 700 });
    expect(statistics.net + statistics.vat).toBe(15_200);
    expect(statistics.days).toEqual([
      { day: '2026-11-01', orders: 0, sales: 0, refunded: 0, revenue: 0 },
      { day: '2026-11-02', orders: 2, sales: 15_900, refunded: 0, revenue: 15_900 },
      { day: '2026-11-03', orders: 0, sales: 0, refunded: 0, revenue: 0 },
      { day: '2026-11-04', orders: 0, sales: 0, refunded: 700, revenue: -700 },
    ]);
  });

  test('count what a dispute took like a refund, and a refund that failed is still owed', async () => {
    const { id: orderId } = await paid('2026-11-02T09:00:00Z');
    const at = new Date('2026-11-02T10:00:00Z');
    await addEvent(db, { orderId, kind: 'disputeLost', at, amount: cents(300) });
    await addEvent(db, { orderId, kind: 'disputeOpened', at, amount: cents(300) });
    await insertRefund(db, { orderId, amount: cents(50), state: 'failed', requestedAt: at });
    const statistics = await admin.statistics({ from: '2026-11-02', to: '2026-11-02' });
    expect(statistics.refunded).toBe(350);
  });

  test('leave out what was not paid', async () => {
    const placedAt = new Date('2026-11-02T09:00:00Z');
    await insertOrder(db, { placedAt, state: 'pending' });
    await insertOrder(db, { placedAt, state: 'cancelled' });
    const statistics = await admin.statistics({ from: '2026-11-02', to: '2026-11-02' });
    expect(statistics).toMatchObject({ orders: 0, revenue: 0, items: [], countries: [] });
  });

  test.each([
    // Spring: clocks jump from 02:00 to 03:00, so the day has 23 hours.
    { day: '2026-03-29', first: '2026-03-28T23:00:00Z', last: '2026-03-29T21:59:59.999Z' },
    // Autumn: clocks go back from 03:00 to 02:00, so the day has 25 hours.
    { day: '2026-10-25', first: '2026-10-24T22:00:00Z', last: '2026-10-25T22:59:59.999Z' },
  ])('take $day, when the clock is changed, from midnight to midnight', async (changed) => {
    const { day, first, last } = changed;
    for (const { at, isWithin } of boundaryInstants(first, last)) {
      const { id } = await insertSoldOrder(at, {
        lines: [{ price: cents(isWithin ? 11_900 : 1) }],
      });
      await returnedAmount(id, isWithin ? 100 : 1, new Date(at));
    }
    const statistics = await admin.statistics({ from: day, to: day });
    const expected = { orders: 2, sales: 23_800, refunded: 200, revenue: 23_600 };
    expect(statistics).toMatchObject(expected);
    expect(statistics.days).toEqual([{ day, ...expected }]);
    expect(statistics.countries).toEqual([{ country: 'DE', orders: 2, revenue: 23_600 }]);
    expect(statistics.items.map(({ sales }) => sales)).toEqual([11_900, 11_900]);
  });

  test('each day of a week in which the clock is changed is there once', async () => {
    const { days } = await admin.statistics({ from: '2026-10-23', to: '2026-10-27' });
    expect(days.map(({ day }) => day)).toEqual([23, 24, 25, 26, 27].map((day) => `2026-10-${day}`));
  });

  test('name items once, whatever their buyers read, and countries, the most first', async () => {
    const course = await insertOffer(db, {
      kind: 'course',
      price: 5_000,
      title: 'Reading the line',
    });
    const book = await insertOffer(db, { kind: 'book', price: 9_000, title: 'The quiet hour' });
    const line = { itemId: course.id, price: cents(5_000) };
    await insertSoldOrder('2026-11-02T09:00:00Z', {
      lines: [{ ...line, title: 'Čítanie čiary' }],
      country: 'SK',
    });
    await insertSoldOrder('2026-11-02T10:00:00Z', {
      lines: [line, { itemId: book.id, price: cents(12_000), discount: cents(3_000) }],
      country: 'FR',
    });
    const { items, countries } = await admin.statistics({ from: '2026-11-02', to: '2026-11-02' });
    expect(items).toHaveLength(2);
    expect(items).toContainEqual({ title: 'Reading the line', sold: 2, sales: 10_000 });
    expect(items.at(-1)).toEqual({ title: 'The quiet hour', sold: 1, sales: 9_000 });
    expect(countries).toEqual([
      { country: 'FR', orders: 1, revenue: 14_000 },
      { country: 'SK', orders: 1, revenue: 5_000 },
    ]);
  });

  test('are empty where the days are the wrong way round', async () => {
    const statistics = await admin.statistics({ from: '2026-11-02', to: '2026-11-01' });
    expect(statistics).toMatchObject({ orders: 0, days: [] });
  });

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['2000-01-01', '2026-01-01'],
  ])('refuse %s to %s', async (from, to) => {
    await expect(admin.statistics({ from, to })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('the One-Stop-Shop return', () => {
  async function invoice(at: string, order: Parameters<typeof insertOrder>[1] = {}) {
    const { id: orderId } = await paid(at, order);
    await insertInvoice(db, { orderId });
    return orderId;
  }

  test('adds up by country and rate what was invoiced, less what credit notes took back', async () => {
    await invoice('2026-10-01T10:00:00Z');
    const back = await invoice('2026-10-02T10:00:00Z', { lines: [{ price: cents(2_380) }] });
    await insertInvoice(db, {
      orderId: back,
      kind: 'creditNote',
      issuedAt: new Date('2026-12-31T22:59:59Z'),
      total: cents(-1_190),
      net: cents(-1_000),
      vat: cents(-190),
    });
    await invoice('2026-10-03T10:00:00Z', { country: 'FI', vatRate: 2_550 });
    await invoice('2026-10-04T10:00:00Z', { country: 'FI', vatRate: 2_400 });
    const { rows, fileName, csv } = await admin.ossReturn({ year: 2026, quarter: 4 });
    expect(rows).toEqual([
      { country: 'DE', vatRate: 1_900, net: 11_000, vat: 2_090 },
      { country: 'FI', vatRate: 2_400, net: 9_597, vat: 2_303 },
      { country: 'FI', vatRate: 2_550, net: 9_482, vat: 2_418 },
    ]);
    expect(fileName).toBe('oss-2026-q4.csv');
    expect(csv.split('\r\n')).toEqual([
      'country,vat_rate,net,vat',
      'DE,19,110,20.9',
      'FI,24,95.97,23.03',
      'FI,25.5,94.82,24.18',
      '',
    ]);
    expect(await auditEntries()).toMatchObject([
      { action: 'orders.oss-return', target_id: '2026-q4', after: { rows: 3 } },
    ]);
  });

  test('may be below zero, and then stays a number', async () => {
    const { id } = await paid('2026-09-30T10:00:00Z');
    await insertInvoice(db, { orderId: id });
    const issuedAt = new Date('2026-10-01T10:00:00Z');
    await insertInvoice(db, { orderId: id, kind: 'creditNote', issuedAt });
    const { csv } = await admin.ossReturn({ year: 2026, quarter: 4 });
    expect(csv).toContain('DE,19,-100,-19\r\n');
  });

  test('leaves out sales at home and those where the buyer owes the tax', async () => {
    await invoice('2026-10-01T10:00:00Z', { country: 'SK', vatRate: 2_300 });
    await invoice('2026-10-01T10:00:00Z', { vatTreatment: 'reverseCharge', vatRate: 0 });
    expect((await admin.ossReturn({ year: 2026, quarter: 4 })).rows).toEqual([]);
  });

  test.each([
    [1, '2025-12-31T23:00:00Z', '2026-03-31T21:59:59.999Z'],
    [2, '2026-03-31T22:00:00Z', '2026-06-30T21:59:59.999Z'],
    [3, '2026-06-30T22:00:00Z', '2026-09-30T21:59:59.999Z'],
    [4, '2026-09-30T22:00:00Z', '2026-12-31T22:59:59.999Z'],
  ])('takes quarter %i by the academy’s calendar', async (quarter, first, last) => {
    for (const { at, isWithin } of boundaryInstants(first, last)) {
      await invoice(at, { lines: [{ price: cents(isWithin ? 11_900 : 1) }] });
    }
    const { rows } = await admin.ossReturn({ year: 2026, quarter });
    expect(rows).toEqual([{ country: 'DE', vatRate: 1_900, net: 20_000, vat: 3_800 }]);
  });
});
