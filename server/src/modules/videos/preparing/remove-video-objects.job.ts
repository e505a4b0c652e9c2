import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { videoKey, videosFolder } from '../video-keys.ts';

type RemoveVideoObjects = { folder: string };

export const removeVideoObjectsJob: JobType<RemoveVideoObjects> = {
  name: 'remove-video-objects',
  schema: z.strictObject({ folder: z.string().startsWith(`${videosFolder}/`).max(300) }),
  // Survives a storage outage of several hours.
  retry: { limit: 30, delaySeconds: 10, maxDelaySeconds: 900 },
  expireInSeconds: 600,
};

/** Removes the objects of a deleted video. Enqueued in the transaction that deletes it. */
export function createRemoveVideoObjectsJob(deps: {
  storage: Storage;
}): JobDefinition<RemoveVideoObjects> {
  return {
    ...removeVideoObjectsJob,
    async handle({ folder }) {
      const keys = await deps.storage.list(folder);
      for (const key of [...keys, videoKey(folder)]) await deps.storage.remove(key);
    },
  };
}
