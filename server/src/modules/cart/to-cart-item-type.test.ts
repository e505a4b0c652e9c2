import { moneySchema } from '@danube/contract/money.ts';
import { expect, test } from 'vitest';
import type { OfferedItem } from '../catalogue/catalogue.api.ts';
import { isForSale, toCartItemType } from './to-cart-item-type.ts';

const offered = { isPublic: true, price: moneySchema.parse(4_900) };

// The rule only uses these fields.
const anItem = (facts: Partial<OfferedItem>) =>
  ({ ...offered, kind: 'package', interval: null, ...facts }) as OfferedItem;

test.each([
  ['course', 'course', null],
  ['book', 'book', null],
  ['indicator', 'indicator', null],
  ['subscription', 'package', 'month'],
  ['subscription', 'package', 'year'],
  ['bundle', 'package', null],
  [null, 'fact-sheet', null],
] as const)('sells as %s a %s paid by the %s', (itemType, kind, interval) => {
  expect(toCartItemType({ kind, interval })).toBe(itemType);
});

test('is for sale while it is public, costs something and is paid as it was chosen', () => {
  expect(isForSale(anItem({}), 'bundle')).toBe(true);
  expect(isForSale(anItem({ isPublic: false }), 'bundle')).toBe(false);
  expect(isForSale(anItem({ price: moneySchema.parse(0) }), 'bundle')).toBe(false);
  expect(isForSale(anItem({ interval: 'month' }), 'bundle')).toBe(false);
});
