import type { FileId } from '@danube/contract/media/media.schemas.ts';
import type { ManagedVideo, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError, isDomainError } from '../../../platform/domain-error.ts';
import { prepareVideoJob } from '../preparing/prepare-video.job.ts';
import { removeVideoObjectsJob } from '../preparing/remove-video-objects.job.ts';
import { storeFiles } from '../store-files.ts';
import { audioFolder } from '../video-keys.ts';
import { videoTarget } from '../video-target.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { deleteVideo, updateVideo } from '../videos.repository.ts';
import { findFreeFolder } from './add-video.ts';
import { requireVideoFile } from './create-video.ts';
import { describeVideo, requireVideo } from './require-video.ts';

/** Replaces the file but keeps the texts. The old one is served until the new one is prepared. */
export function replaceFile(
  deps: VideosDependencies,
  act: ActionContext,
  { id, fileId }: { id: VideoId; fileId: FileId },
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const before = await requireVideo(tx, id);
    await requireVideoFile(deps, tx, fileId);
    const now = deps.clock.now();
    await updateVideo(tx, id, {
      state: 'waiting',
      progress: 0,
      failure: null,
      updatedAt: now,
      nextFileId: fileId,
      nextFolder: await findFreeFolder(tx, act.member.userId, now),
    });
    await storeFiles(deps, tx, id);
    await deps.jobs.enqueue(tx, prepareVideoJob, { payload: { videoId: id }, key: id });
    touchContent('videos');
    audit({
      ...auditFieldsOf(act),
      action: 'videos.replace-file',
      target: videoTarget(id),
      before: { fileId: before.fileId },
      after: { fileId },
    });
    return describeVideo(deps, tx, id);
  });
}

export function retryVideo(
  deps: VideosDependencies,
  act: ActionContext,
  id: VideoId,
): Promise<ManagedVideo> {
  return deps.transact(async ({ tx, audit }) => {
    const video = await requireVideo(tx, id);
    if (video.state !== 'failed') throw new DomainError('NOT_FAILED');
    const updatedAt = deps.clock.now();
    await updateVideo(tx, id, { state: 'waiting', progress: 0, failure: null, updatedAt });
    await deps.jobs.enqueue(tx, prepareVideoJob, { payload: { videoId: id }, key: id });
    audit({
      ...auditFieldsOf(act),
      action: 'videos.retry',
      target: videoTarget(id),
      before: { failure: video.failure },
    });
    return describeVideo(deps, tx, id);
  });
}

/** With its texts, statistics and objects; the uploaded files stay in the file library. */
export function removeVideo(
  deps: VideosDependencies,
  act: ActionContext,
  id: VideoId,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const video = await requireVideo(tx, id).catch(nullIfMissing);
    if (!video) return false;
    await deps.media.storeUses(tx, id, []);
    await deleteVideo(tx, id);
    for (const folder of [video.folder, video.nextFolder, audioFolder(id)]) {
      if (folder) await deps.jobs.enqueue(tx, removeVideoObjectsJob, { payload: { folder } });
    }
    touchContent('videos');
    const { slug, fileId, words } = video;
    audit({
      ...auditFieldsOf(act),
      action: 'videos.remove',
      target: videoTarget(id),
      before: { slug, fileId, words },
    });
    return true;
  });
}

function nullIfMissing(error: unknown): null {
  if (isDomainError(error, 'VIDEO_NOT_FOUND')) return null;
  throw error;
}
