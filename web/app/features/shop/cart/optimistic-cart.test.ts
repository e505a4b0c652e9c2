import type { Money } from '@danube/contract/money.ts';
import { expect, test } from 'vitest';
import { makeCart, makeCartItem } from './cart.factory.ts';
import {
  emptyCart,
  isTemporary,
  withItem,
  withoutAll,
  withoutItem,
  withoutTemporary,
} from './optimistic-cart.ts';

const dax = makeCartItem();
const book = makeCartItem({ itemType: 'book', title: 'Forbidden Trading', price: 2_901 as Money });
const gone = makeCartItem({ isOffered: false });

test('a wanted item stands at the end, temporary and counted', () => {
  const cart = withItem(makeCart(dax), book);
  expect(cart.items.map(isTemporary)).toEqual([false, true]);
  expect(cart.items[1]).toMatchObject({ title: 'Forbidden Trading', quantity: 1 });
  expect(cart.total).toBe(17_801);
});

test('what lies there already is not there twice', () => {
  const cart = makeCart(dax);
  expect(withItem(cart, dax)).toBe(cart);
});

test('an item, a temporary one or all can be taken out; what is not for sale never counts', () => {
  const cart = withItem(makeCart(dax, gone), book);
  expect(cart.total).toBe(17_801);
  expect(withoutItem(cart, dax)).toMatchObject({ total: 2_901 });
  expect(withoutTemporary(cart, book).items).toEqual([dax, gone]);
  expect(withoutTemporary(cart, dax).items).toHaveLength(3);
  expect(withoutAll(cart)).toMatchObject({ items: [], total: 0 });
  expect(withoutAll(emptyCart)).toEqual(emptyCart);
});
