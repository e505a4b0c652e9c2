import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';

/** What an entry of the audit log is about. */
export function aboutVideo(id: VideoId): { kind: string; id: string } {
  return { kind: 'video', id };
}
