import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Catches payments whose webhook was lost. */
export const reconcilePaymentsJob: JobType<object> = {
  name: 'reconcile-payments',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  expireInSeconds: 15 * 60,
  policy: 'exclusive',
  schedule: { cron: '*/15 * * * *', timeZone: 'UTC' },
};

/** Cancels orders that weren't paid in time. */
export const expireOrdersJob: JobType<object> = {
  name: 'give-up-orders',
  schema: z.object({}),
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  expireInSeconds: 15 * 60,
  policy: 'exclusive',
  schedule: { cron: '7 * * * *', timeZone: 'UTC' },
};
