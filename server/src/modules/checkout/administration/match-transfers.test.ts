import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { createOrderId } from '../checkout.factory.ts';
import type { BankLine } from '../transfers/bank-csv.ts';
import { toCreditorReference } from '../transfers/to-creditor-reference.ts';
import { matchTransfers } from './match-transfers.ts';
import type { TransferOrder } from './transfer-orders.repository.ts';

const order: TransferOrder = {
  id: createOrderId(),
  number: 100_001,
  state: 'pending',
  total: moneySchema.parse(11_900),
  userId: 'member-1',
  paidAt: null,
  refunded: moneySchema.parse(0),
};

function aLine(overrides: Partial<BankLine> = {}): BankLine {
  const reference = `Payment ${toCreditorReference(order.number)}`;
  const amount = moneySchema.parse(11_900);
  return {
    line: 2,
    bookedOn: '2026-11-16',
    amount,
    reference,
    payer: 'Jana Kováčová',
    isReadable: true,
    ...overrides,
  };
}

function outcomes(lines: readonly BankLine[], orders: readonly TransferOrder[] = [order]) {
  return matchTransfers(lines, orders).map(({ outcome, orderId }) => [outcome, orderId]);
}

test('what matches by reference and amount is paid, with the line as it was read', () => {
  expect(matchTransfers([aLine()], [order])).toEqual([
    {
      line: 2,
      bookedOn: '2026-11-16',
      amount: 11_900,
      reference: `Payment ${toCreditorReference(order.number)}`,
      payer: 'Jana Kováčová',
      outcome: 'paid',
      orderId: order.id,
    },
  ]);
});

test.each([11_899, 11_901, 0])('another amount is said so, by a cent: %i', (cents) => {
  const amount = moneySchema.parse(cents);
  expect(outcomes([aLine({ amount })])).toEqual([['wrongAmount', order.id]]);
});

test.each([null, 'Rent November', 'RF00100001', toCreditorReference(100_002)])(
  'a reference that names no order is said so: %s',
  (reference) => {
    expect(outcomes([aLine({ reference })])).toEqual([['unknownReference', null]]);
  },
);

test('what goes out pays nothing, whatever it says', () => {
  const amount = moneySchema.parse(-11_900);
  expect(outcomes([aLine({ amount })])).toEqual([['outgoing', null]]);
});

test('what could not be read is said so', () => {
  const line = aLine({ bookedOn: null, isReadable: false });
  expect(outcomes([line])).toEqual([['unreadable', null]]);
});

describe('of an account that was erased', () => {
  const erased = { ...order, userId: null };

  test.each(['pending', 'cancelled'] as const)('money is to be returned: %s', (state) => {
    expect(outcomes([aLine(), aLine({ line: 3 })], [{ ...erased, state }])).toEqual([
      ['toReturn', order.id],
      ['alreadyPaid', order.id],
    ]);
  });

  test('money that is known already is neither returned twice, nor what was paid before', () => {
    const returned = { ...erased, state: 'cancelled', refunded: order.total } as const;
    const bought = { ...erased, state: 'paid', paidAt: new Date() } as const;
    for (const each of [returned, bought]) {
      expect(outcomes([aLine()], [each])).toEqual([['alreadyPaid', order.id]]);
    }
  });
});

test('the same transfer twice in a file pays once', () => {
  expect(outcomes([aLine(), aLine({ line: 3 })])).toEqual([
    ['paid', order.id],
    ['alreadyPaid', order.id],
  ]);
});

test.each([
  ['paid', 'alreadyPaid'],
  ['refunded', 'alreadyPaid'],
  ['cancelled', 'unknownReference'],
] as const)('money for an order that is %s: %s', (state, outcome) => {
  expect(outcomes([aLine()], [{ ...order, state }])).toEqual([[outcome, order.id]]);
});
