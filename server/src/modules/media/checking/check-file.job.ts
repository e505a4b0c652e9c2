import { join } from 'node:path';
import {
  type FileId,
  type FilePurpose,
  fileIdSchema,
} from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import type { JobContext, JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import { keysOf, quarantineKey } from '../file-keys.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { type FileRow, findFile } from '../media.repository.ts';
import { receiveFile } from './receive-file.ts';
import { storeContent, type Verdict } from './store-content.ts';
import { writeVerdict } from './write-verdict.ts';

type CheckFile = { fileId: FileId };

type Dependencies = Pick<
  MediaDependencies,
  'db' | 'clock' | 'transact' | 'fileJudged' | 'clamdAddress'
> & {
  storage: Storage;
};

const sharedOptions = {
  schema: z.strictObject({ fileId: fileIdSchema }),
  retry: { limit: 8, delaySeconds: 15, maxDelaySeconds: 1800 },
  policy: 'exclusive' as const,
};

export const checkFileJob: JobType<CheckFile> = {
  ...sharedOptions,
  name: 'check-file',
  expireInSeconds: 60 * 60,
};

/**
 * A separate queue: encoding a video or its audio takes as long as playing it, and a cover would
 * have to wait.
 */
export const checkVideoJob: JobType<CheckFile> = {
  ...sharedOptions,
  name: 'check-video',
  expireInSeconds: 3 * 60 * 60,
};

export function checkJobFor(purpose: FilePurpose): JobType<CheckFile> {
  return purpose === 'video' || purpose === 'audio' ? checkVideoJob : checkFileJob;
}

/**
 * Takes a file out of quarantine: its converted form becomes ready, or it is rejected. Safe to run
 * again at any point: the output goes to the same place, and only one run writes the verdict.
 */
export function createCheckJob(
  deps: Dependencies,
  job: JobType<CheckFile>,
): JobDefinition<CheckFile> {
  return {
    ...job,
    async handle({ fileId }, context) {
      const file = await findFile(deps.db, fileId);
      if (file?.state === 'checking') await check(deps, file, context);
      await removeLeftovers(deps, fileId);
    },
  };
}

async function check(deps: Dependencies, file: FileRow, context: JobContext): Promise<void> {
  try {
    const { verdict, sha256 } = await withTempFolder((folder) =>
      checkContent(deps, file, { folder, context }),
    );
    if ('refusal' in verdict) context.logger.info({ fileId: file.id, ...verdict }, 'file refused');
    await writeVerdict(deps, file.id, { verdict, received: sha256 });
  } catch (error) {
    if (context.attempt > sharedOptions.retry.limit) {
      const verdict = { refusal: 'broken', detail: 'could not be checked' } as const;
      await writeVerdict(deps, file.id, { verdict, received: null });
    }
    throw error;
  }
}

async function checkContent(
  deps: Dependencies,
  file: FileRow,
  { folder, context }: { folder: string; context: JobContext },
): Promise<{ verdict: Verdict; sha256: string | null }> {
  const { signal } = context;
  const found = await deps.storage.get(quarantineKey(file.id));
  if (!found) return { verdict: { refusal: 'broken', detail: 'not there' }, sha256: null };
  const path = join(folder, 'given');
  const received = await receiveFile(found.body, path, signal);
  const { sha256 } = received;
  if (received.bytes !== file.bytes || !isSame(received.partDigests, file.partDigests ?? [])) {
    return { verdict: { refusal: 'altered', detail: 'other digests' }, sha256 };
  }
  const { id, purpose, name } = file;
  return { verdict: await storeContent(deps, { id, purpose, name, path, folder, signal }), sha256 };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((digest, index) => digest === other[index]);
}

/** The original isn't needed after the verdict; after a removal or rejection, nothing is. */
async function removeLeftovers(deps: Dependencies, fileId: FileId): Promise<void> {
  const file = await findFile(deps.db, fileId);
  if (file?.state === 'uploading' || file?.state === 'checking') return;
  const keys = file?.state === 'ready' ? [quarantineKey(fileId)] : keysOf(fileId);
  for (const key of keys) await deps.storage.remove(key);
}
