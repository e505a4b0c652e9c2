import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Access,
  type Command,
  closedViewing,
  nextViewing,
  type Viewing,
  type ViewingEvent,
} from './preview-machine.ts';
import { monitorPreview } from './preview-monitor.ts';

type Opening = { readonly playable: Playable; readonly access: Access; readonly startAt: number };

/** Runs the state machine: events go in by `send`, commands come out to `execute`. */
export function useViewing(
  { playable, access, startAt }: Opening,
  video: RefObject<HTMLVideoElement | null>,
  execute: (command: Command) => void,
) {
  const [viewing, setViewing] = useState<Viewing>(
    () =>
      nextViewing(closedViewing, {
        type: 'opened',
        access,
        length: playable.seconds,
        at: startAt,
      }).viewing,
  );
  // Events between two renders must build on each other.
  const latest = useRef(viewing);
  function send(event: ViewingEvent) {
    const step = nextViewing(latest.current, event);
    latest.current = step.viewing;
    setViewing(step.viewing);
    for (const command of step.commands) execute(command);
  }
  // Enforces the limit while the video plays.
  const look = useEffectEvent((event: ViewingEvent) => send(event));
  const isWatched = viewing.access === 'preview' && viewing.isPlaying;
  useEffect(() => {
    const element = video.current;
    return isWatched && element ? monitorPreview(element, (event) => look(event)) : undefined;
  }, [video, isWatched]);
  return { viewing, send };
}

/** Someone signs in or out while the player is open. */
export function useAccessChange(access: Access, on: { onSignIn(): void; onSignOut(): void }): void {
  const before = useRef(access);
  const change = useEffectEvent(() => (access === 'full' ? on.onSignIn() : on.onSignOut()));
  useEffect(() => {
    if (before.current === access) return;
    before.current = access;
    change();
  }, [access]);
}
