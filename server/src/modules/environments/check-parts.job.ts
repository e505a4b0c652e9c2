import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { checkParts } from './check-parts.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';

export const checkPartsJob: JobType<Record<string, never>> = {
  name: 'check-parts',
  schema: z.strictObject({}),
  // The next scheduled check is soon enough.
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
  expireInSeconds: 60,
  policy: 'short',
  keepCompletedSeconds: 60 * 60,
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};

export function createCheckPartsJob(
  deps: EnvironmentsDependencies,
): JobDefinition<Record<string, never>> {
  return { ...checkPartsJob, handle: () => checkParts(deps) };
}
