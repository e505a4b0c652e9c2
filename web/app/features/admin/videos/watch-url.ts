import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { videoUrl } from './library/videos-view.ts';

/** Where it can be watched: in ITV once it is public, in the administration before that. */
export function watchUrl(video: ManagedVideo, now: Date): string {
  return isPublic(video, now) ? `/itv/${video.slug}` : videoUrl(video.id);
}

export function isPublic(
  { state, publishedAt }: Pick<ManagedVideo, 'state' | 'publishedAt'>,
  now: Date,
): boolean {
  return state === 'ready' && publishedAt !== null && publishedAt <= now;
}
