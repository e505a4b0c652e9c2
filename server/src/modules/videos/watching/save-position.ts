import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import { isShown } from '../library/read-video.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { findVideo } from '../videos.repository.ts';
import { findPosition, putPosition } from './positions.repository.ts';
import { countViewing } from './viewing.repository.ts';

/** A player reports every five seconds; a longer step was a jump, not watching. */
const maxWatchedStep = 15;

export async function savePosition(
  { db, clock }: Pick<VideosDependencies, 'db' | 'clock'>,
  { userId, id, position }: { userId: string; id: VideoId; position: number },
): Promise<void> {
  const now = clock.now();
  const video = await findVideo(db, id);
  if (!video || !(await isShown(db, video, now))) throw new DomainError('VIDEO_NOT_FOUND');
  const reached = Math.min(position, video.seconds ?? position);
  const step = reached - (await findPosition(db, userId, id));
  await putPosition(db, { userId, videoId: id, position: reached, watchedAt: now });
  if (step > 0 && step <= maxWatchedStep) {
    await countViewing(db, { videoId: id, day: formatAcademyDay(now) }, { seconds: step });
  }
}
