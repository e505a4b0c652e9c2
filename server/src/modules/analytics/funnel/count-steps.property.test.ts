import { funnelSteps } from '@danube/contract/analytics/funnel-steps.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countByGroup, countSteps, hasSkipped } from './count-steps.ts';

const people = fc.array(
  fc.record({
    hasBegun: fc.boolean(),
    hasOrdered: fc.boolean(),
    hasPaid: fc.boolean(),
    hasFinished: fc.boolean(),
    group: fc.constantFrom('search', 'direct', null),
  }),
);

test('no step has more people than the one before, whatever people did', () => {
  fc.assert(
    fc.property(people, (cohort) => {
      const counts = countSteps(cohort);
      const values = funnelSteps.map((step) => counts[step]);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(counts.signedUp).toBe(cohort.length);
      const paid = cohort.filter(({ hasPaid }) => hasPaid).length;
      const skipped = cohort.filter((person) => person.hasPaid && hasSkipped(person)).length;
      // Everyone who paid is in one of the two figures.
      expect(counts.paid + skipped).toBeGreaterThanOrEqual(paid);
    }),
  );
});

test('groups add up to everyone', () => {
  fc.assert(
    fc.property(people, (cohort) => {
      const groups = countByGroup(cohort, ({ group }) => group);
      const total = countSteps(cohort);
      for (const step of funnelSteps) {
        expect(groups.reduce((sum, { counts }) => sum + counts[step], 0)).toBe(total[step]);
      }
    }),
  );
});

test('someone who skipped a step counts only up to it', () => {
  const buyer = { hasBegun: false, hasOrdered: true, hasPaid: true, hasFinished: false };
  expect(countSteps([buyer])).toMatchObject({ signedUp: 1, began: 0, ordered: 0, paid: 0 });
  expect(hasSkipped(buyer)).toBe(true);
  expect(hasSkipped({ ...buyer, hasBegun: true })).toBe(false);
});
