import type { Tx } from '../../../platform/database.ts';
import { issueDocumentsJob } from '../issue-documents.job.ts';
import { findUnbilledPayouts } from '../rep-documents.repository.ts';
import type { RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** Issues the invoices of payouts that were sent while the VAT id was still being checked. */
export async function issueWaitingInvoices(
  { jobs }: Pick<SalesRepsDependencies, 'jobs'>,
  tx: Tx,
  { id, billing, vatIdState }: Pick<RepRecord, 'id' | 'billing' | 'vatIdState'>,
): Promise<void> {
  const isDecided = vatIdState === null || vatIdState === 'verified';
  if (billing === null || !isDecided) return;
  for (const payoutId of await findUnbilledPayouts(tx, id)) {
    await jobs.enqueue(tx, issueDocumentsJob, { payload: { payoutId } });
  }
}
