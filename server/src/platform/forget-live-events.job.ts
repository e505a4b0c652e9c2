import * as z from 'zod';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { JobDefinition, JobType } from './job-definition.ts';
import { deleteLiveEventsBefore } from './live.repository.ts';
import { liveRetentionMs } from './live-cursor.ts';

export const forgetLiveEventsJob: JobType<Record<string, never>> = {
  name: 'forget-live-events',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
};

/** Deletes live updates that are too old to resume from. */
export function createForgetLiveEventsJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...forgetLiveEventsJob,
    async handle() {
      const oldest = new Date(deps.clock.now().getTime() - liveRetentionMs);
      await deleteLiveEventsBefore(deps.db, oldest);
    },
  };
}
