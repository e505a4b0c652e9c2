import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { Storage } from '../../platform/storage.ts';
import { keysOf, quarantineKey } from './file-keys.ts';

type RemoveObjects = { fileId: FileId; uploadId: string | null };

export const removeObjectsJob: JobType<RemoveObjects> = {
  name: 'remove-objects',
  schema: z.strictObject({ fileId: fileIdSchema, uploadId: z.string().nullable() }),
  // Survives a storage outage of several hours.
  retry: { limit: 30, delaySeconds: 10, maxDelaySeconds: 900 },
  expireInSeconds: 120,
};

/** Removes the objects of a file whose row is gone. Enqueued in the transaction that deletes it. */
export function createRemoveObjectsJob(deps: { storage: Storage }): JobDefinition<RemoveObjects> {
  return {
    ...removeObjectsJob,
    async handle({ fileId, uploadId }) {
      const { storage } = deps;
      // First, so that an upload in progress can't be completed afterwards.
      if (uploadId !== null) await storage.uploads.abort({ key: quarantineKey(fileId), uploadId });
      for (const key of keysOf(fileId)) await storage.remove(key);
    },
  };
}
