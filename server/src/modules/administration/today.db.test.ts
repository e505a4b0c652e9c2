import { figureNames } from '@danube/contract/today-names.ts';
import { call } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compose } from '../../compose.ts';
import { readEnvironment } from '../../env.ts';
import { addDays } from '../../platform/academy-days.ts';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import { createLogger } from '../../platform/logger.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { insertVisit } from '../analytics/analytics.factory.ts';
import { cents, clearOrders, insertInvoice, insertOrder } from '../checkout/checkout.factory.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { seedSettings } from '../settings/settings.seed.ts';

let database: TestDatabase;
let parts: ReturnType<typeof compose>;

beforeAll(async () => {
  database = await testDatabase();
  const env = readEnvironment({
    NODE_ENV: 'test',
    SITE_URL: 'http://localhost:3000',
    DATABASE_URL: database.url,
    AUTH_SECRET: 'only-for-tests-and-nothing-else-at-all',
  });
  parts = compose(env, createLogger({ level: 'silent', name: 'test' }), 'danube-test');
  for (const id of ['admin-id', 'member-id']) await insertPerson(database.db, { id });
});

beforeEach(() => clearOrders(database.ownerUrl));

afterAll(async () => {
  await parts.close();
  await database.close();
});

function today(caller: Caller = 'admin') {
  return call(parts.router.administration.today, undefined, {
    context: contextOf(callers[caller]),
  });
}

/** Noon this many days ago, so that a clock change can't shift it to another day. */
function noon(daysAgo: number): Date {
  return new Date(`${addDays(formatAcademyDay(new Date()), -daysAgo)}T11:00:00Z`);
}

async function sell(daysAgo: number, price: number, title = 'Fast Track') {
  const order = await insertOrder(database.db, {
    paidAt: noon(daysAgo),
    lines: [{ price: cents(price), title }],
  });
  await insertInvoice(database.db, { orderId: order.id });
}

describe('Today', () => {
  test('has today so far, yesterday, the last week and 28 days of revenue, each with what was before', async () => {
    await sell(0, 99_999);
    await sell(1, 10_000);
    await sell(7, 2_000);
    await sell(8, 4_000);
    await sell(28, 500);
    await sell(29, 300);
    const { figures, driver } = await today();
    expect(figures.find(({ name }) => name === 'revenue')).toMatchObject({
      unit: 'cents',
      path: '/admin/statistics/orders',
      today: 99_999,
      yesterday: 10_000,
      weekAgo: 4_000,
      lastWeek: 12_000,
      weekBefore: 4_000,
      total: 16_500,
      before: 300,
    });
    expect(driver).toEqual({ item: 'Reading the line', country: 'DE' });
  });

  test('has the figures in the order of their names, revenue first', async () => {
    const { figures } = await today();
    expect(figures.map(({ name }) => name)).toEqual(figureNames);
  });

  test('starts with the steps that are left until the site is open', async () => {
    const steps = async () =>
      (await today()).attention.filter(({ name }) => name === 'stepsToOpen');
    const { length: problems } = await parts.settings.api.findOpeningProblems(database.db);
    expect(problems).toBeGreaterThan(0);
    expect(await steps()).toMatchObject([
      { count: problems + 1, isUrgent: true, path: '/admin/go-live' },
    ]);
    await seedSettings({ transact: parts.transact, clock: parts.clock });
    expect(await steps()).toEqual([]);
  });

  test('says what waits, the urgent first, with the place where it is done', async () => {
    const placedAt = noon(6);
    await insertOrder(database.db, { state: 'pending', method: 'transfer', placedAt });
    await insertOrder(database.db, { dispute: 'open', placedAt: noon(2) });
    const { attention } = await today();
    expect(attention.map(({ name }) => name)).toEqual([
      'ordersStuck',
      'transfersAwaited',
      'claimsUnsourced',
    ]);
    expect(attention[1]).toEqual({
      name: 'transfersAwaited',
      count: 1,
      isUrgent: false,
      since: placedAt,
      path: '/admin/transfers',
      about: [],
    });
  });

  test('tells each of the staff what their role covers', async () => {
    const names = async (caller: Caller) =>
      (await today(caller)).figures.map(({ name }) => name).toSorted();
    expect(await names('admin')).toEqual([
      'activeMembers',
      'downloads',
      'lessonsFinished',
      'newStudents',
      'repSales',
      'revenue',
      'roomMessages',
      'sessionJoins',
      'visits',
    ]);
    expect(await names('bookkeeper')).toEqual(['repSales', 'revenue']);
    expect(await names('editor')).toEqual([
      'downloads',
      'lessonsFinished',
      'sessionJoins',
      'visits',
    ]);
    expect(await names('moderator')).toEqual(['activeMembers', 'roomMessages']);
    expect((await today('editor')).driver).toBeNull();
    await expect(today('member')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('counts page views without bots and without the staff’s own screens', async () => {
    const createdAt = noon(1);
    for (const visit of [{}, { isBot: true }, { pagePath: '/admin/people' }, { pagePath: '/' }]) {
      await insertVisit(database.db, { createdAt, ...visit });
    }
    const { figures } = await today('editor');
    expect(figures.find(({ name }) => name === 'visits')).toMatchObject({ yesterday: 2 });
  });
});
