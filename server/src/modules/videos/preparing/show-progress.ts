import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';
import type { VideosDependencies } from '../videos.dependencies.ts';
import { updateVideo } from '../videos.repository.ts';

const updateIntervalMs = 2_000;

/** Records the progress at most every two seconds; a failed write is ignored. */
export function showProgress(deps: Pick<VideosDependencies, 'db' | 'clock'>, id: VideoId) {
  let writing = Promise.resolve();
  let writtenAt = 0;

  function at(share: number): void {
    const now = deps.clock.now();
    if (now.getTime() - writtenAt < updateIntervalMs) return;
    writtenAt = now.getTime();
    const progress = Math.min(99, Math.floor(share * 100));
    writing = writing
      .then(() => updateVideo(deps.db, id, { progress, updatedAt: now }))
      .then(
        () => undefined,
        () => undefined,
      );
  }

  /** No writes happen after this. */
  return { at, end: () => writing };
}
