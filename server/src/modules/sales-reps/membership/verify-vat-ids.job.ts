import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Change } from '../../../platform/transact.ts';
import { changeRep, findWaitingVatIds, lockBalances } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { issueWaitingInvoices } from './issue-waiting-invoices.ts';

export const verifyVatIdsJob: JobType<Record<string, never>> = {
  name: 'verify-rep-vat-ids',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 600, maxDelaySeconds: 3_600 },
  expireInSeconds: 600,
  policy: 'exclusive',
  schedule: { cron: '10 5 * * *', timeZone: 'Europe/Bratislava' },
};

/** Asks again about ids that the register gave no answer for, and lets their invoices be written. */
export function createVerifyVatIdsJob(
  deps: Pick<SalesRepsDependencies, 'db' | 'transact' | 'checkout' | 'jobs'>,
): JobDefinition<Record<string, never>> {
  return {
    ...verifyVatIdsJob,
    async handle() {
      for (const { id, billing } of await findWaitingVatIds(deps.db)) {
        if (!billing?.vatId) continue;
        const { vatId, country } = billing;
        const why = await deps.checkout.checkVatId({ vatId, country });
        if (why === 'notChecked') continue;
        const vatIdState = why === null ? 'verified' : 'refused';
        await deps.transact((change) => take(deps, change, { id, vatId, vatIdState }));
      }
    },
  };
}

type Answer = {
  readonly id: RepId;
  readonly vatId: string;
  readonly vatIdState: 'verified' | 'refused';
};

/** The answer is about this id: another may have been saved while the register was asked. */
async function take(
  deps: Pick<SalesRepsDependencies, 'jobs'>,
  { tx, notify }: Change,
  { id, vatId, vatIdState }: Answer,
): Promise<void> {
  await lockBalances(tx, id);
  const [waiting] = await findWaitingVatIds(tx, id);
  if (waiting?.billing?.vatId !== vatId) return;
  await changeRep(tx, id, { vatIdState });
  if (waiting.userId) notify(`user:${waiting.userId}`, { topic: 'commissions' });
  await issueWaitingInvoices(deps, tx, { ...waiting, id, vatIdState });
}
