import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

export type SendLetter = { postId: PostId };

/** Runs until everyone was emailed; if a worker dies, it is resumed. */
export const sendLetterJob: JobType<SendLetter> = {
  name: 'send-letter',
  schema: z.strictObject({ postId: postIdSchema }),
  retry: { limit: 200, delaySeconds: 2, maxDelaySeconds: 120 },
  expireInSeconds: 120,
  policy: 'exclusive',
};
