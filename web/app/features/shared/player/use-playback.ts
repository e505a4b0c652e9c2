import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Access, Command } from './preview-machine.ts';
import type { StreamProblem } from './stream.ts';
import { useStream } from './use-stream.ts';
import { useAccessChange, useViewing } from './use-viewing.ts';

type PlaybackWish = {
  readonly playable: Playable;
  readonly access: Access;
  /** Second at which a member goes on. */
  readonly startAt?: number | undefined;
  /** Starts by itself, for a player that somebody has just opened. */
  readonly isEager?: boolean | undefined;
};

export type Playback = ReturnType<typeof usePlayback>;

/** A film in a video element, and the one place that moves it. Nothing is fetched before `start`. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, wish: PlaybackWish) {
  const { playable, access, startAt = 0, isEager = false } = wish;
  const [attempt, setAttempt] = useState(isEager ? 1 : 0);
  const [isBlocked, setIsBlocked] = useState(false);
  const [problem, setProblem] = useState<StreamProblem | null>(null);
  const resume = useRef({ at: isEager ? startAt : 0, isPlaying: true });
  const opening = { playable, access, startAt: isEager ? startAt : 0 };
  const { viewing, send } = useViewing(opening, video, obey);
  const quality = useStream(
    video,
    { playable, access: viewing.access, attempt },
    {
      startAt: () => resume.current.at,
      onOpened: () => (resume.current.isPlaying ? play() : undefined),
      onProblem: stopFor,
    },
  );
  const isStarted = attempt > 0;
  useAccessChange(access, {
    onSignIn: () => send({ type: 'signedIn' }),
    onSignOut() {
      if (isStarted) stopFor('signedOut');
      else send({ type: 'opened', access: 'preview', length: playable.seconds });
    },
  });

  function obey(command: Command) {
    // Before it is started there is nothing to go on with.
    if (command.type === 'restore') return isStarted ? openAnew(command) : undefined;
    obeyWith(video.current, command);
  }

  function openAnew({ at, isPlaying }: { at: number; isPlaying: boolean }) {
    resume.current = { at, isPlaying };
    setProblem(null);
    setAttempt((before) => before + 1);
  }

  function play() {
    void video.current?.play().then(
      () => setIsBlocked(false),
      // Browsers refuse to start what nobody has asked for; a broken film reports itself.
      (error: unknown) =>
        setIsBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
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
    openAnew({ at, isPlaying: true });
  }

  function toggle() {
    const element = video.current;
    if (!isStarted) start();
    else if (element?.paused) play();
    else if (element) {
      resume.current = { ...resume.current, isPlaying: false };
      element.pause();
    }
  }

  return {
    ...{ viewing, isStarted, isBlocked, problem, quality, send, start, toggle },
    /** A film that replaces another one, or that took its time, has forgotten that it should play. */
    playOnArrival() {
      if (resume.current.isPlaying && video.current?.paused) play();
    },
    seek: (to: number) => send({ type: 'seeked', to }),
    retry: () => openAnew({ at: viewing.position, isPlaying: true }),
  };
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
