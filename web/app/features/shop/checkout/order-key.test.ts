import { expect, test } from 'vitest';
import { createOrderKeys } from './order-key.ts';

function countingKeys() {
  let made = 0;
  return createOrderKeys(() => `key ${++made}`);
}

test('the same order keeps its key', () => {
  const keys = countingKeys();
  expect([keys.keyFor({ total: 1 }), keys.keyFor({ total: 1 })]).toEqual(['key 1', 'key 1']);
});

test('another order, or one whose key is taken, gets another', () => {
  const keys = countingKeys();
  keys.keyFor({ total: 1 });
  expect(keys.keyFor({ total: 2 })).toBe('key 2');
  keys.forget();
  expect(keys.keyFor({ total: 2 })).toBe('key 3');
});
