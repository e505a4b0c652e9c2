import type { Scheduling } from '@danube/contract/videos/videos.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { videoFileUrl } from '../video-keys.ts';
import { resolveTexts } from '../video-texts.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import type { VideoRow } from '../videos.repository.ts';
import { deleteQuickie, findQuickieRows, isDayTaken, putQuickie } from './quickies.repository.ts';

type QuickieInput = { readonly video: VideoRow; readonly uploaderId: string | null };

/** The only place that writes a quickie, so that it always matches its video. */
export async function writeQuickie(
  deps: Pick<VideosDependencies, 'ids' | 'clock'>,
  tx: Tx,
  { video, scheduling, uploaderId }: QuickieInput & { scheduling: Scheduling | null },
): Promise<void> {
  if (!scheduling) return deleteQuickie(tx, video.id);
  const { scheduledDate, isActive } = scheduling;
  if (isActive && scheduledDate && (await isDayTaken(tx, scheduledDate, video.id))) {
    throw new DomainError('DAY_TAKEN');
  }
  const { title, description } = resolveTexts(video, video.language);
  await putQuickie(tx, {
    id: deps.ids.uuid(),
    videoId: video.id,
    title,
    description,
    scheduledDate,
    isActive,
    videoUrl: videoFileUrl(video.id, 'full.m3u8'),
    fallbackVideoUrl: videoFileUrl(video.id, 'fallback.mp4'),
    // The upload is complete; the video's row has the state of its preparation.
    uploadStatus: 'completed',
    uploaderId,
    createdAt: deps.clock.now(),
  });
}

/** Copies changed texts of a video to its quickie. */
export async function copyTextsToQuickie(
  deps: Pick<VideosDependencies, 'ids' | 'clock'>,
  tx: Tx,
  { video, uploaderId }: QuickieInput,
): Promise<void> {
  const quickie = (await findQuickieRows(tx, [video.id])).get(video.id);
  if (!quickie) return;
  const { scheduledDate, isActive } = quickie;
  await writeQuickie(deps, tx, { video, scheduling: { scheduledDate, isActive }, uploaderId });
}
