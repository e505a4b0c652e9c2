import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeSessionEnd, shouldRecordUse } from './session-lifetime.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const begin = new Date('2026-11-15T08:00:00Z');
const after = (ms: number) => new Date(begin.getTime() + ms);

test('a member stays signed in for a week of silence and a month in all', () => {
  const end = (active: number) =>
    computeSessionEnd({ createdAt: begin, lastActiveAt: after(active), isAdmin: false });
  expect(end(0)).toEqual(after(7 * day));
  expect(end(3 * day)).toEqual(after(10 * day));
  expect(end(29 * day)).toEqual(after(30 * day));
});

test('an administrator stays for half an hour of silence and eight hours in all', () => {
  const end = (active: number) =>
    computeSessionEnd({ createdAt: begin, lastActiveAt: after(active), isAdmin: true });
  expect(end(0)).toEqual(after(30 * minute));
  expect(end(7.9 * hour)).toEqual(after(8 * hour));
});

test('no use, however often, carries a session beyond its absolute end', () => {
  fc.assert(
    fc.property(fc.nat(60 * day), fc.boolean(), (active, isAdmin) => {
      const end = computeSessionEnd({ createdAt: begin, lastActiveAt: after(active), isAdmin });
      expect(end <= after(isAdmin ? 8 * hour : 30 * day)).toBe(true);
    }),
  );
});

test('use is written down once a minute', () => {
  expect(shouldRecordUse(begin, after(59_000))).toBe(false);
  expect(shouldRecordUse(begin, after(minute))).toBe(true);
});
