import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type VideoId, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import { reportToAcademy } from '../../../platform/academy-notice.job.ts';
import { systemActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import type { JobContext, JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import { findAudioRows, updateAudioRow } from '../library/audio.repository.ts';
import { storeFiles } from '../store-files.ts';
import { videoTarget } from '../video-target.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import {
  deleteRenditions,
  findVideo,
  insertRenditions,
  lockVideo,
  updateVideo,
  type VideoRow,
} from '../videos.repository.ts';
import { makeTake, type Take } from './make-take.ts';
import { prepareAudioJob } from './prepare-audio.job.ts';
import { removeVideoObjectsJob } from './remove-video-objects.job.ts';
import { showProgress } from './show-progress.ts';
import { storeTake } from './store-take.ts';

type PrepareVideo = { videoId: VideoId };

type Dependencies = Omit<VideosDependencies, 'storage'> & { storage: Storage };

export const prepareVideoJob: JobType<PrepareVideo> = {
  name: 'prepare-video',
  schema: z.strictObject({ videoId: videoIdSchema }),
  retry: { limit: 4, delaySeconds: 15, maxDelaySeconds: 900 },
  expireInSeconds: 8 * 60 * 60,
  policy: 'exclusive',
};

/**
 * Prepares a checked video for streaming. Safe to kill and run again at any point: each run uses
 * its own name, and only a run that has stored everything writes its name into the row, in one
 * transaction. Leftovers of other runs are swept.
 */
export function createPrepareVideoJob(deps: Dependencies): JobDefinition<PrepareVideo> {
  return {
    ...prepareVideoJob,
    async handle({ videoId }, context) {
      const video = await findVideo(deps.db, videoId);
      // Already ready, or removed: a duplicate job.
      if (!video || video.state === 'ready' || video.state === 'failed') return;
      try {
        await prepare(deps, video, context);
      } catch (error) {
        const isLast = context.attempt > prepareVideoJob.retry.limit;
        if (isLast) await markFailed(deps, video, 'could not be prepared');
        throw error;
      }
    },
  };
}

async function prepare(deps: Dependencies, video: VideoRow, context: JobContext): Promise<void> {
  const { signal } = context;
  const { fileId, folder: place } = fileToPrepare(video);
  const [file] = await deps.media.findFiles(deps.db, [fileId]);
  if (file?.state === 'refused') return markFailed(deps, video, file.refusal ?? 'refused');
  // The file's check enqueues this job again.
  if (file?.state !== 'ready') return;
  const now = deps.clock.now();
  await updateVideo(deps.db, video.id, { state: 'preparing', progress: 0, updatedAt: now });
  const progress = showProgress(deps, video.id);
  await withTempFolder(async (folder) => {
    const path = join(folder, 'film.mp4');
    await fetchVideo(deps, fileId, path);
    const chapters = video.words[video.language]?.chapters ?? [];
    const made = await makeTake({ path, folder, chapters, signal, onProgress: progress.at });
    const take = deps.ids.uuid();
    await storeTake(deps.storage, { folder: place, take, made, signal });
    await progress.end();
    await publishTake(deps, video, { take, made });
  });
}

/** The file to prepare: a replacement only takes over once it is prepared. */
function fileToPrepare({ fileId, folder, nextFileId, nextFolder }: VideoRow) {
  return nextFileId && nextFolder ? { fileId: nextFileId, folder: nextFolder } : { fileId, folder };
}

async function fetchVideo(deps: Dependencies, fileId: FileId, path: string): Promise<void> {
  const found = await deps.media.open(deps.db, fileId);
  if (!found) throw new Error(`the film ${fileId} is not there`);
  await pipeline(found.body, createWriteStream(path));
}

/** Makes it public. If the video got another file in the meantime, that one takes over. */
async function publishTake(
  deps: Dependencies,
  before: VideoRow,
  { take, made }: { take: string; made: Take },
): Promise<void> {
  await deps.transact(async ({ tx, audit, touchContent }) => {
    const { id } = before;
    const { fileId, folder } = fileToPrepare(before);
    const video = await lockVideo(tx, id);
    if (!video || video.state === 'ready' || fileToPrepare(video).fileId !== fileId) return;
    await deleteRenditions(tx, id);
    await insertRenditions(
      tx,
      made.renditions.map(({ seconds: _, ...rendition }) => ({ videoId: id, take, ...rendition })),
    );
    await updateVideo(tx, id, {
      state: 'ready',
      progress: 100,
      failure: null,
      take,
      fileId,
      folder,
      nextFileId: null,
      nextFolder: null,
      seconds: Math.round(made.seconds),
      thumbnails: made.thumbnails,
      updatedAt: deps.clock.now(),
    });
    if (folder !== video.folder) await releaseReplacedFile(deps, tx, video);
    await fitAudio(deps, tx, { id, isOtherVideo: folder !== video.folder });
    touchContent('videos');
    audit({
      actor: systemActor,
      action: 'videos.prepare',
      target: videoTarget(id),
      after: { take, seconds: made.seconds, sizes: made.renditions.map(({ name }) => name) },
    });
  });
}

/** Releases the replaced file: its objects, and its use of the upload. */
async function releaseReplacedFile(deps: Dependencies, tx: Tx, video: VideoRow): Promise<void> {
  await deps.jobs.enqueue(tx, removeVideoObjectsJob, { payload: { folder: video.folder } });
  await storeFiles(deps, tx, video.id);
}

/** Prepares tracks that waited for the video's length, and all of them if the length changed. */
async function fitAudio(
  { jobs }: Dependencies,
  tx: Tx,
  { id, isOtherVideo }: { id: VideoId; isOtherVideo: boolean },
): Promise<void> {
  for (const row of await findAudioRows(tx, [id])) {
    const { language } = row;
    if (isOtherVideo) await updateAudioRow(tx, row, { state: 'waiting' });
    if (!isOtherVideo && row.state !== 'waiting') continue;
    await jobs.enqueue(tx, prepareAudioJob, { payload: { videoId: id, language } });
  }
}

async function markFailed(deps: Dependencies, { id }: VideoRow, failure: string): Promise<void> {
  await deps.transact(async ({ tx, touchContent }) => {
    const video = await lockVideo(tx, id);
    if (!video || video.state === 'ready') return;
    const failedAt = deps.clock.now();
    await updateVideo(tx, id, { state: 'failed', failure, updatedAt: failedAt });
    await reportToAcademy(tx, deps.jobs, {
      about: 'films',
      key: `films:${id}:${failedAt.toISOString()}`,
      subject: video.words[video.language]?.title ?? video.slug,
      titles: [],
      amount: null,
      path: `/admin/videos/${id}`,
    });
    touchContent('videos');
  });
}
