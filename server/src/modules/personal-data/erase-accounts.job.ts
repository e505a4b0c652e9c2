import * as z from 'zod';
import { systemActor } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database.ts';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { LeavingAccount } from '../identity/identity.api.ts';
import { exportFolder } from './export-file.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

type Dependencies = Pick<
  PersonalDataDependencies,
  'db' | 'clock' | 'transact' | 'storage' | 'people' | 'findSources'
>;

export const eraseAccountsJob: JobType<Record<string, never>> = {
  name: 'erase-accounts',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '27 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** Each account separately: one failure doesn't block the others. */
export function createEraseAccountsJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...eraseAccountsJob,
    async handle(_payload, { signal }) {
      const failures: unknown[] = [];
      const due = await deps.people.leaving.findDue(deps.db, deps.clock.now());
      for (const userId of due) {
        signal.throwIfAborted();
        await eraseAccount(deps, userId).catch((error) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'accounts were not erased');
    },
  };
}

/** Files first: without the row nobody would find them again. */
async function eraseAccount(deps: Dependencies, userId: string): Promise<void> {
  const { leaving } = deps.people;
  const listed = await leaving.find(deps.db, userId);
  if (!(await isDue(deps, deps.db, { userId, planned: listed }))) return;
  await removeFiles(deps, userId);
  await deps.transact(async (change) => {
    const { tx } = change;
    // Cancelled, or erased by another run, since the list was read.
    const planned = await leaving.lock(tx, userId);
    if (!(await isDue(deps, tx, { userId, planned }))) return;
    const person = await leaving.findPerson(tx, userId);
    for (const source of deps.findSources()) await source.erase?.(tx, userId, change);
    await leaving.deleteAccount(tx, userId);
    if (person) {
      const { firstName } = person;
      await leaving.mailPerson(change, { person, mail: { kind: 'account-erased', firstName } });
    }
    change.audit({
      actor: systemActor,
      action: 'account.erased',
      target: { kind: 'person', id: userId },
    });
  });
}

type Candidate = { userId: string; planned: LeavingAccount | null };

async function isDue(
  { clock, people }: Dependencies,
  tx: Tx,
  { userId, planned }: Candidate,
): Promise<boolean> {
  if (!planned?.erasureAt || planned.erasureAt > clock.now()) return false;
  if (planned.suspendedAt && planned.requestedBy === null) return false;
  // The list of administrators' emails can make someone staff whose erasure is planned.
  const shown = await people.findShownPeople(tx, [userId]);
  return shown.get(userId)?.isStaff !== true;
}

async function removeFiles({ storage }: Dependencies, userId: string): Promise<void> {
  if (!storage) return;
  for (const key of await storage.list(exportFolder(userId))) await storage.remove(key);
}
