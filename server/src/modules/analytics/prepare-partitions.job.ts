import * as z from 'zod';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { preparePartitions } from './analytics.repository.ts';

export const preparePartitionsJob: JobType<Record<string, never>> = {
  name: 'prepare-partitions',
  schema: z.strictObject({}),
  // It needs a moment without visits, which may take a few attempts.
  retry: { limit: 10, delaySeconds: 30, maxDelaySeconds: 900 },
  policy: 'exclusive',
  schedule: { cron: '37 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

export function createPreparePartitionsJob(deps: { db: Db }): JobDefinition<Record<string, never>> {
  return { ...preparePartitionsJob, handle: () => preparePartitions(deps.db) };
}
