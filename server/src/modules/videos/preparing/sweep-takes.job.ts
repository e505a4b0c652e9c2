import { videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { findAudioRows } from '../library/audio.repository.ts';
import { audioFolder, videosFolder } from '../video-keys.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findTakes, findVideoRows } from '../videos.repository.ts';

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
 * Removes takes that were never published: their worker died, or another one was faster. Only for
 * ready videos, because one being prepared has no take in its row yet, and only in folders with a
 * row, because another database may share the bucket.
 */
export function createSweepTakesJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...sweepTakesJob,
    async handle(_payload, { logger }) {
      const strays = await findOrphanedObjects(deps);
      for (const key of strays) await deps.storage.remove(key);
      if (strays.length > 0) logger.info({ objects: strays.length }, 'left-over takes removed');
    },
  };
}

async function findOrphanedObjects({ db, storage }: Dependencies): Promise<string[]> {
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
  const strays = taken.filter(
    ({ folder, take }) => ready.has(folder) && ready.get(folder) !== take,
  );
  return [...strays.map(({ key }) => key), ...(await findStrayTracks(db, taken))];
}

/** Segments of a track that was removed while its job was still storing them. */
async function findStrayTracks(
  db: VideosDependencies['db'],
  taken: readonly { key: string; folder: string; take: string | undefined }[],
): Promise<string[]> {
  const tracks = taken.flatMap(({ key, folder, take }) => {
    const id = videoIdSchema.safeParse(folder.split('/').at(-1));
    return id.success && folder === audioFolder(id.data) ? [{ key, take, id: id.data }] : [];
  });
  const ids = [...new Set(tracks.map(({ id }) => id))];
  const known = new Set((await findVideoRows(db, ids)).map(({ id }) => id));
  const saved = new Set((await findAudioRows(db, ids)).map(({ fileId }) => String(fileId)));
  return tracks.flatMap(({ key, take, id }) =>
    known.has(id) && !saved.has(take ?? '') ? key : [],
  );
}
