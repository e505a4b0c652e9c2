import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import { exportKey } from './export-file.ts';
import { oldestRunningPreparation } from './export-state.ts';
import { deleteExport, findOldExports } from './exports.repository.ts';
import type { PersonalDataDependencies } from './personal-data.dependencies.ts';

export const forgetExportsJob: JobType<Record<string, never>> = {
  name: 'forget-exports',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '37 2 * * *', timeZone: 'UTC' },
  isRetention: true,
};

/** The file first: a row without a file is found again tomorrow, a file without a row isn't. */
export function createForgetExportsJob(
  deps: Pick<PersonalDataDependencies, 'db' | 'clock' | 'storage'>,
): JobDefinition<Record<string, never>> {
  return {
    ...forgetExportsJob,
    async handle() {
      const now = deps.clock.now();
      const old = await findOldExports(deps.db, {
        now,
        abandonedBefore: oldestRunningPreparation(now),
      });
      for (const row of old) {
        await deps.storage?.remove(exportKey(row));
        await deleteExport(deps.db, row.id);
      }
    },
  };
}
