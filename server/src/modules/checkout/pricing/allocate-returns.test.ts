import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { expect, test } from 'vitest';
import { allocateReturns, type ReturnedAmount } from './allocate-returns.ts';

const item = (digit: number) => itemIdSchema.parse(`0192f3e8-8a51-4c11-9f0a-2b6d4c8e1a9${digit}`);
const cents = (amount: number) => moneySchema.parse(amount);
const lines = [
  { itemId: item(1), total: cents(10_000) },
  { itemId: item(2), total: cents(5_000) },
];

function back(amount: number, minute: number, items: readonly ItemId[] = []): ReturnedAmount {
  return {
    name: `refund:${minute}`,
    cause: 'buyer',
    amount: cents(amount),
    items,
    isFinal: true,
    at: new Date(minute * 60_000),
  };
}

test('an amount is shared by what the lines have left, and items take theirs alone', () => {
  const shared = allocateReturns(lines, [
    back(3_000, 1),
    back(4_000, 2, [item(2)]),
    back(8_000, 3),
  ]);
  expect(shared.map(({ shares }) => shares)).toEqual([
    [2_000, 1_000],
    [0, 4_000],
    [8_000, 0],
  ]);
});

test('an item that an earlier amount has lessened takes the rest from the other lines', () => {
  const shared = allocateReturns(lines, [back(6_000, 1), back(10_000, 2, [item(1)])]);
  expect(shared.map(({ shares }) => shares)).toEqual([
    [4_000, 2_000],
    [6_000, 3_000],
  ]);
});

test('what came again is there to be given back once more', () => {
  const won = { ...back(15_000, 1), isFinal: false };
  const [, later] = allocateReturns(lines, [won, back(15_000, 2)]);
  expect(later?.shares).toEqual([10_000, 5_000]);
});
