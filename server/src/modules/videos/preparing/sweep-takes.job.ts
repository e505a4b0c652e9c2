import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { videosFolder } from '../video-keys.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findTakes } from '../videos.repository.ts';

type Dependencies = Pick<VideosDependencies, 'db'> & { storage: Storage };

export const sweepTakesJob: JobType<Record<string, never>> = {
  name: 'sweep-takes',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 300, maxDelaySeconds: 3_600 },
  expireInSeconds: 3_600,
  policy: 'exclusive',
  schedule: { cron: '41 3 * * *', timeZone: 'UTC' },
};

/**
 * Takes that were never shown: their worker died, or another was quicker. Only of videos that are
 * ready, because one that is being prepared has no name in its row yet, and of folders that a row
 * knows: another database may share the bucket.
 */
export function createSweepTakesJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...sweepTakesJob,
    async handle(_payload, { logger }) {
      const strays = await findStrays(deps);
      for (const key of strays) await deps.storage.remove(key);
      if (strays.length > 0) logger.info({ objects: strays.length }, 'left-over takes removed');
    },
  };
}

async function findStrays({ db, storage }: Dependencies): Promise<string[]> {
  const taken = (await storage.list(videosFolder)).flatMap((key) => {
    const [root, uploader, moment, take, ...rest] = key.split('/');
    return rest.length > 0 ? [{ key, take, folder: `${root}/${uploader}/${moment}` }] : [];
  });
  const folders = [...new Set(taken.map(({ folder }) => folder))];
  if (folders.length === 0) return [];
  const rows = await findTakes(db, folders);
  const ready = new Map(
    rows.flatMap(({ folder, take, state }) => (state === 'ready' ? [[folder, take]] : [])),
  );
  return taken
    .filter(({ folder, take }) => ready.has(folder) && ready.get(folder) !== take)
    .map(({ key }) => key);
}
