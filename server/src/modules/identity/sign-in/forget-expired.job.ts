import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { deleteExpired } from './expired.repository.ts';

export const forgetExpiredJob: JobType<Record<string, never>> = {
  name: 'forget-expired',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '7 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Deletes unused registrations and links, and expired sessions. */
export function createForgetExpiredJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...forgetExpiredJob,
    handle: () => deleteExpired(deps.db, deps.clock.now()),
  };
}
