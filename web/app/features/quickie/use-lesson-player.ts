import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  afterCheck,
  afterSeek,
  endedPreview,
  freshPreview,
  type Preview,
} from './preview-limit.ts';
import { monitorPreview } from './preview-monitor.ts';
import { lesson, previewLength } from './sample-lesson.ts';

/** Visitors see a beginning, members all of it. */
export type Access = 'preview' | 'full';

export type LessonProblem = 'failed' | 'unsupported';

export type LessonPlayer = {
  readonly isPlaying: boolean;
  readonly position: number;
  /** Of the whole lesson, also for a visitor whose file is shorter. */
  readonly length: number;
  readonly preview: Preview;
  readonly problem: LessonProblem | null;
  toggle(): void;
  seek(to: number): void;
  /** For the video element; it may also be moved by keys of the keyboard or the system. */
  readonly events: {
    onPlay(): void;
    onPause(): void;
    onTimeUpdate(): void;
    onSeeking(): void;
    onEnded(): void;
    onError(): void;
    onLoadedMetadata(): void;
  };
};

/** A fresh one each time the player is opened, so nothing of an earlier preview is left. */
export function useLessonPlayer(
  video: RefObject<HTMLVideoElement | null>,
  access: Access,
): LessonPlayer {
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [length, setLength] = useState<number>(lesson.seconds);
  const [problem, setProblem] = useState<LessonProblem | null>(null);
  const { preview, settle, holdAt } = usePreview(video, access === 'preview' && isPlaying);
  const isLimited = access === 'preview';

  function play(element: HTMLVideoElement) {
    // Refused or cut short: the element is paused and shows it. A broken file reports itself.
    void element.play().catch(() => undefined);
  }

  function seek(to: number) {
    const element = video.current;
    if (!element) return;
    if (!isLimited) {
      element.currentTime = Math.max(0, Math.min(to, length));
      return;
    }
    const next = settle((before) => afterSeek(before, to));
    if (!next.isOver) element.currentTime = next.position;
  }

  return {
    isPlaying,
    position: isLimited && preview.isOver ? preview.position : position,
    length,
    preview,
    problem,
    seek,
    toggle() {
      const element = video.current;
      if (!element || preview.isOver) return;
      if (element.paused) play(element);
      else element.pause();
    },
    events: {
      onPlay() {
        if (isLimited && preview.isOver) video.current?.pause();
        else setIsPlaying(true);
      },
      onPause: () => setIsPlaying(false),
      onTimeUpdate: () => setPosition(video.current?.currentTime ?? 0),
      onSeeking() {
        const now = video.current?.currentTime ?? 0;
        setPosition(now);
        if (isLimited) holdAt(now);
      },
      onEnded() {
        setIsPlaying(false);
        if (isLimited) settle(() => endedPreview);
      },
      onError: () => setProblem(canPlay(video.current) ? 'failed' : 'unsupported'),
      onLoadedMetadata() {
        const own = video.current?.duration ?? Number.NaN;
        if (!isLimited && Number.isFinite(own)) setLength(own);
      },
    },
  };
}

/** The limit beside the film: it looks while the film plays, and stops it where it ends. */
function usePreview(video: RefObject<HTMLVideoElement | null>, isWatched: boolean) {
  const [preview, setPreview] = useState(freshPreview);
  const latest = useRef(freshPreview);

  function settle(change: (before: Preview) => Preview): Preview {
    const next = change(latest.current);
    latest.current = next;
    setPreview(next);
    if (next.isOver && video.current) {
      video.current.pause();
      video.current.currentTime = previewLength;
    }
    return next;
  }

  const look = useEffectEvent((position: number) => {
    settle((before) => afterCheck(before, position));
  });
  useEffect(() => {
    const element = video.current;
    return isWatched && element ? monitorPreview(element, (now) => look(now)) : undefined;
  }, [video, isWatched]);

  function holdAt(now: number) {
    // Over, it stays at its end; a file may end a little before the limit.
    const isAstray = latest.current.isOver ? now < previewLength - 1 : now >= previewLength;
    if (isAstray) settle((before) => afterSeek(before, now));
  }

  return { preview, settle, holdAt };
}

function canPlay(element: HTMLVideoElement | null): boolean {
  return Boolean(element?.canPlayType?.('video/mp4; codecs="avc1.64001f"'));
}
