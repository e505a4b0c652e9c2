import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Identifies the schedule it belongs to: if that has changed, the job does nothing. */
export type PublishPost = { postId: PostId; revision: number; at: string };

export const publishPostJob: JobType<PublishPost> = {
  name: 'publish-post',
  schema: z.strictObject({
    postId: postIdSchema,
    revision: z.number().int(),
    at: z.iso.datetime(),
  }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 300 },
};

/** Covers what its own job missed: a lost job, or a clock that was set back. */
export const sweepScheduledPostsJob: JobType<Record<string, never>> = {
  name: 'sweep-scheduled-posts',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 10, maxDelaySeconds: 60 },
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
};
