import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { callers } from '../../../testing/callers.ts';
import {
  cents,
  clearOrders,
  createAddress,
  insertInvoice,
  insertOrder,
  insertRefund,
} from '../checkout.factory.ts';
import { toCreditorReference } from '../transfers/to-creditor-reference.ts';
import { startOrdersAdmin } from './orders-admin.factory.ts';

const { db, ownerUrl, as, auditEntries, close } = await startOrdersAdmin('2026-11-16T10:20:00Z');
const admin = as('admin');

beforeEach(async () => {
  await clearOrders(ownerUrl);
  await queryAs(ownerUrl, 'truncate audit_entries');
});

afterAll(close);

type Input = Parameters<typeof admin.list>[0];

async function emails(input: Input = {}): Promise<string[]> {
  return (await admin.list(input)).orders.map(({ email }) => email);
}

/** One order per day. */
async function place(day: number, order: Parameters<typeof insertOrder>[1] = {}) {
  const placedAt = new Date(Date.UTC(2026, 9, day, 9));
  return insertOrder(db, { placedAt, email: `${day}@danube.example`, ...order });
}

describe('the list of orders', () => {
  test('has one person’s alone where their page asks for it', async () => {
    await place(1);
    await place(2, { userId: 'admin-id' });
    expect(await emails({ userId: userIdSchema.parse('admin-id') })).toEqual(['2@danube.example']);
  });

  test('tells of each what it is, whose and what is in it', async () => {
    const { id, number } = await place(1, {
      billing: {
        ...createAddress,
        country: 'AT',
        company: 'Alpenlinie GmbH',
        vatId: 'ATU12345678',
      },
      country: 'AT',
      state: 'pending',
      method: 'transfer',
      lines: [{ title: 'Reading the line' }, { title: 'The quiet hour', price: cents(2_900) }],
    });
    expect(await admin.list({})).toEqual({
      orders: [
        {
          id,
          number: String(number),
          state: 'pending',
          method: 'transfer',
          placedAt: new Date('2026-10-01T09:00:00Z'),
          paidAt: null,
          titles: ['Reading the line', 'The quiet hour'],
          total: 14_800,
          refunded: 0,
          debit: null,
          buyer: 'Alpenlinie GmbH',
          email: '1@danube.example',
          country: 'AT',
          dispute: null,
          inquiry: null,
          isHeld: false,
        },
      ],
      nextCursor: null,
      total: 1,
    });
  });

  test('is written down without the words that were looked for', async () => {
    await admin.list({ search: 'Nováková', state: 'paid' });
    expect(await auditEntries()).toEqual([
      {
        actor_id: callers.admin.userId,
        action: 'orders.list',
        target_kind: 'orders',
        target_id: 'all',
        before: null,
        reason: null,
        after: { search: true, state: 'paid', order: 'newest', shown: 0, total: 0 },
      },
    ]);
  });

  test.each([
    ['newest', ['3', '2', '1']],
    ['oldest', ['1', '2', '3']],
    ['largest', ['2', '3', '1']],
  ] as const)('is read page by page: the %s first', async (order, days) => {
    await place(1, { lines: [{ price: cents(1_000) }] });
    await place(2, { lines: [{ price: cents(3_000) }] });
    await place(3, { lines: [{ price: cents(1_000), itemType: 'book' }, { price: cents(500) }] });
    const read: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { orders, nextCursor, total } = await admin.list({ order, limit: 1, cursor });
      expect(total).toBe(3);
      read.push(...orders.map(({ email }) => email));
      cursor = nextCursor ?? undefined;
    }
    expect(cursor).toBeUndefined();
    expect(read).toEqual(days.map((day) => `${day}@danube.example`));
  });

  test('leaves nobody out where many came at the same moment and cost the same', async () => {
    for (let n = 0; n < 5; n += 1) await place(1, { email: `${n}@danube.example` });
    for (const order of ['newest', 'oldest', 'largest'] as const) {
      const first = await admin.list({ order, limit: 3 });
      const second = await admin.list({ order, limit: 3, cursor: first.nextCursor ?? '' });
      const all = [...first.orders, ...second.orders].map(({ email }) => email);
      expect(all.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `${n}@danube.example`));
    }
  });

  test.each(['nonsense', Buffer.from('newest:x').toString('base64url')])(
    'begins anew where the place cannot be read: %s',
    async (cursor) => {
      await place(1);
      expect(await emails({ cursor })).toHaveLength(1);
    },
  );
});

describe('looking for orders', () => {
  test.each([
    ['part of an address', 'NOVAK@'],
    ['a name without its accents', 'kovac'],
    ['two words in any order', 'kováč žofia'],
    ['a company', 'alpenlinie'],
  ])('finds %s', async (_name, search) => {
    await place(1, {
      email: 'Z.Novak@danube.example',
      billing: { ...createAddress, name: 'Žofia Kováč', company: 'Alpenlinie GmbH' },
    });
    await place(2, { email: 'other@danube.example' });
    expect(await emails({ search })).toEqual(['Z.Novak@danube.example']);
  });

  test('takes signs as they are', async () => {
    await place(1, { email: 'a_b@danube.example' });
    await place(2, { email: 'axb@danube.example' });
    expect(await emails({ search: 'a_b@' })).toEqual(['a_b@danube.example']);
    expect(await emails({ search: '%@' })).toEqual([]);
  });

  test('finds an order by its number and by the reference of its transfer, and nothing else', async () => {
    const { number } = await place(1);
    await place(2, { email: `${number}@danube.example` });
    expect(await emails({ search: String(number) })).toEqual(['1@danube.example']);
    expect(await emails({ search: `#${number}` })).toEqual(['1@danube.example']);
    expect(await emails({ search: toCreditorReference(number) })).toEqual(['1@danube.example']);
  });

  test('takes a number that no order has for words', async () => {
    await place(1, { email: 'trader99@danube.example' });
    expect(await emails({ search: '99' })).toEqual(['trader99@danube.example']);
  });

  test('finds an order by its invoice or credit note', async () => {
    const { id: one } = await place(1);
    const { id: two } = await place(2);
    await insertInvoice(db, { orderId: one, year: 2026, serial: 17 });
    await insertInvoice(db, { orderId: two, kind: 'creditNote', year: 2026, serial: 17 });
    expect(await emails({ search: '2026-000017' })).toEqual(['1@danube.example']);
    expect(await emails({ search: 'c2026-000017' })).toEqual(['2@danube.example']);
    expect(await emails({ search: '2025-000017' })).toEqual([]);
  });

  test('chooses by state, way to pay and country, also together with words', async () => {
    await place(1, { state: 'pending', method: 'transfer', country: 'FR' });
    await place(2, { state: 'pending', country: 'FR' });
    await place(3, { country: 'PL' });
    expect(await emails({ state: 'pending' })).toEqual(['2@danube.example', '1@danube.example']);
    expect(await emails({ method: 'transfer' })).toEqual(['1@danube.example']);
    expect(await emails({ country: 'PL' })).toEqual(['3@danube.example']);
    expect(await emails({ country: 'FR', state: 'pending', search: '1@' })).toEqual([
      '1@danube.example',
    ]);
  });

  test('shows what needs somebody: held money, open disputes and refunds that failed', async () => {
    await place(1, { heldBecause: 'amount' });
    await place(2, { dispute: 'open' });
    await place(6, { inquiry: 'open' });
    await place(7, { inquiry: 'answered' });
    const { id } = await place(3);
    await insertRefund(db, { orderId: id, state: 'failed' });
    await place(4, { dispute: 'won' });
    const { id: fine } = await place(5);
    await insertRefund(db, { orderId: fine, state: 'done' });
    const { orders, total } = await admin.list({ attention: 'true' });
    expect(orders.map(({ email }) => email)).toEqual(
      [6, 3, 2, 1].map((n) => `${n}@danube.example`),
    );
    expect(orders.map(({ isHeld }) => isHeld)).toEqual([false, false, false, true]);
    expect(total).toBe(4);
  });
});

describe('the list as a file', () => {
  test('has what the filter shows, with amounts as numbers and words that are no formulas', async () => {
    const { id, number } = await place(1, {
      billing: { ...createAddress, name: '=HYPERLINK("x")', company: 'A, B & Co' },
    });
    await insertInvoice(db, { orderId: id, serial: 4 });
    await place(2, { state: 'pending' });
    const { fileName, csv } = await admin.exportCsv({ state: 'paid' });
    expect(fileName).toBe('orders-2026-11-16.csv');
    expect(csv.split('\r\n')).toEqual([
      expect.stringMatching(/^id,number,placed_at,/),
      `${id},${number},2026-10-01T09:00:00.000Z,2026-10-01T09:00:00.000Z,paid,stripe,` +
        `1@danube.example,"'=HYPERLINK(""x"")","A, B & Co",,DE,19,standard,,119,100,19,0,,false,` +
        'Reading the line,2026-000004',
      '',
    ]);
    expect((await auditEntries()).at(-1)).toMatchObject({
      action: 'orders.export',
      after: { state: 'paid', search: false, rows: 1 },
    });
  });

  test('has only the orders that were selected, of those that the filter shows', async () => {
    const first = await place(1);
    const second = await place(2, { state: 'pending' });
    await place(3);
    const ids = [first.id, second.id];
    const { csv } = await admin.exportCsv({ ids });
    expect(csv.match(/danube\.example/g)).toHaveLength(2);
    expect((await admin.exportCsv({ ids, state: 'paid' })).csv).not.toContain(second.id);
    expect((await auditEntries()).at(-1)).toMatchObject({ after: { ids, state: 'paid', rows: 1 } });
  });
});
