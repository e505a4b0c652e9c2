import { orderIdSchema, refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cancellationPosting,
  disputeLostPosting,
  disputePosting,
  disputeWonPosting,
  type Posting,
  paymentPosting,
  refundPaidPosting,
  refundPosting,
  salePosting,
} from './postings.ts';
import { splitRefund } from './split-refund.ts';

const id = orderIdSchema.parse('11111111-1111-4111-8111-111111111111');
const refundId = refundIdSchema.parse('22222222-2222-4222-8222-222222222222');

const soldOrder = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 2_700 }))
  .map(([total, rate]) => {
    const vat = Math.round((total * rate) / (10_000 + rate));
    return { id, country: 'DE', ...part(total, vat) };
  });

test('every posting sums to 0', () => {
  fc.assert(
    fc.property(soldOrder, fc.nat(), (order, random) => {
      const amount = moneySchema.parse(order.total === 0 ? 0 : random % (order.total + 1));
      const refunded = splitRefund(order, moneySchema.parse(0), amount);
      const postings = [
        salePosting(order, '2026-000001'),
        paymentPosting(order, 'stripe'),
        refundPosting(order, refundId, refunded),
        refundPaidPosting(order, { id: refundId, amount }, 'bank'),
        cancellationPosting(order, 'C2026-000001'),
        disputePosting(order, amount),
        disputeWonPosting(order, amount),
        disputeLostPosting(order, refunded),
      ];
      for (const posting of postings) expect(sumOf(posting)).toBe(0);
    }),
  );
});

test('refunds in any parts give back exactly what the whole would', () => {
  fc.assert(
    fc.property(soldOrder, fc.array(fc.nat(), { maxLength: 8 }), (order, chances) => {
      let already = 0;
      let vat = 0;
      const give = (amount: number) => {
        const given = splitRefund(order, moneySchema.parse(already), moneySchema.parse(amount));
        expect(given.net + given.vat).toBe(amount);
        expect(given.vat).toBeGreaterThanOrEqual(0);
        expect(given.net).toBeGreaterThanOrEqual(0);
        already += amount;
        vat += given.vat;
      };
      for (const random of chances) give(random % (order.total - already + 1));
      give(order.total - already);
      expect(vat).toBe(order.vat);
    }),
  );
});

test('the whole story of a sale that is paid back leaves nothing behind', () => {
  const order = { id, country: 'SK', ...part(14_900, 2_786) };
  const rows = [
    salePosting(order, '2026-000001'),
    paymentPosting(order, 'stripe'),
    refundPosting(order, refundId, order),
    refundPaidPosting(order, { id: refundId, amount: order.total }, 'stripe'),
  ].flatMap((posting) => posting.rows);
  const left = Map.groupBy(rows, ({ account }) => account);
  for (const [, ofAccount] of left) {
    expect(ofAccount.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

test('VAT says whose it is, and what is 0 is not written', () => {
  const rows = salePosting({ id, country: 'FI', ...part(10_000, 2_032) }, '2026-000001').rows;
  expect(rows.find(({ account }) => account === 'vat')).toMatchObject({
    country: 'FI',
    amount: -2_032,
  });
  const untaxed = salePosting({ id, country: 'FI', ...part(10_000, 0) }, '2026-000002').rows;
  expect(untaxed.map(({ account }) => account)).toEqual(['receivable', 'revenue']);
});

function part(total: number, vat: number) {
  return {
    total: moneySchema.parse(total),
    vat: moneySchema.parse(vat),
    net: moneySchema.parse(total - vat),
  };
}

function sumOf({ rows }: Posting): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
