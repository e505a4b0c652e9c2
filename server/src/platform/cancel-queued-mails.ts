import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { jobsSchema } from './job-definition.ts';
import { sendMailJob } from './send-mail.job.ts';

/**
 * For a restore that lost changes: an email waiting in the restored queue was most likely sent
 * during the lost period. Cancelled jobs are kept, so that an operator can resume those that were
 * really waiting.
 */
export async function cancelQueuedMails(tx: Tx): Promise<number> {
  const cancelled = await tx.execute(sql`
    update ${sql.identifier(jobsSchema)}.job set state = 'cancelled', completed_on = now()
    where name = ${sendMailJob.name} and state in ('created', 'retry', 'active')`);
  return cancelled.rowCount ?? 0;
}
