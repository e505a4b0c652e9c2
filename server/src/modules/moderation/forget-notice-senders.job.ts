import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { anonymiseSenders } from './notices.repository.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

export const forgetNoticeSendersJob: JobType<Record<string, never>> = {
  name: 'forget-notice-senders',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  isRetention: true,
  schedule: { cron: '22 3 * * *', timeZone: 'UTC' },
};

/** Deletes the sender's name and email a year after a notice; its text stays. */
export function createForgetNoticeSendersJob(
  deps: Pick<ModerationDependencies, 'db' | 'clock'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetNoticeSendersJob,
    handle: () => anonymiseSenders(deps.db, new Date(deps.clock.now().getTime() - yearMs)),
  };
}
