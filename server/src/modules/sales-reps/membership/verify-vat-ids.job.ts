import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Change } from '../../../platform/transact.ts';
import { notifyRep } from '../reps/notify-rep.ts';
import {
  changeRep,
  findWaitingVatIds,
  lockBalances,
  type RepRecord,
} from '../reps/reps.repository.ts';
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

type Dependencies = Pick<
  SalesRepsDependencies,
  'db' | 'clock' | 'transact' | 'checkout' | 'jobs' | 'people' | 'settings'
>;

/**
 * Rechecks ids for which VIES gave no answer, so that their invoices can be issued. Each
 * separately: one failure doesn't block the others.
 */
export function createVerifyVatIdsJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...verifyVatIdsJob,
    async handle() {
      const failures: unknown[] = [];
      for (const rep of await findWaitingVatIds(deps.db)) {
        await lookUp(deps, rep).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'VAT ids were not looked up');
    },
  };
}

async function lookUp(
  deps: Dependencies,
  { id, billing }: Pick<RepRecord, 'id' | 'billing'>,
): Promise<void> {
  if (!billing?.vatId) return;
  const { vatId, country } = billing;
  const why = await deps.checkout.checkVatId({ vatId, country });
  if (why === 'notChecked') return;
  const vatIdState = why === null ? 'verified' : 'refused';
  await deps.transact((change) => storeVerification(deps, change, { id, vatId, vatIdState }));
}

type VerificationResult = {
  readonly id: RepId;
  readonly vatId: string;
  readonly vatIdState: 'verified' | 'refused';
};

/** The result is about this id: another may have been saved in the meantime. */
async function storeVerification(
  deps: Dependencies,
  { tx, notify, audit }: Change,
  { id, vatId, vatIdState }: VerificationResult,
): Promise<void> {
  await lockBalances(tx, id);
  const [waiting] = await findWaitingVatIds(tx, id);
  if (waiting?.billing?.vatId !== vatId) return;
  // Including the details: those saved by an older release are now complete.
  await changeRep(tx, id, {
    billing: waiting.billing,
    vatIdState,
    vatIdWaitingSince: null,
  });
  audit({
    actor: systemActor,
    action: 'sales-reps.verify-vat-id',
    target: { kind: 'sales-rep', id },
    after: { vatIdState },
  });
  if (vatIdState === 'refused') {
    await notifyRep(deps, tx, {
      rep: waiting,
      messageKey: `rep-vat-id-refused:${id}:${vatId}:${deps.clock.now().getTime()}`,
      mail: (about) => ({ ...about, kind: 'rep-vat-id-refused', vatId }),
    });
  }
  if (waiting.userId) notify(`user:${waiting.userId}`, { topic: 'commissions' });
  await issueWaitingInvoices(deps, tx, { ...waiting, id, vatIdState });
}
