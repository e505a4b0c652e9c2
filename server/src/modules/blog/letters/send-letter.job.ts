import { type PostId, postIdSchema } from '@danube/contract/blog/blog.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

export type SendLetter = { postId: PostId };

/** Runs until every reader was written to; a worker that dies leaves it to be taken up again. */
export const sendLetterJob: JobType<SendLetter> = {
  name: 'send-letter',
  schema: z.strictObject({ postId: postIdSchema }),
  retry: { limit: 200, delaySeconds: 2, maxDelaySeconds: 120 },
  expireInSeconds: 120,
  policy: 'exclusive',
};
