import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { rollUpVisits } from './roll-up-visits.ts';

export const rollUpVisitsJob: JobType<Record<string, never>> = {
  name: 'roll-up-visits',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 300 },
  // After an upgrade, months of hours are rolled up at once.
  expireInSeconds: 3_600,
  policy: 'exclusive',
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};

export function createRollUpVisitsJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return { ...rollUpVisitsJob, handle: (_payload, { signal }) => rollUpVisits(deps, signal) };
}
