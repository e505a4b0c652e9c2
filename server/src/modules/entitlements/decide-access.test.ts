import { moneySchema } from '@danube/contract/money.ts';
import { describe, expect, test } from 'vitest';
import { type AccessInput, decideAccess, type EntitlementPeriod } from './decide-access.ts';

const now = new Date('2026-11-16T10:00:00Z');
const later = new Date(now.getTime() + 1);
const muchLater = new Date('2027-11-16T10:00:00Z');

const free = { isPublic: true, price: moneySchema.parse(0) };
const priced = { isPublic: true, price: moneySchema.parse(4_900) };

function aRight(overrides: Partial<EntitlementPeriod> = {}): EntitlementPeriod {
  return { source: 'purchase', expiresAt: null, graceUntil: null, revokedAt: null, ...overrides };
}

function decide(question: Partial<AccessInput>) {
  const plain = { isSignedIn: true, isPreview: false, item: priced, rights: [], now };
  return decideAccess({ ...plain, ...question });
}

describe('visitors', () => {
  test('are asked to sign in, also for what is free [R6.07]', () => {
    for (const item of [free, priced]) {
      expect(decide({ isSignedIn: false, item })).toEqual({ isAllowed: false, why: 'signedOut' });
    }
  });

  test('may use what a course gives away', () => {
    const preview = { isAllowed: true, why: 'preview', until: null };
    expect(decide({ isSignedIn: false, isPreview: true })).toEqual(preview);
    expect(decide({ isSignedIn: true, isPreview: true })).toEqual(preview);
  });

  test('may not once the course is withdrawn', () => {
    const item = { ...priced, isPublic: false };
    const refused = { isAllowed: false, why: 'signedOut' };
    expect(decide({ isSignedIn: false, isPreview: true, item })).toEqual(refused);
  });
});

describe('members', () => {
  test('may use what has no price, as long as it is public', () => {
    expect(decide({ item: free })).toEqual({ isAllowed: true, why: 'free', until: null });
    const withdrawn = { ...free, isPublic: false };
    expect(decide({ item: withdrawn })).toEqual({ isAllowed: false, why: 'notOwned' });
  });

  test('may not use what they do not own', () => {
    expect(decide({})).toEqual({ isAllowed: false, why: 'notOwned' });
  });

  test('keep what they own when it is withdrawn', () => {
    const item = { ...priced, isPublic: false };
    const allowed = { isAllowed: true, why: 'purchase', until: null };
    expect(decide({ item, rights: [aRight()] })).toEqual(allowed);
  });

  test('may use it until the moment it expires', () => {
    const rights = [aRight({ expiresAt: later })];
    expect(decide({ rights })).toEqual({ isAllowed: true, why: 'purchase', until: later });
    const atTheEnd = { isAllowed: false, why: 'ended' };
    expect(decide({ rights, now: later })).toEqual(atTheEnd);
  });

  test('may use it until its grace is over, and only then hear when that is', () => {
    const rights = [aRight({ expiresAt: later, graceUntil: muchLater })];
    expect(decide({ rights })).toMatchObject({ until: later });
    expect(decide({ rights, now: later })).toMatchObject({ isAllowed: true, until: muchLater });
    expect(decide({ rights, now: muchLater })).toEqual({ isAllowed: false, why: 'ended' });
  });

  test('may not use what was revoked', () => {
    const rights = [aRight({ revokedAt: now })];
    expect(decide({ rights })).toEqual({ isAllowed: false, why: 'ended' });
  });

  test.each([
    ['the later end', aRight({ source: 'grant', expiresAt: muchLater }), muchLater],
    ['no end at all', aRight({ source: 'grant' }), null],
  ])('are told of the right that lasts longest: %s', (_name, longest, until) => {
    const rights = [aRight({ expiresAt: later }), longest, aRight({ revokedAt: now })];
    expect(decide({ rights })).toEqual({ isAllowed: true, why: 'grant', until });
  });

  test('are told of what they paid for where a gift lasts as long', () => {
    const rights = [aRight({ source: 'grant' }), aRight({ source: 'purchase' })];
    expect(decide({ rights })).toMatchObject({ why: 'purchase' });
  });
});
