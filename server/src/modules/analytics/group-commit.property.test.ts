import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

type Outcome = 'acknowledged' | 'refused' | 'turned away';
type Plan = typeof plans extends fc.Arbitrary<infer Value> ? Value : never;

const plans = fc.record({
  maxBatch: fc.integer({ min: 1, max: 6 }),
  maxWaiting: fc.integer({ min: 1, max: 12 }),
  /** How many items arrive at once, and how many event-loop turns pass before the next. */
  arrivals: fc.array(fc.record({ count: fc.nat(9), pause: fc.nat(4) }), { maxLength: 12 }),
  /** For each write: how many turns it takes, and whether it succeeds. */
  writes: fc.array(fc.record({ turns: fc.nat(4), isGood: fc.boolean() }), {
    minLength: 1,
    maxLength: 20,
  }),
});

test('every acknowledged item is written exactly once, in order; failures are their batch’s', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      const { outcomes, committed, failed, sizes } = await runPlan(plan);
      const having = (wanted: Outcome) =>
        [...outcomes].flatMap(([item, outcome]) => (outcome === wanted ? [item] : []));
      expect(committed).toEqual(having('acknowledged'));
      expect(failed).toEqual(having('refused'));
      expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(plan.maxBatch);
      expect(Math.min(plan.maxBatch, ...sizes)).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

async function runPlan(plan: Plan) {
  const committed: number[] = [];
  const failed: number[] = [];
  const sizes: number[] = [];
  const outcomes = new Map<number, Outcome>();
  let writes = 0;
  let atOnce = 0;
  const queue = createGroupCommit<number>({
    ...plan,
    async write(batch) {
      atOnce += 1;
      expect(atOnce).toBe(1);
      const step = plan.writes[writes % plan.writes.length];
      writes += 1;
      sizes.push(batch.length);
      await waitTurns(step?.turns ?? 0);
      atOnce -= 1;
      (step?.isGood ? committed : failed).push(...batch);
      if (!step?.isGood) throw new Error('not written');
    },
  });
  const adding: Promise<unknown>[] = [];
  let item = 0;
  for (const { count, pause } of plan.arrivals) {
    for (let arrived = 0; arrived < count; arrived += 1) {
      item += 1;
      adding.push(recordOutcome(item, queue.add(item), outcomes));
    }
    await waitTurns(pause);
  }
  await Promise.all(adding);
  return { outcomes, committed, failed, sizes };
}

/** Records the order of arrival, whatever the result. */
async function recordOutcome(
  item: number,
  adding: Promise<void> | null,
  outcomes: Map<number, Outcome>,
): Promise<void> {
  outcomes.set(item, 'turned away');
  if (!adding) return;
  outcomes.set(item, 'refused');
  await adding.then(
    () => outcomes.set(item, 'acknowledged'),
    () => undefined,
  );
}

async function waitTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
