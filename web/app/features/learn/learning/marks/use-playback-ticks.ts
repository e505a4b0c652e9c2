import { type SyntheticEvent, useRef } from 'react';
import type { LessonUpdate } from './lesson-tracker.ts';
import { type PlayedTick, playedSpan } from './played-span.ts';

/** For the element around a player: tracks which parts of the video are actually played. */
export function usePlaybackTicks(onUpdate: (news: LessonUpdate) => void) {
  const before = useRef<PlayedTick | null>(null);

  function tick(event: SyntheticEvent): void {
    const video = event.target;
    if (!(video instanceof HTMLVideoElement) || video.seeking) return;
    const played = { at: video.currentTime, rate: video.playbackRate, now: Date.now() };
    const watched = playedSpan(before.current, played);
    before.current = played;
    if (watched.length > 0) onUpdate({ watched, second: wholeTenths(played.at) });
  }

  return {
    onTimeUpdateCapture: tick,
    onEndedCapture: tick,
    onSeekingCapture() {
      before.current = null;
    },
    onSeekedCapture({ target }: SyntheticEvent) {
      if (target instanceof HTMLVideoElement) onUpdate({ second: wholeTenths(target.currentTime) });
    },
  };
}

function wholeTenths(second: number): number {
  return Math.round(second * 10) / 10;
}
