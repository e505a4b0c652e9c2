import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertStorageKey, isStorageKey } from './storage-key.ts';

test.for(['a', 'videos/0b1c/720p/segment-001.ts', 'books/x_1.pdf', 'a.b/c'])(
  '%s is a key',
  (key) => {
    expect(assertStorageKey(key)).toBe(key);
  },
);

test.for([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  'a/..',
  'a..b',
  '.hidden',
  'a/.b',
  'a.',
  'a b',
  'a?b',
  'a%2fb',
  'a\\b',
  'a\nb',
  'ä',
  'a\u0000',
  'x'.repeat(513),
])('%j is not a key', (key) => {
  expect(() => assertStorageKey(key)).toThrow(RangeError);
});

test('a key stays where it is put, whatever resolves it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', '7', '.', '/', '-', '_', '%', '\\') }),
      (key) => {
        fc.pre(isStorageKey(key));
        expect(new URL(key, 'http://storage/bucket/').pathname).toBe(`/bucket/${key}`);
      },
    ),
    { numRuns: 2000 },
  );
});
