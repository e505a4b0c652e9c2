import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireActionContext } from '../../../platform/action-context.ts';
import { callers } from '../../../testing/callers.ts';
import { runSize } from '../../../testing/run-size.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testPlatform } from '../../../testing/test-platform.ts';
import { watchQueries } from '../../../testing/watch-queries.ts';
import { fillOrders } from '../many-orders.factory.ts';
import { findOwnOrders, findTitles } from '../orders/read-orders.repository.ts';
import { exportOrders } from './export-orders.ts';
import {
  countOrders,
  findOrders,
  type ListOrder,
  type OrderFilter,
  prepareQuery,
} from './order-list.repository.ts';
import {
  countOrdersByCountry,
  countOrdersByDay,
  sumRefundsByDay,
  sumSalesByItem,
} from './sales.repository.ts';

/** More than the counting limit, so that an exact count would be noticed. */
const orders = runSize({ nightly: 100_000, short: 20_000 });

const database = await testDatabase();
const { db, pool, ownerUrl } = database;

beforeAll(async () => {
  // The product's connections have a statement timeout of five seconds, too short for the setup.
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await fillOrders(client, orders);
  await client.end();
}, 180_000);

afterAll(() => database.close());

function watchList(filter: OrderFilter, order: ListOrder = 'newest', isSecondPage = false) {
  return watchQueries(pool, async (tx) => {
    const query = await prepareQuery(tx, filter);
    const after = isSecondPage ? await aPlace() : null;
    const found = await findOrders(tx, query, { order, limit: 26, after });
    await findTitles(
      tx,
      found.map(({ id }) => id),
    );
    await countOrders(tx, query, 10_000);
  });
}

async function aPlace() {
  const [found] = await findOrders(
    db,
    { search: { words: '' } },
    { order: 'newest', limit: 1, after: null },
  );
  if (!found) throw new Error('there are orders');
  return { id: found.id, placedAt: '2026-06-01T00:00:00Z', total: 10_000 };
}

describe(`among ${orders} orders`, () => {
  test.each(['newest', 'oldest', 'largest'] as const)(
    'the list, %s first, reads no more than it shows and counts',
    async (order) => {
      for (const isSecondPage of [false, true]) {
        const { searched, widest } = await watchList({ search: '' }, order, isSecondPage);
        expect(searched).toEqual([]);
        expect(widest).toBeLessThanOrEqual(10_000);
      }
    },
  );

  test.each([
    ['an address', 'member-4711@danube.example'],
    ['the number of an order', String(100_000 + orders / 2)],
    ['the number of an invoice', '2026-000017'],
  ])('%s is looked up', async (_name, search) => {
    const { searched, widest } = await watchList({ search });
    expect(searched).toEqual([]);
    expect(widest).toBeLessThan(1_000);
  });

  test.each(['Kovacova', 'nobody is called so'])(
    'a name is found by reading each order once to show and once to count: %s',
    async (search) => {
      const { rowsRead } = await watchQueries(pool, async (tx) => {
        const query = await prepareQuery(tx, { search });
        await findOrders(tx, query, { order: 'newest', limit: 26, after: null });
        await countOrders(tx, query, 10_000);
      });
      expect(rowsRead).toBeLessThanOrEqual(2 * orders);
    },
  );

  test('somebody’s own orders are looked up', async () => {
    const { searched, widest } = await watchQueries(pool, (tx) =>
      findOwnOrders(tx, 'member-4711', { limit: 26, after: null }),
    );
    expect(searched).toEqual([]);
    expect(widest).toBeLessThan(200);
  });

  test('the file has every order once, newest first', async () => {
    const platform = testPlatform(db, '2026-11-16T10:20:00Z');
    const act = requireActionContext({ member: callers.admin, requestId: 'request-7' });
    const { csv } = await exportOrders(platform, act, { search: '' });
    const numbers = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(numbers).toEqual(Array.from({ length: orders }, (_, n) => String(100_001 + n)));
  });

  test('a month of statistics reads the orders of that month', async () => {
    const month = { from: '2026-10-01', to: '2026-10-31' };
    const { nodes } = await watchQueries(pool, async (tx) => {
      await countOrdersByDay(tx, month);
      await sumRefundsByDay(tx, month);
      await sumSalesByItem(tx, month);
      await countOrdersByCountry(tx, month);
    });
    const whole = nodes.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'orders',
    );
    expect(whole).toEqual([]);
  });
});
