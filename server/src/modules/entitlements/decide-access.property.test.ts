import { moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AccessInput,
  decideAccess,
  type EntitlementPeriod,
  findEnd,
} from './decide-access.ts';

const moment = fc.integer({ min: 0, max: 6 }).map((day) => new Date(Date.UTC(2026, 10, 10 + day)));

const right: fc.Arbitrary<EntitlementPeriod> = fc.record({
  source: fc.constantFrom('grant', 'purchase', 'subscription'),
  expiresAt: fc.option(moment),
  graceUntil: fc.option(moment),
  revokedAt: fc.option(moment),
});

const question: fc.Arbitrary<AccessInput> = fc.record({
  isSignedIn: fc.boolean(),
  isPreview: fc.boolean(),
  item: fc.record({
    isPublic: fc.boolean(),
    price: fc.constantFrom(0, 1, 4_900).map((cents) => moneySchema.parse(cents)),
  }),
  rights: fc.array(right, { maxLength: 5 }),
  now: moment,
});

function endOf(access: ReturnType<typeof decideAccess>): number {
  if (!access.isAllowed) return Number.NEGATIVE_INFINITY;
  return access.until?.getTime() ?? Number.POSITIVE_INFINITY;
}

/** Seven days, three sources and five entitlements have few combinations, and runs are cheap. */
const often = { numRuns: 2_000 };

test('a visitor is never given more than a preview', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const access = decideAccess({ ...requested, isSignedIn: false });
      expect(access.why).toBe(
        requested.isPreview && requested.item.isPublic ? 'preview' : 'signedOut',
      );
    }),
    often,
  );
});

test('whatever is allowed now ends after now', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const access = decideAccess(requested);
      if (access.isAllowed) expect(endOf(access)).toBeGreaterThan(requested.now.getTime());
    }),
    often,
  );
});

test('without a price of nothing or a preview, a right is needed that is neither over nor revoked', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const { item, rights, now, isSignedIn } = requested;
      const isGiven = item.isPublic && (item.price === 0 || requested.isPreview);
      fc.pre(isSignedIn && !isGiven);
      const inForce = rights.filter(
        ({ expiresAt, graceUntil, revokedAt }) =>
          !revokedAt && (!expiresAt || expiresAt > now || (graceUntil && graceUntil > now)),
      );
      const access = decideAccess(requested);
      expect(access.isAllowed).toBe(inForce.length > 0);
      if (!access.isAllowed) expect(access.why).toBe(rights.length > 0 ? 'ended' : 'notOwned');
      else
        expect(
          inForce.map((one) => ({ why: one.source, until: findEnd(one, now) })),
        ).toContainEqual({
          why: access.why,
          until: access.until,
        });
    }),
    often,
  );
});

test('one more right never takes anything away', () => {
  fc.assert(
    fc.property(question, right, (requested, added) => {
      const more = decideAccess({ ...requested, rights: [...requested.rights, added] });
      expect(endOf(more)).toBeGreaterThanOrEqual(endOf(decideAccess(requested)));
    }),
    often,
  );
});

test('the order of rights says nothing', () => {
  fc.assert(
    fc.property(question, (requested) => {
      const turned = { ...requested, rights: requested.rights.toReversed() };
      expect(decideAccess(turned)).toEqual(decideAccess(requested));
    }),
    often,
  );
});

test('time alone gives nothing back', () => {
  fc.assert(
    fc.property(question, moment, (requested, now) => {
      fc.pre(now > requested.now);
      if (decideAccess({ ...requested, now }).isAllowed) {
        expect(decideAccess(requested).isAllowed).toBe(true);
      }
    }),
    often,
  );
});
