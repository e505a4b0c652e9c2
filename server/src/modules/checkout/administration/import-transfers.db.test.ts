import { afterAll, beforeEach, expect, test } from 'vitest';
import { queryAs } from '../../../platform/test-parts.ts';
import { callers } from '../../../testing/callers.ts';
import { clearOrders, insertOrder } from '../checkout.factory.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { toCreditorReference } from '../transfers/to-creditor-reference.ts';
import { startOrdersAdmin } from './orders-admin.factory.ts';

const { db, ownerUrl, as, auditEntries, close } = await startOrdersAdmin('2026-11-16T10:20:00Z');
const admin = as('admin');

beforeEach(async () => {
  await clearOrders(ownerUrl);
  await queryAs(ownerUrl, 'truncate audit_entries');
});

afterAll(close);

const { userId } = callers.member;
const waiting = { state: 'pending', method: 'transfer', userId } as const;

function statement(...lines: readonly (readonly [amount: string, text: string])[]): string {
  const rows = lines.map(([amount, text]) => `16.11.2026;${amount};EUR;${text}`);
  return ['Buchungstag;Betrag;Währung;Verwendungszweck', ...rows].join('\n');
}

async function stateOf(id: Parameters<typeof findOrder>[1]) {
  return (await findOrder(db, id))?.state;
}

test('what matches is paid, the rest is listed, and each payment is in the log', async () => {
  const one = await insertOrder(db, waiting);
  const two = await insertOrder(db, waiting);
  const card = await insertOrder(db, { state: 'pending' });
  const csv = statement(
    ['119,00', `Kurs ${toCreditorReference(one.number)}`],
    ['118,99', toCreditorReference(two.number)],
    ['119,00', toCreditorReference(card.number)],
    ['-12,00', 'Rent'],
  );
  const { rows } = await admin.importTransfers({ csv, isTrial: false });
  expect(rows.map(({ line, outcome, orderId }) => [line, outcome, orderId])).toEqual([
    [2, 'paid', one.id],
    [3, 'wrongAmount', two.id],
    [4, 'unknownReference', null],
    [5, 'outgoing', null],
  ]);
  expect(await Promise.all([one, two, card].map(({ id }) => stateOf(id)))).toEqual([
    'paid',
    'pending',
    'pending',
  ]);
  const by = { actor_id: callers.admin.userId };
  expect(await auditEntries()).toMatchObject([
    {
      ...by,
      action: 'orders.mark-paid',
      target_id: one.id,
      after: { state: 'paid', receivedOn: '2026-11-16' },
    },
    { ...by, action: 'orders.import-transfers', after: { isTrial: false, rows: 4, paid: 1 } },
  ]);
});

test('a trial says the same and changes nothing', async () => {
  const { id, number } = await insertOrder(db, waiting);
  const csv = statement(['119,00', toCreditorReference(number)]);
  const trial = await admin.importTransfers({ csv, isTrial: true });
  expect(await stateOf(id)).toBe('pending');
  expect(await auditEntries()).toMatchObject([
    { action: 'orders.import-transfers', after: { isTrial: true, rows: 1, paid: 1 } },
  ]);
  expect(await admin.importTransfers({ csv, isTrial: false })).toEqual(trial);
});

test('the same file again pays nothing twice', async () => {
  const { number } = await insertOrder(db, waiting);
  const csv = statement(['119,00', toCreditorReference(number)]);
  const outcomes = [];
  for (let n = 0; n < 2; n += 1) {
    const { rows } = await admin.importTransfers({ csv, isTrial: false });
    outcomes.push(rows[0]?.outcome);
  }
  expect(outcomes).toEqual(['paid', 'alreadyPaid']);
});

test('a file that cannot be read is listed line by line', async () => {
  const { rows } = await admin.importTransfers({ csv: 'hello\nworld', isTrial: false });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unreadable', 'unreadable']);
});

test('a file without lines has none', async () => {
  const { rows } = await admin.importTransfers({ csv: statement(), isTrial: false });
  expect(rows).toEqual([]);
});
