import type { VideoId } from '@danube/contract/videos/videos.schemas.ts';

/** How the audit log refers to a video. */
export function videoTarget(id: VideoId): { kind: string; id: string } {
  return { kind: 'video', id };
}
