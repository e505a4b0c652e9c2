import { createHash } from 'node:crypto';
import { recordingsFolder } from '@danube/contract/events/events.schemas.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import { type FileId, fileIdSchema, maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage, StoredObject } from '../../../platform/storage.ts';
import { isStorageKey } from '../../../platform/storage-key.ts';
import type { Change } from '../../../platform/transact.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence, storeRecording } from '../events.repository.ts';
import { nameOf, type PlannedOccurrence } from '../occurrences.ts';
import { findOccurrence } from '../registration/require-occurrence.ts';
import { isVideo, parseSession, titleIn, titleOf } from './recording-name.ts';
import {
  completeRecording,
  deleteMissing,
  findDone,
  insertRecording,
  maxAttempts,
  recordFailure,
  relinkRecording,
} from './recordings.repository.ts';

type Dependencies = EventsDependencies & { storage: Pick<Storage, 'list' | 'head'> };

/** As much as one run can fetch before it expires; the next run continues. */
const maxPerRun = 20;
const minUnchangedMs = 2 * 60_000;

export const collectRecordingsJob: JobType<Record<string, never>> = {
  name: 'collect-recordings',
  schema: z.strictObject({}),
  // One more than a recording's attempts, because the run succeeds after those.
  retry: { limit: maxAttempts, delaySeconds: 60, maxDelaySeconds: 600 },
  expireInSeconds: 3 * 60 * 60,
  policy: 'exclusive',
  keepCompletedSeconds: 600,
  schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
};

/**
 * Picks up recordings from the watched folder: each is checked and prepared like an uploaded video,
 * once. Safe to kill at any point: the file's id is derived from its name, and the row, the video
 * and the link commit together.
 */
export function createCollectRecordingsJob(
  deps: Dependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...collectRecordingsJob,
    async handle(_payload, { signal }) {
      const films = (await deps.storage.list(recordingsFolder))
        .map((key) => key.slice(recordingsFolder.length + 1))
        .filter(isVideo);
      await deleteMissing(deps.db, films);
      const done = await findDone(deps.db, films);
      const failures = new Map<string, unknown>();
      let collected = 0;
      for (const name of films.filter((one) => !done.has(one))) {
        if (collected + failures.size >= maxPerRun) break;
        signal.throwIfAborted();
        try {
          collected += (await collect(deps, name, signal)) ? 1 : 0;
        } catch (error) {
          signal.throwIfAborted();
          // A failed one must not delay the others.
          failures.set(name, error);
          await recordFailure(deps.db, { name, foundAt: deps.clock.now() });
        }
      }
      if (failures.size === 0) return;
      const names = [...failures.keys()].join(', ');
      throw new AggregateError(failures.values(), `recordings couldn't be picked up: ${names}`);
    },
  };
}

/** False if it isn't complete yet: the next run tries again. */
async function collect(deps: Dependencies, name: string, signal: AbortSignal): Promise<boolean> {
  const key = `${recordingsFolder}/${name}`;
  const foundAt = deps.clock.now();
  if (!isStorageKey(key)) {
    await insertRecording(deps.db, { name, bytes: 0, foundAt, problem: 'name' });
    return true;
  }
  const found = await deps.storage.head(key);
  if (!found || !isSettled(found, foundAt)) return false;
  const { contentLength: bytes, etag } = found;
  if (bytes > maxFileBytes) {
    await insertRecording(deps.db, { name, bytes, foundAt, problem: 'tooLarge' });
    return true;
  }
  const id = fileIdOf(`${key} ${etag ?? ''}`);
  const fileName = name.split('/').at(-1) ?? name;
  await deps.media.receiveObject(
    { id, key, etag, name: fileName, purpose: 'video', uploadedBy: null },
    signal,
  );
  await deps.transact((change) => write(deps, change, { name, bytes, foundAt, fileId: id }));
  return true;
}

/** Some programs create an empty object first, or write it several times. */
function isSettled({ contentLength, lastModified }: StoredObject, now: Date): boolean {
  if (contentLength === 0) return false;
  return !lastModified || now.getTime() - lastModified.getTime() >= minUnchangedMs;
}

type Found = { name: string; bytes: number; foundAt: Date; fileId: FileId };

async function write(
  deps: Dependencies,
  { tx, audit, touchContent }: Change,
  { fileId, ...row }: Found,
): Promise<void> {
  if (!(await insertRecording(tx, { ...row, problem: null }))) return;
  const session = parseSession(row.name);
  const occurrence = session && (await findOccurrence(tx, session));
  const language = occurrence?.event.language ?? defaultLanguage;
  const title = occurrence ? titleOf(occurrence) : titleIn(row.name);
  const videoId = await deps.videos.addVideo(tx, { fileId, title, language });
  const isLinked = occurrence !== null && (await link(deps, tx, { occurrence, videoId }));
  await completeRecording(tx, row.name, { videoId, ...(isLinked ? nameOf(occurrence) : {}) });
  touchContent('videos', 'events');
  audit({
    actor: systemActor,
    action: 'events.collect-recording',
    target: { kind: 'video', id: videoId },
    after: { name: row.name, fileId, isLinked },
  });
}

/**
 * False if the session already has another recording that wasn't refused: then a person decides.
 */
async function link(
  deps: Dependencies,
  tx: Tx,
  { occurrence, videoId }: { occurrence: PlannedOccurrence; videoId: VideoId },
): Promise<boolean> {
  const name = nameOf(occurrence);
  const { recordingId } = await lockOccurrence(tx, name);
  if (recordingId !== null) {
    const [film] = await deps.videos.findVideos(tx, [recordingId], defaultLanguage);
    if (!film?.hasFailed) return false;
  }
  await storeRecording(tx, name, videoId);
  if (recordingId !== null) await relinkRecording(tx, recordingId);
  return true;
}

/** The same for the same object, so that the next run finds what a killed run has imported. */
function fileIdOf(object: string): FileId {
  const hex = createHash('sha256').update(`recording ${object}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return fileIdSchema.parse([...parts, hex.slice(20, 32)].join('-'));
}
