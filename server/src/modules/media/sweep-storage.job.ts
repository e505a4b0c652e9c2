import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../platform/job-definition.ts';
import type { Storage } from '../../platform/storage.ts';
import {
  filesFolder,
  lessonPicturesFolder,
  picturesFolder,
  quarantineFolder,
} from './file-keys.ts';
import type { MediaDependencies } from './media.dependencies.ts';
import { type FileRow, findFileRows } from './media.repository.ts';

type Dependencies = Pick<MediaDependencies, 'db' | 'clock'> & { storage: Storage };

const day = 24 * 60 * 60_000;
const batchSize = 500;

export const sweepStorageJob: JobType<Record<string, never>> = {
  name: 'sweep-storage',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 300, maxDelaySeconds: 3600 },
  expireInSeconds: 3600,
  policy: 'exclusive',
  schedule: { cron: '11 3 * * *', timeZone: 'UTC' },
};

/**
 * Removes objects and uploads without a row, left by a process that died between two steps. Served
 * objects get their row first, so one without a row will never get one. In quarantine it may follow
 * the object, so only those older than a day are removed. Only for a bucket that no other database
 * uses.
 */
export function createSweepStorageJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...sweepStorageJob,
    async handle(_payload, { logger }) {
      const strays = [
        ...(await findOld(deps, await findOrphanedObjects(deps, quarantineFolder, isAwaited))),
        ...(await findOrphanedObjects(deps, filesFolder, isKept)),
        ...(await findOrphanedObjects(deps, picturesFolder, isKept)),
        ...(await findOrphanedObjects(deps, lessonPicturesFolder, isKept)),
      ];
      for (const key of strays) await deps.storage.remove(key);
      const uploads = await abortOrphanedUploads(deps);
      if (strays.length + uploads > 0) {
        logger.info({ objects: strays.length, uploads }, 'strays removed from the storage');
      }
    },
  };
}

function isAwaited({ state }: FileRow): boolean {
  return state === 'uploading' || state === 'checking';
}

function isKept({ state }: FileRow): boolean {
  return state === 'ready' || state === 'checking';
}

async function findOrphanedObjects(
  deps: Dependencies,
  folder: string,
  isWanted: (file: FileRow) => boolean,
): Promise<string[]> {
  const keys = await deps.storage.list(folder);
  const wanted = await findIds(deps, keys, isWanted);
  return keys.filter((key) => !wanted.has(idIn(key) ?? ''));
}

async function findOld({ clock, storage }: Dependencies, keys: readonly string[]) {
  const yesterday = new Date(clock.now().getTime() - day);
  const old: string[] = [];
  for (const key of keys) {
    const found = await storage.head(key);
    if (found && (!found.lastModified || found.lastModified < yesterday)) old.push(key);
  }
  return old;
}

async function abortOrphanedUploads({ db, clock, storage }: Dependencies): Promise<number> {
  const yesterday = new Date(clock.now().getTime() - day);
  const uploads = await storage.uploads.listUnfinished(quarantineFolder);
  const old = uploads.filter(({ begunAt }) => begunAt < yesterday);
  const keys = old.map(({ key }) => key);
  const wanted = await findIds({ db }, keys, ({ state }) => state === 'uploading');
  const strays = old.filter(({ key }) => !wanted.has(idIn(key) ?? ''));
  for (const upload of strays) await storage.uploads.abort(upload);
  return strays.length;
}

async function findIds(
  { db }: Pick<Dependencies, 'db'>,
  keys: readonly string[],
  isWanted: (file: FileRow) => boolean,
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(keys.flatMap((key) => idIn(key) ?? []))];
  const wanted = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize) {
    const rows = await findFileRows(db, ids.slice(at, at + batchSize));
    for (const row of rows.filter(isWanted)) wanted.add(row.id);
  }
  return wanted;
}

/** The folder, the file id, and for images the width. */
function idIn(key: string): FileId | null {
  const id = fileIdSchema.safeParse(key.split('/')[1]);
  return id.success ? id.data : null;
}
