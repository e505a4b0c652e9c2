import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCheckoutStage, sessionOf } from '../../../testing/checkout-stage.ts';

const stage = await openCheckoutStage();
let orderId: string;

beforeAll(async () => {
  const buyer = await stage.openBuyer();
  await buyer.put();
  const placed = await buyer.order();
  await stage.stripe.control.pay(sessionOf(placed.payAt));
  await stage.receiveEvents();
  ({ orderId } = placed);
});

afterAll(() => stage.close());

describe('what was written down', () => {
  test.each([
    ['update ledger_entries set amount = amount + 1'],
    ['delete from ledger_entries'],
    ["update invoices set number = 'X'"],
    ['delete from invoices'],
    ['update country_rules set vat_rate = 0'],
    ['delete from country_rules'],
  ])('refuses to change: %s', async (statement) => {
    await expect(stage.pool.query(statement)).rejects.toThrow(/written once|permission denied/);
  });

  test('takes no posting that does not sum to 0', async () => {
    const insert = `insert into ledger_entries (posting, order_id, account, amount, at)
      values ('odd', $1, 'revenue', -100, now())`;
    await expect(stage.pool.query(insert, [orderId])).rejects.toThrow(/does not sum to 0/);
  });

  test('takes a posting once', async () => {
    const insert = `insert into ledger_entries (posting, order_id, account, amount, at)
      values ($2, $1, 'revenue', -100, now()), ($2, $1, 'receivable', 100, now())`;
    await stage.pool.query(insert, [orderId, 'once']);
    await expect(stage.pool.query(insert, [orderId, 'once'])).rejects.toThrow(/duplicate key/);
  });
});

test('invoice numbers have no gaps, however many are given at once', async () => {
  const buyers = await Promise.all(Array.from({ length: 12 }, () => stage.openBuyer()));
  await Promise.all(
    buyers.map(async (buyer) => {
      await buyer.put();
      await buyer.order({ method: 'transfer' });
    }),
  );
  const { rows } = await stage.pool.query(
    "select serial from invoices where kind = 'invoice' order by serial",
  );
  expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThanOrEqual(13);
});
