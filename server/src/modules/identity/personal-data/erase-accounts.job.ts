import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { aboutPerson } from '../about-person.ts';
import { findPerson } from '../identity.repository.ts';
import { mailPerson } from '../mail-person.ts';
import { exportFolder } from './export-file.ts';
import { deleteUser, findUsersDueForErasure, lockUser } from './leaving.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

type Dependencies = Pick<
  PersonalDataDependencies,
  'db' | 'clock' | 'ids' | 'transact' | 'jobs' | 'storage' | 'findSources'
>;

export const eraseAccountsJob: JobType<Record<string, never>> = {
  name: 'erase-accounts',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '27 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Each account for itself: one that cannot be erased now does not keep the others. */
export function createEraseAccountsJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...eraseAccountsJob,
    async handle(_payload, { signal }) {
      const failures: unknown[] = [];
      for (const userId of await findUsersDueForErasure(deps.db, deps.clock.now())) {
        signal.throwIfAborted();
        await eraseAccount(deps, userId).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'accounts were not erased');
    },
  };
}

/** Files first: without the row nobody would look for them again. */
async function eraseAccount(deps: Dependencies, userId: string): Promise<void> {
  await removeFiles(deps, userId);
  await deps.transact(async (change) => {
    const { tx } = change;
    const planned = await lockUser(tx, userId);
    // Kept, or erased by another run, since the list was read.
    if (!planned?.erasureAt || planned.erasureAt > deps.clock.now()) return;
    const person = await findPerson(tx, userId);
    for (const source of deps.findSources()) await source.erase?.(tx, userId, change);
    await deleteUser(tx, userId);
    if (person) {
      const { firstName } = person;
      await mailPerson(deps, change, { person, mail: { kind: 'account-erased', firstName } });
    }
    change.audit({
      actor: systemActor,
      action: 'account.erased',
      target: aboutPerson(userId),
    });
  });
}

async function removeFiles({ storage }: Dependencies, userId: string): Promise<void> {
  if (!storage) return;
  for (const key of await storage.list(exportFolder(userId))) await storage.remove(key);
}
