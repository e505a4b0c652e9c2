import * as z from 'zod';
import type { Tx } from './database.ts';
import type { JobType } from './job-definition.ts';
import type { Jobs } from './jobs.ts';

const noticeSchema = z.strictObject({
  about: z.enum(['orders', 'withdrawals', 'disputes', 'films']),
  /** What happened, once: `orders:<id>`. */
  key: z.string().min(1).max(120),
  /** An order's number, or a video's title. */
  subject: z.string(),
  titles: z.array(z.string()),
  amount: z.number().int().nullable(),
  /** The admin page that shows it. */
  path: z.string(),
});

export type AcademyNotice = z.infer<typeof noticeSchema>;

export const academyNoticeJob: JobType<AcademyNotice> = {
  name: 'academy-notice',
  schema: noticeSchema,
  retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 600 },
  policy: 'exclusive',
};

/**
 * Reported whether or not the academy wants the notification: that is decided when the job runs.
 */
export async function reportToAcademy(
  tx: Pick<Tx, 'execute'>,
  jobs: Pick<Jobs, 'enqueue'>,
  notice: AcademyNotice,
): Promise<void> {
  await jobs.enqueue(tx, academyNoticeJob, { payload: notice, key: notice.key });
}
