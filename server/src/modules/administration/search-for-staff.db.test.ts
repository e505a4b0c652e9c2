import { call } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '../../compose.ts';
import { readEnvironment } from '../../env.ts';
import { createLogger } from '../../platform/logger.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { insertOrder } from '../checkout/checkout.factory.ts';
import { insertPerson } from '../identity/identity.factory.ts';

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
  await insertPerson(database.db, {
    id: 'zoe',
    firstName: 'Zoë',
    lastName: 'Østergård',
    email: 'zoe@mail.example',
  });
});

afterAll(async () => {
  await parts.close();
  await database.close();
});

function find(query: string, caller: Caller = 'admin') {
  const context = contextOf(callers[caller]);
  return call(parts.router.administration.find, { query }, { context });
}

test('finds people, with the screen that shows them', async () => {
  expect(await find('ostergard')).toEqual([
    {
      group: 'students',
      id: 'zoe',
      title: 'Zoë Østergård',
      detail: 'zoe@mail.example',
      path: '/admin/people/zoe',
    },
  ]);
});

test('finds an order by its number, with the screen that shows it', async () => {
  const { id, number } = await insertOrder(database.db, { email: 'buyer@mail.example' });
  const found = await find(String(number));
  expect(found).toMatchObject([
    {
      group: 'sales',
      title: expect.stringContaining(String(number)),
      path: `/admin/orders/${id}`,
    },
  ]);
});

test('is recorded as looking at the lists is', async () => {
  await find('nobody has this name');
  const { rows } = await database.pool.query('select action from audit_entries');
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['people.list', 'orders.list']));
});

test('refuses members', async () => {
  await expect(find('zoe', 'member')).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
