import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { writeVerdict } from '../checking/write-verdict.ts';
import { fileTarget } from '../file-target.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { deleteFile, deleteUnused, findStale, lockFile } from '../media.repository.ts';
import { removeObjectsJob } from '../remove-objects.job.ts';

type Dependencies = Pick<MediaDependencies, 'db' | 'clock' | 'transact' | 'jobs' | 'fileJudged'>;

const hour = 60 * 60_000;
const uploadHours = 24;
/** Longer than all attempts to check a file take together. */
const checkHours = 48;
const refusedHours = 30 * 24;
const batchSize = 200;

export const forgetUploadsJob: JobType<Record<string, never>> = {
  name: 'forget-uploads',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 60, maxDelaySeconds: 600 },
  policy: 'exclusive',
  schedule: { cron: '23 * * * *', timeZone: 'UTC' },
};

/** Deletes unfinished uploads, files that couldn't be checked, and old rejections. */
export function createForgetUploadsJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...forgetUploadsJob,
    async handle() {
      const before = (hours: number) => new Date(deps.clock.now().getTime() - hours * hour);
      await abandonUploads(deps, before(uploadHours));
      await refuseUnchecked(deps, before(checkHours));
      await deleteRefused(deps, before(refusedHours));
    },
  };
}

async function abandonUploads(deps: Dependencies, before: Date): Promise<void> {
  const stale = await findStale(deps.db, { state: 'uploading', before, limit: batchSize });
  for (const { id } of stale) {
    await deps.transact(async ({ tx, audit }) => {
      const file = await lockFile(tx, id);
      if (file?.state !== 'uploading') return;
      await deleteFile(tx, id);
      const payload = { fileId: id, uploadId: file.uploadId };
      await deps.jobs.enqueue(tx, removeObjectsJob, { payload });
      const { name, purpose, bytes } = file;
      audit({
        actor: systemActor,
        action: 'media.abandon-upload',
        target: fileTarget(id),
        before: { name, purpose, bytes },
      });
    });
  }
}

async function refuseUnchecked(deps: Dependencies, before: Date): Promise<void> {
  const stale = await findStale(deps.db, { state: 'checking', before, limit: batchSize });
  for (const { id } of stale) {
    const verdict = { refusal: 'broken', detail: 'could not be checked' } as const;
    await writeVerdict(deps, id, { verdict, received: null });
    const payload = { fileId: id, uploadId: null };
    await deps.jobs.enqueue(deps.db, removeObjectsJob, { payload });
  }
}

async function deleteRefused(deps: Dependencies, before: Date): Promise<void> {
  await deps.transact(({ tx }) =>
    deleteUnused(tx, { states: ['refused'], before, limit: batchSize }),
  );
}
