import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { clearCardDigests } from './sales.repository.ts';

/** Renewals earn commission for a year, which becomes payable within another month. */
const retainedDays = 400;

export const forgetCardsJob: JobType<Record<string, never>> = {
  name: 'forget-cards',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '50 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Card digests are kept for as long as a commission can depend on them. */
export function createForgetCardsJob(
  deps: Pick<CheckoutDependencies, 'transact' | 'clock'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetCardsJob,
    async handle() {
      const paidBefore = new Date(deps.clock.now().getTime() - retainedDays * 86_400_000);
      await deps.transact(({ tx }) => clearCardDigests(tx, { paidBefore }));
    },
  };
}
