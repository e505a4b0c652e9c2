import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { queryAs } from '../../platform/test-parts.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createLedgerGauges } from './create-ledger-gauges.ts';

const database = await testDatabase();
afterAll(() => database.close());

const gauges = createLedgerGauges({
  db: database.db,
  clock: systemClock,
  entitlements: { purchasesOf: async () => [] },
});

async function readAll() {
  const readings = await Promise.all(
    gauges.map(async ({ name, read }) => [name, await read()] as const),
  );
  return Object.fromEntries(readings);
}

test('books without a fault are told as zeros, an event that waits by its age', async () => {
  expect(await readAll()).toEqual({
    ledger_imbalance_cents: 0,
    paid_orders_without_access: 0,
    orders_held: 0,
    stripe_event_oldest_waiting_seconds: 0,
    payment_session_oldest_open_seconds: 0,
  });
  await queryAs(
    database.ownerUrl,
    `insert into stripe_events (id, type, payload, received_at, processed_at) values
       ('evt_done', 'x', '{}', now() - interval '1 day', now()),
       ('evt_waiting', 'x', '{}', now() - interval '10 minutes', null)`,
  );
  const { stripe_event_oldest_waiting_seconds: age } = await readAll();
  expect(age).toBeGreaterThan(599);
  expect(age).toBeLessThan(900);
});
