import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import * as z from 'zod';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { findLastSent } from '../payouts/payouts.repository.ts';
import { changeRep, findBalances, findLeftReps, lockBalances } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** Banks return a transfer within days; after this long it has arrived. */
const returnDays = 60;

export const forgetLeftRepsJob: JobType<Record<string, never>> = {
  name: 'forget-left-reps',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '40 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Deletes the data of erased representatives once they are paid. */
export function createForgetLeftRepsJob(
  deps: Pick<SalesRepsDependencies, 'db' | 'transact' | 'clock'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetLeftRepsJob,
    async handle() {
      for (const repId of await findLeftReps(deps.db)) {
        await deps.transact(async ({ tx }) => {
          await lockBalances(tx, repId);
          if (!(await mayBePaid(tx, repId, deps.clock.now()))) await clearBankDetails(tx, repId);
        });
      }
    },
  };
}

/** True while something is owed, or a payment could still be returned. */
export async function mayBePaid(tx: Tx, repId: RepId, now: Date): Promise<boolean> {
  const { pending, held, payable } = await findBalances(tx, repId);
  if (pending + held + payable > 0) return true;
  const sentAt = await findLastSent(tx, repId);
  return sentAt !== null && sentAt.getTime() > now.getTime() - returnDays * 86_400_000;
}

export async function clearBankDetails(tx: Tx, repId: RepId): Promise<void> {
  await changeRep(tx, repId, {
    holderName: null,
    taxId: null,
    iban: null,
    ibanDigest: null,
    ibanEnd: null,
    billing: null,
    vatIdState: null,
    vatIdWaitingSince: null,
  });
}
