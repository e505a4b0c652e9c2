import type { VideoTexts } from '@danube/contract/videos/videos.schemas.ts';

/**
 * The moment to take the poster from: just before the second chapter, when what the first one builds
 * up is complete. Undefined if the chapters don't tell.
 */
export function posterSecond(
  chapters: VideoTexts['chapters'],
  seconds: number,
): number | undefined {
  const second = chapters.map(({ at }) => at).sort((one, other) => one - other)[1];
  if (second === undefined || second <= 1 || second > seconds) return undefined;
  return second - 1;
}
