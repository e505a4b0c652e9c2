import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { jobsSchema } from './job-definition.ts';
import { sendMailJob } from './send-mail.job.ts';

/**
 * For a restore that lost changes: an email that waits in the restored queue has most likely left in
 * the time that was lost, and nothing remembers it. Cancelled jobs stay, so that a person can
 * resume those of an email server that was away.
 */
export async function holdWaitingMails(tx: Tx): Promise<number> {
  const held = await tx.execute(sql`
    update ${sql.identifier(jobsSchema)}.job set state = 'cancelled', completed_on = now()
    where name = ${sendMailJob.name} and state in ('created', 'retry', 'active')`);
  return held.rowCount ?? 0;
}
