import { previewLength } from '@danube/contract/videos/preview-length.ts';
import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { readMoment } from '../../shared/paths/itv-paths.ts';
import type { Access } from '../../shared/player/preview-machine.ts';
import { useWatchPosition } from '../../shared/player/use-watch-position.ts';
import { useSession } from '../../shared/session/use-session.tsx';

/**
 * A moment that was requested before the film had been started, or before its player had arrived;
 * the count tells two of them apart.
 */
type Input = { readonly at: number; readonly count: number };

/** What the parts of a film's page share: who watches, where the film is, and how to move it. */
export function useWatching(video: VideoPage) {
  const { isInitialised, user } = useSession();
  const access: Access = user ? 'full' : 'preview';
  const stopped = useWatchPosition(video.playable, access);
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const [second, setSecond] = useState(0);
  const [input, setRequest] = useState<Input | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isReady = useLatch(isInitialised && !stopped.isConfirming);

  function seek(wanted: number): void {
    const film = place.current?.querySelector('video');
    if (film?.currentSrc) {
      // The player watches its film: beyond a visitor's part it stops there and says so.
      film.currentTime = wanted;
      // Refused or cut short, the film is paused and shows it.
      void film.play().catch(() => undefined);
    } else {
      // A visitor who wants more is taken to where their part ends.
      const last = access === 'preview' ? previewLength - 1 : video.seconds;
      setRequest({ at: Math.min(wanted, last), count: (input?.count ?? 0) + 1 });
    }
    place.current?.scrollIntoView({ block: 'nearest' });
  }

  return {
    access,
    /** Where the film is, in whole seconds. */
    second,
    seek,
    /** For the element around the player: it receives how its film continues, anyone who watches. */
    around: {
      ref: place,
      onTimeUpdateCapture() {
        setSecond(Math.floor(place.current?.querySelector('video')?.currentTime ?? 0));
      },
    },
    player: {
      key: `${video.id} ${input?.count ?? 0}`,
      access,
      isReady,
      isEager: input !== null,
      startAt: input?.at ?? readMoment(parameters, video.seconds) ?? stopped.startAt,
      onPosition(position: number) {
        stopped.onPosition(position);
        // The library asks again what has been begun, once someone is there again.
        const queryKey = queries.videos.begun.key();
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      },
    },
  };
}

/** Once true, true: who signs in while they watch is the player's business, not a new player's. */
function useLatch(value: boolean): boolean {
  const [isSet, setIsSet] = useState(value);
  if (value && !isSet) setIsSet(true);
  return isSet || value;
}
