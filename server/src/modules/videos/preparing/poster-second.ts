import type { VideoTexts } from '@danube/contract/videos/videos.schemas.ts';

/**
 * The time of the frame for the poster: just before the second chapter, when everything the first
 * one builds up is visible. Undefined if there are no such chapters.
 */
export function posterSecond(
  chapters: VideoTexts['chapters'],
  seconds: number,
): number | undefined {
  const second = chapters.map(({ at }) => at).sort((one, other) => one - other)[1];
  if (second === undefined || second <= 1 || second > seconds) return undefined;
  return second - 1;
}
