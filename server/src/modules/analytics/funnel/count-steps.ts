import { type FunnelCounts, funnelSteps } from '@danube/contract/analytics/funnel-steps.ts';

/** The steps someone took after signing up. */
export type StepsTaken = {
  readonly hasBegun: boolean;
  readonly hasOrdered: boolean;
  readonly hasPaid: boolean;
  readonly hasFinished: boolean;
};

/** The last step reached without skipping one; everyone signed up. */
function lastStepOf({ hasBegun, hasOrdered, hasPaid, hasFinished }: StepsTaken): number {
  const missing = [hasBegun, hasOrdered, hasPaid, hasFinished].indexOf(false);
  return missing === -1 ? funnelSteps.length : missing + 1;
}

/** How many people took each step and all earlier ones, so that the numbers never increase. */
export function countSteps(people: readonly StepsTaken[]): FunnelCounts {
  const counts = { signedUp: 0, began: 0, ordered: 0, paid: 0, finished: 0 };
  for (const person of people) {
    for (const step of funnelSteps.slice(0, lastStepOf(person))) counts[step] += 1;
  }
  return counts;
}

/** Whether they paid or finished a course but skipped an earlier step. */
export function hasSkipped(person: StepsTaken): boolean {
  const reach = lastStepOf(person);
  return (person.hasPaid && reach < 4) || (person.hasFinished && reach < 5);
}

/** The steps of the people of each group, the largest group first. */
export function countByGroup<Person extends StepsTaken, Group>(
  people: readonly Person[],
  groupOf: (person: Person) => Group,
): { group: Group; counts: FunnelCounts }[] {
  return [...Map.groupBy(people, groupOf)]
    .map(([group, members]) => ({ group, counts: countSteps(members) }))
    .toSorted((one, other) => other.counts.signedUp - one.counts.signedUp);
}
