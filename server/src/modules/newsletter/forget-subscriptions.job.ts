import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { oldestValidRequest } from './confirmation-days.ts';
import type { NewsletterDependencies } from './newsletter.dependencies.ts';
import { deleteUnused } from './newsletter.repository.ts';

export const forgetSubscriptionsJob: JobType<Record<string, never>> = {
  name: 'forget-subscriptions',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '12 3 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Deletes addresses a week after an unconfirmed request, or after unsubscribing. */
export function createForgetSubscriptionsJob(
  deps: Pick<NewsletterDependencies, 'db' | 'clock'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetSubscriptionsJob,
    handle: () => deleteUnused(deps.db, oldestValidRequest(deps.clock.now())),
  };
}
