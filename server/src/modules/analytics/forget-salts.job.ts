import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { deleteSaltsBefore } from './salts.repository.ts';

/** Less than the promised 48 hours, because the job runs once an hour. */
const retentionHours = 46;

export const forgetSaltsJob: JobType<Record<string, never>> = {
  name: 'forget-visit-salts',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '22 * * * *', timeZone: 'UTC' },
  isRetention: true,
};

export function createForgetSaltsJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...forgetSaltsJob,
    handle: () =>
      deleteSaltsBefore(
        deps.db,
        new Date(deps.clock.now().getTime() - retentionHours * 60 * 60 * 1000),
      ),
  };
}
