import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCursor, isAfter, liveRetentionMs, parseCursor } from './live-cursor.ts';

const cursor = fc.record({ transaction: fc.bigInt(0n, 2n ** 60n), id: fc.bigInt(-1n, 2n ** 60n) });
const now = new Date('2026-11-15T12:00:00Z');

test('reads back what it wrote', () => {
  fc.assert(
    fc.property(cursor, (place) => {
      expect(parseCursor(formatCursor(place, now), now)).toEqual(place);
    }),
  );
});

test('knows nothing of a cursor older than what is surely kept', () => {
  const later = new Date(now.getTime() + liveRetentionMs / 2 + 1);
  expect(parseCursor(formatCursor({ transaction: 1n, id: 1n }, now), later)).toBeUndefined();
});

test('takes no other text for a cursor', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\d+\.-?\d+\.\d+$/.test(text));
      expect(parseCursor(text, now)).toBeUndefined();
    }),
  );
});

test('orders by transaction first', () => {
  expect(isAfter({ transaction: 2n, id: 0n }, { transaction: 1n, id: 9n })).toBe(true);
  expect(isAfter({ transaction: 1n, id: 1n }, { transaction: 1n, id: 1n })).toBe(false);
});
