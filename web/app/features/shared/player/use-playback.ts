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
  /** Second at which a member continues. */
  readonly startAt?: number | undefined;
  /** Starts on its own, for a player that someone has just opened. */
  readonly isEager?: boolean | undefined;
};

export type Playback = ReturnType<typeof usePlayback>;

/** A film in a video element, and the one place that moves it. Nothing is fetched before `start`. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, input: PlaybackRequest) {
  const { playable, access, startAt = 0, isEager = false } = input;
  const [attempt, setAttempt] = useState(isEager ? 1 : 0);
  const [isBlocked, setIsBlocked] = useState(false);
  const [problem, setProblem] = useState<StreamProblem | null>(null);
  const firstPosition = isEager ? startAt : 0;
  const resume = useRef({ at: firstPosition, isPlaying: true });
  const { viewing, send } = useViewing({ playable, access, startAt: firstPosition }, video, obey);
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

  function obey(command: Command) {
    // Before it is started there is nothing to continue with.
    if (command.type !== 'restore') obeyWith(video.current, command);
    else if (isStarted) reopenStream(command);
  }

  function reopenStream({ at, isPlaying }: { at: number; isPlaying: boolean }) {
    resume.current = { at, isPlaying };
    setProblem(null);
    setAttempt((before) => before + 1);
  }

  function play() {
    // Browsers refuse to start what nobody has asked for; a broken film reports itself.
    const refused = (error: unknown) => setIsBlocked(isRefusal(error));
    void video.current?.play().then(() => setIsBlocked(false), refused);
  }

  function stopFor(reason: StreamProblem) {
    video.current?.pause();
    setProblem(reason);
    send({ type: 'failed' });
  }

  function start(at = viewing.position || startAt) {
    // Within the press: some browsers let only this and what follows from it make sound later.
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
    /** A film that replaces another one, or that took its time, has forgotten that it should play. */
    playOnArrival() {
      if (resume.current.isPlaying && video.current?.paused) play();
    },
    seek: (to: number) => send({ type: 'seeked', to }),
    retry: () => reopenStream({ at: viewing.position, isPlaying: true }),
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

function obeyWith(element: HTMLVideoElement | null, command: Command) {
  if (command.type === 'openPopup') leaveScreen(element);
  else if (!element) return;
  else if (command.type === 'pause') element.pause();
  else if (command.type === 'pin' || command.type === 'seek') moveTo(element, command.at);
}

function moveTo(element: HTMLVideoElement, second: number) {
  // A film that is there already would report another seek, and so on without end.
  if (Math.abs(element.currentTime - second) > 0.001) element.currentTime = second;
}

/** A popup of the page is not seen from a full screen, nor from a picture over other windows. */
function leaveScreen(element: HTMLVideoElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen();
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
  // Only iPhones have this: there the video alone fills the screen.
  const phone: (HTMLVideoElement & { webkitExitFullscreen?(): void }) | null = element;
  phone?.webkitExitFullscreen?.();
}
