import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
])('reads %s of a hundred bytes', (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('refuses %s, which is outside', (header) => {
  expect(readByteRange(header, 100)).toBe('unsatisfiable');
});

it.each([undefined, 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2'])(
  'sends the whole file for %s',
  (header) => {
    expect(readByteRange(header, 100)).toBeNull();
  },
);
