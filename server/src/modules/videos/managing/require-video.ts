import type { ManagedVideo, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideo, lockVideo, type VideoRow } from '../videos.repository.ts';
import { describeVideos } from './managed-video.ts';

/** The video, locked until the transaction ends. */
export async function requireVideo(tx: Tx, id: VideoId): Promise<VideoRow> {
  const video = await lockVideo(tx, id);
  if (!video) throw new DomainError('VIDEO_NOT_FOUND');
  return video;
}

/** The current state, for the admin area. */
export async function describeVideo(
  deps: Pick<VideosDependencies, 'media'>,
  tx: Tx,
  id: VideoId,
): Promise<ManagedVideo> {
  const video = await findVideo(tx, id);
  const [shown] = video ? await describeVideos(deps, tx, [video]) : [];
  if (!shown) throw new DomainError('VIDEO_NOT_FOUND');
  return shown;
}
