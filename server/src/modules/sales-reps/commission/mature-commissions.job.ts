import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import * as z from 'zod';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { findRep, lockBalances } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';
import { findRepsWithDueLines } from './commissions.repository.ts';
import { moveLines } from './write-lines.ts';

export const matureCommissionsJob: JobType<Record<string, never>> = {
  name: 'mature-commissions',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  expireInSeconds: 600,
  policy: 'exclusive',
  schedule: { cron: '20 2 * * *', timeZone: 'Europe/Bratislava' },
};

/** Commissions become payable when the withdrawal period has passed. */
export function createMatureCommissionsJob(
  deps: SalesRepsDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...matureCommissionsJob,
    async handle() {
      for (const repId of await findRepsWithDueLines(deps.db, deps.clock.now())) {
        await deps.transact(async ({ tx, notify }) => {
          await matureLines(deps, tx, repId);
          const rep = await findRep(tx, repId);
          if (rep?.userId) notify(`user:${rep.userId}`, { topic: 'commissions' });
        });
      }
    },
  };
}

export async function matureLines(
  deps: Pick<SalesRepsDependencies, 'checkout' | 'clock'>,
  tx: Tx,
  repId: RepId,
): Promise<void> {
  await lockBalances(tx, repId);
  await moveLines(deps, tx, {
    repId,
    from: 'pending',
    to: 'payable',
    name: 'commission-payable',
    which: { dueBy: deps.clock.now() },
  });
}
