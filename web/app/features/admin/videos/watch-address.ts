import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { videoAddress } from './library/videos-view.ts';

/** Where it can be watched: in ITV once it is public, in the administration before that. */
export function watchAddress(video: ManagedVideo, now: Date): string {
  return isPublic(video, now) ? `/itv/${video.slug}` : videoAddress(video.id);
}

export function isPublic(
  { state, publishedAt }: Pick<ManagedVideo, 'state' | 'publishedAt'>,
  now: Date,
): boolean {
  return state === 'ready' && publishedAt !== null && publishedAt <= now;
}
