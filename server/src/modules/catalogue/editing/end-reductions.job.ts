import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { priorPriceDays } from './price-history.ts';
import { endReductionsBefore } from './prices.repository.ts';

const dayMs = 86_400_000;

export const endReductionsJob: JobType<Record<string, never>> = {
  name: 'end-reductions',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '7 * * * *', timeZone: 'UTC' },
};

/** A price that has been in force for 30 days is no longer a reduction. */
export function createEndReductionsJob(
  deps: Pick<CatalogueDependencies, 'clock' | 'transact'>,
): JobDefinition<Record<string, never>> {
  return {
    ...endReductionsJob,
    async handle() {
      const then = new Date(deps.clock.now().getTime() - priorPriceDays * dayMs);
      await deps.transact(async ({ tx, touchContent }) => {
        const kinds = await endReductionsBefore(tx, then);
        touchContent(...kinds.map((kind) => `catalogue:${kind}` as const));
      });
    },
  };
}
