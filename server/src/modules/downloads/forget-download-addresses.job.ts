import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { clearAddressesBefore } from './downloads.repository.ts';

const retentionDays = 30;
/** Far below the statement timeout, and locks few rows. */
const batchSize = 5_000;

export const forgetDownloadAddressesJob: JobType<Record<string, never>> = {
  name: 'forget-download-addresses',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '57 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

export function createForgetDownloadAddressesJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...forgetDownloadAddressesJob,
    async handle(_payload, { signal }) {
      const oldest = new Date(deps.clock.now().getTime() - retentionDays * 24 * 60 * 60 * 1000);
      while ((await clearAddressesBefore(deps.db, oldest, batchSize)) > 0) signal.throwIfAborted();
    },
  };
}
