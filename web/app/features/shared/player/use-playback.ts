import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Access, Command } from './preview-machine.ts';
import type { StreamProblem } from './stream.ts';
import { useAudio } from './use-audio.ts';
import { useStream } from './use-stream.ts';
import { useAccessChange, useViewing } from './use-viewing.ts';

type PlaybackRequest = {
  readonly playable: Playable;
  readonly access: Access;
  /** Resume position of a member, in seconds. */
  readonly startAt?: number | undefined;
  /** Starts automatically, for a player that was just opened. */
  readonly isEager?: boolean | undefined;
};

export type Playback = ReturnType<typeof usePlayback>;

/**
 * A video in an element, with all commands to it in one place. Nothing is loaded before `start`.
 */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, input: PlaybackRequest) {
  const { playable, access, startAt = 0, isEager = false } = input;
  const [attempt, setAttempt] = useState(isEager ? 1 : 0);
  const [isBlocked, setIsBlocked] = useState(false);
  const [problem, setProblem] = useState<StreamProblem | null>(null);
  const firstPosition = isEager ? startAt : 0;
  const resume = useRef({ at: firstPosition, isPlaying: true });
  const { viewing, send } = useViewing({ playable, access, startAt: firstPosition }, video, run);
  const audio = useAudio(playable);
  const stream = { playable, access: viewing.access, attempt, audio: audio.language };
  const quality = useStream(video, stream, {
    startAt: () => resume.current.at,
    onOpened: () => (resume.current.isPlaying ? play() : undefined),
    onProblem: stopFor,
  });
  const isStarted = attempt > 0;
  useAccessChange(access, {
    onSignIn: () => send({ type: 'signedIn' }),
    onSignOut() {
      if (isStarted) stopFor('signedOut');
      else send({ type: 'opened', access: 'preview', length: playable.seconds });
    },
  });

  function run(command: Command) {
    // Before it is started there is nothing to resume.
    if (command.type !== 'restore') runCommand(video.current, command);
    else if (isStarted) reopenStream(command);
  }

  function reopenStream({ at, isPlaying }: { at: number; isPlaying: boolean }) {
    resume.current = { at, isPlaying };
    setProblem(null);
    setAttempt((before) => before + 1);
  }

  function play() {
    // Browsers block autoplay; a broken video is reported separately.
    const refused = (error: unknown) => setIsBlocked(isAutoplayBlocked(error));
    void video.current?.play().then(() => setIsBlocked(false), refused);
  }

  function stopFor(reason: StreamProblem) {
    video.current?.pause();
    setProblem(reason);
    send({ type: 'failed' });
  }

  function start(at = viewing.position || startAt) {
    // Synchronously in the click handler: some browsers only then allow sound later.
    video.current?.load();
    send({ type: 'opened', access: viewing.access, length: playable.seconds, at });
    reopenStream({ at, isPlaying: true });
  }

  function toggle() {
    if (!isStarted) return start();
    if (video.current?.paused) return play();
    resume.current = { ...resume.current, isPlaying: false };
    video.current?.pause();
  }

  return {
    viewing,
    isStarted,
    isBlocked,
    problem,
    quality,
    audio,
    send,
    start,
    toggle,
    /** A replaced or slowly loaded video has lost its playing state. */
    playOnArrival() {
      if (resume.current.isPlaying && video.current?.paused) play();
    },
    seek: (to: number) => send({ type: 'seeked', to }),
    retry: () => reopenStream({ at: viewing.position, isPlaying: true }),
  };
}

function isAutoplayBlocked(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

function runCommand(element: HTMLVideoElement | null, command: Command) {
  if (command.type === 'openPopup') exitFullscreen(element);
  else if (!element) return;
  else if (command.type === 'pause') element.pause();
  else if (command.type === 'pin' || command.type === 'seek') seekTo(element, command.at);
}

function seekTo(element: HTMLVideoElement, second: number) {
  // Seeking to the current position would report another seek, and loop.
  if (Math.abs(element.currentTime - second) > 0.001) element.currentTime = second;
}

/** A dialog of the page isn't visible in full screen or picture-in-picture. */
function exitFullscreen(element: HTMLVideoElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  // Only iPhones have this: there only the video itself can be full screen.
  const phone: (HTMLVideoElement & { webkitExitFullscreen?(): void }) | null = element;
  phone?.webkitExitFullscreen?.();
}
