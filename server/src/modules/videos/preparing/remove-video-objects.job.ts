import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { filmKey, videosFolder } from '../video-keys.ts';

type RemoveVideoObjects = { folder: string };

export const removeVideoObjectsJob: JobType<RemoveVideoObjects> = {
  name: 'remove-video-objects',
  schema: z.strictObject({ folder: z.string().startsWith(`${videosFolder}/`).max(300) }),
  // Some hours without storage are bridged.
  retry: { limit: 30, delaySeconds: 10, maxDelaySeconds: 900 },
  expireInSeconds: 600,
};

/** What the storage holds of a film that is gone. Sent in the transaction that lets it go. */
export function createRemoveVideoObjectsJob(deps: {
  storage: Storage;
}): JobDefinition<RemoveVideoObjects> {
  return {
    ...removeVideoObjectsJob,
    async handle({ folder }) {
      const keys = await deps.storage.list(folder);
      for (const key of [...keys, filmKey(folder)]) await deps.storage.remove(key);
    },
  };
}
