import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { packExport } from './export-archive.ts';
import { exportKey } from './export-file.ts';
import { computeExportExpiry, exportLifetimeDays } from './export-state.ts';
import { type ExportRow, findExport, markFailed, markReady } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

type PrepareExport = { exportId: string };

type Dependencies = PersonalDataDependencies & {
  storage: NonNullable<PersonalDataDependencies['storage']>;
};

export const prepareExportJob: JobType<PrepareExport> = {
  name: 'prepare-export',
  schema: z.strictObject({ exportId: z.uuid() }),
  // Survives a storage outage of several hours.
  retry: { limit: 30, delaySeconds: 10, maxDelaySeconds: 900 },
  expireInSeconds: 300,
  policy: 'exclusive',
};

/**
 * Writes the file first and announces it afterwards: a repeated run overwrites the same file, and
 * only the run that changes "preparing" to "ready" sends the email.
 */
export function createPrepareExportJob(deps: Dependencies): JobDefinition<PrepareExport> {
  return {
    ...prepareExportJob,
    async handle({ exportId }, { attempt }) {
      const wanted = await findExport(deps.db, exportId);
      if (wanted?.state !== 'preparing') return;
      try {
        await prepare(deps, wanted);
      } catch (error) {
        if (attempt > prepareExportJob.retry.limit) await markFailed(deps.db, exportId);
        throw error;
      }
    },
  };
}

async function prepare(deps: Dependencies, wanted: ExportRow): Promise<void> {
  const { userId } = wanted;
  const now = deps.clock.now();
  // One snapshot for all sources: an order without its invoice would look like a mistake.
  const archive = await deps.db.transaction(
    (db) => packExport(deps.findSources(), { db, userId }, now),
    {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    },
  );
  const key = exportKey(wanted);
  await deps.storage.put(key, archive, { contentType: 'application/zip' });
  if (await announce(deps, wanted, now)) return;
  // Another run was faster and the file belongs to it; or the account was erased, along with its
  // files.
  const present = await findExport(deps.db, wanted.id);
  if (present?.state !== 'ready') await deps.storage.remove(key);
}

function announce(
  deps: Dependencies,
  { id, userId, requestedBy }: ExportRow,
  now: Date,
): Promise<boolean> {
  const { leaving } = deps.people;
  return deps.transact(async (change) => {
    const person = await leaving.findPerson(change.tx, userId);
    if (!person || !(await markReady(change.tx, id, computeExportExpiry(now)))) return false;
    const settingsUrl = `${deps.settings.siteUrl}/account-settings`;
    const file = { firstName: person.firstName, settingsUrl, availableDays: exportLifetimeDays };
    const contactEmail = await deps.findContactEmail(change.tx);
    await leaving.mailPerson(change, {
      person,
      mail:
        requestedBy === null
          ? { kind: 'export-ready', ...file }
          : { kind: 'export-by-letter', ...file, contactEmail },
    });
    return true;
  });
}
