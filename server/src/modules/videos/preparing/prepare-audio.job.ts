import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { languageSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type VideoId, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { Storage } from '../../../platform/storage.ts';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import type { PreparedAudio } from '../audio-rendition.ts';
import { type AudioRow, findAudioRow, updateAudioRow } from '../library/audio.repository.ts';
import { trackKey } from '../video-keys.ts';
import { videoTarget } from '../video-target.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideo } from '../videos.repository.ts';
import { type EncodedAudio, encodeAudio, segmentAudio } from './encode-audio.ts';

type PrepareAudio = { videoId: VideoId; language: LanguageCode };

type Dependencies = Omit<VideosDependencies, 'storage'> & { storage: Storage };

const extents = { full: 'full', preview: 'preview' } as const;

export const prepareAudioJob: JobType<PrepareAudio> = {
  name: 'prepare-audio',
  schema: z.strictObject({ videoId: videoIdSchema, language: languageSchema }),
  retry: { limit: 4, delaySeconds: 15, maxDelaySeconds: 900 },
  expireInSeconds: 2 * 60 * 60,
};

/**
 * Prepares an uploaded track. Safe to run again at any point: its segments go to the same place,
 * and the row only refers to them once all are stored.
 */
export function createPrepareAudioJob(deps: Dependencies): JobDefinition<PrepareAudio> {
  return {
    ...prepareAudioJob,
    async handle({ videoId, language }, { attempt, signal }) {
      const row = await findAudioRow(deps.db, videoId, language);
      const video = row?.state === 'waiting' ? await findVideo(deps.db, videoId) : null;
      // A video without a length sends this job again once it is prepared.
      if (!row || !video?.seconds) return;
      try {
        const made = await makeAudio(deps, { row, seconds: video.seconds, signal });
        await markReady(deps, row, made);
      } catch (error) {
        const isLast = attempt > prepareAudioJob.retry.limit;
        if (isLast) await markFailed(deps, row);
        throw error;
      }
    },
  };
}

function makeAudio(
  deps: Dependencies,
  { row, seconds, signal }: { row: AudioRow; seconds: number; signal: AbortSignal },
): Promise<PreparedAudio> {
  return withTempFolder(async (folder) => {
    const path = join(folder, 'uploaded');
    const found = await deps.media.open(deps.db, row.fileId);
    if (!found) throw new Error(`the track ${row.fileId} is not there`);
    await pipeline(found.body, createWriteStream(path));
    const leveled = await encodeAudio({ film: { path, seconds }, folder, signal });
    const made = await segmentAudio({ film: { path: leveled, seconds }, folder, signal }, extents);
    return {
      full: await store(deps.storage, { row, folder, extent: 'full', made: made.full }),
      preview: await store(deps.storage, { row, folder, extent: 'preview', made: made.preview }),
    };
  });
}

async function store(
  storage: Storage,
  track: { row: AudioRow; folder: string; extent: keyof PreparedAudio; made: EncodedAudio },
): Promise<PreparedAudio['full']> {
  const { row, folder, extent, made } = track;
  for (const { name } of made.objects) {
    const key = trackKey(row, extent, name);
    const path = join(folder, extent, name);
    await storage.putFile(key, path, { contentType: 'audio/mp4' });
    const [there, here] = await Promise.all([storage.head(key), stat(path)]);
    if (there?.contentLength !== here.size) throw new Error(`${key} was not stored whole`);
  }
  const { playlist, objects, bandwidth } = made;
  return { playlist, objects, bandwidth };
}

async function markFailed({ transact }: Dependencies, row: AudioRow): Promise<void> {
  await transact(async ({ tx, touchContent }) => {
    if (await updateAudioRow(tx, row, { state: 'failed' })) touchContent('videos');
  });
}

/** If the track was replaced in the meantime, its own job takes over. */
async function markReady(
  { transact }: Dependencies,
  row: AudioRow,
  made: PreparedAudio,
): Promise<void> {
  await transact(async ({ tx, audit, touchContent }) => {
    if (!(await updateAudioRow(tx, row, { state: 'ready', made }))) return;
    touchContent('videos');
    audit({
      actor: systemActor,
      action: 'videos.prepare-audio',
      target: videoTarget(row.videoId),
      after: { language: row.language, pieces: made.full.objects.length },
    });
  });
}
