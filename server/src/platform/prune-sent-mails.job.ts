import * as z from 'zod';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import type { JobDefinition, JobType } from './job-definition.ts';
import { deleteSentMailsBefore } from './mail.repository.ts';

/** Longer than an email can wait in its queue plus the dead letters. */
const retentionDays = 90;

export const pruneSentMailsJob: JobType<Record<string, never>> = {
  name: 'prune-sent-mails',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '17 3 * * *', timeZone: 'UTC' },
  isRetention: true,
};

export function createPruneSentMailsJob(deps: {
  db: Db;
  clock: Clock;
}): JobDefinition<Record<string, never>> {
  return {
    ...pruneSentMailsJob,
    async handle() {
      const oldest = new Date(deps.clock.now().getTime() - retentionDays * 24 * 60 * 60 * 1000);
      await deleteSentMailsBefore(deps.db, oldest);
    },
  };
}
