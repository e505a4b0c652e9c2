import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { openStream } from './open-stream.ts';
import type { Access } from './preview-machine.ts';
import type { Quality, Stream, StreamProblem } from './stream.ts';

type StreamSource = {
  readonly playable: Playable;
  readonly access: Access;
  /** Incremented with every opening; 0 before the first. */
  readonly attempt: number;
  /** The audio language; null if there is only one track. */
  readonly audio: LanguageCode | null;
};

type StreamCallbacks = {
  /** Start position in seconds. */
  startAt(): number;
  onOpened(): void;
  onProblem(problem: StreamProblem): void;
};

/** Keeps the requested video loaded in the element, with its available qualities. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { playable, access, attempt, audio }: StreamSource,
  acts: StreamCallbacks,
) {
  const [offered, setOffered] = useState<readonly Quality[]>([]);
  const [chosen, setChosen] = useState<number | null>(null);
  const stream = useRef<Stream | null>(null);
  const isFull = access === 'full';
  const url = isFull ? playable.full : playable.preview;
  const fallback = isFull ? playable.fallback : null;
  const fail = useEffectEvent((problem: StreamProblem) => acts.onProblem(problem));
  const open = useEffectEvent((element: HTMLVideoElement, wanted: StreamTarget) => {
    const opened = openStream(
      element,
      { ...wanted, audio, startAt: acts.startAt() },
      { onQualities: setOffered, onProblem: (problem) => fail(problem) },
    );
    stream.current = opened;
    // Another video has other qualities, so the selection is reset.
    setChosen(null);
    acts.onOpened();
    return opened;
  });
  useEffect(() => {
    const element = video.current;
    if (attempt === 0 || !element) return undefined;
    const opened = open(element, { url, fallback });
    return () => opened.close();
  }, [video, attempt, url, fallback]);
  useEffect(() => {
    if (audio) stream.current?.chooseAudio(audio);
  }, [audio]);
  return {
    offered,
    chosen,
    choose(quality: number | null) {
      setChosen(quality);
      stream.current?.choose(quality);
    },
  };
}

type StreamTarget = { readonly url: string; readonly fallback: string | null };
