import type { LanguageCode } from '@danube/contract/locale.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  deleteAudioRow,
  findAudioRow,
  findAudioRows,
  putAudioRow,
} from '../library/audio.repository.ts';
import { findRenditionsOf, isMuxed } from '../library/find-tracks.ts';
import { prepareAudioJob } from '../preparing/prepare-audio.job.ts';
import { prepareVideoJob } from '../preparing/prepare-video.job.ts';
import { removeVideoObjectsJob } from '../preparing/remove-video-objects.job.ts';
import { storeFiles } from '../store-files.ts';
import { trackFolder } from '../video-keys.ts';
import { videoTarget } from '../video-target.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { updateVideo, type VideoRow } from '../videos.repository.ts';
import { describeVideo, requireVideo } from './require-video.ts';

type AudioInput = { id: VideoId; language: LanguageCode; fileId: FileId };

/** The track becomes available after its preparation. */
export function putAudio(
  deps: VideosDependencies,
  act: ActionContext,
  { id, language, fileId }: AudioInput,
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const video = await requireVideo(tx, id);
    const [file] = await deps.media.findFiles(tx, [fileId]);
    if (file?.purpose !== 'audio' || file.state !== 'ready') {
      throw new DomainError('FILE_NOT_USABLE');
    }
    const before = await findAudioRow(tx, id, language);
    await putAudioRow(tx, { videoId: id, language, fileId });
    await storeFiles(deps, tx, id);
    if (before && before.fileId !== fileId) await removeObjects(deps, tx, { id, ...before });
    await separateMuxedAudio(deps, tx, video);
    await deps.jobs.enqueue(tx, prepareAudioJob, { payload: { videoId: id, language } });
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.put-audio',
      target: videoTarget(id),
      after: { language, fileId },
    });
    return describeVideo(deps, tx, id);
  });
}

export function removeAudio(
  deps: VideosDependencies,
  act: ActionContext,
  { id, language }: Omit<AudioInput, 'fileId'>,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    await requireVideo(tx, id);
    const fileId = await deleteAudioRow(tx, id, language);
    if (!fileId) return false;
    await storeFiles(deps, tx, id);
    await removeObjects(deps, tx, { id, fileId });
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.remove-audio',
      target: videoTarget(id),
      before: { language, fileId },
    });
    return true;
  });
}

async function removeObjects(
  { jobs }: Pick<VideosDependencies, 'jobs'>,
  tx: Tx,
  { id, fileId }: { id: VideoId; fileId: FileId },
): Promise<void> {
  // The same file may be the track of another language as well.
  const tracks = await findAudioRows(tx, [id]);
  if (tracks.some((track) => track.fileId === fileId)) return;
  const folder = trackFolder(id, fileId);
  await jobs.enqueue(tx, removeVideoObjectsJob, { payload: { folder } });
}

/** A video with muxed audio is prepared again; until then the old one is served. */
async function separateMuxedAudio(
  { jobs, clock }: Pick<VideosDependencies, 'jobs' | 'clock'>,
  tx: Tx,
  { id, take, state }: VideoRow,
): Promise<void> {
  if (take === null || state !== 'ready') return;
  if (!isMuxed(await findRenditionsOf(tx, { id, take }))) return;
  await updateVideo(tx, id, { state: 'waiting', progress: 0, updatedAt: clock.now() });
  await jobs.enqueue(tx, prepareVideoJob, { payload: { videoId: id }, key: id });
}
