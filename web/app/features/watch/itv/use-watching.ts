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
 * A position requested before the video started or before its player loaded; the count
 * distinguishes repeated requests.
 */
type Input = { readonly at: number; readonly count: number };

/** Shared by the parts of a video's page: access, position, and seeking. */
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
      // The player enforces the limit: beyond a visitor's preview it stops and says so.
      film.currentTime = wanted;
      // If playback is blocked, the video shows that it is paused.
      void film.play().catch(() => undefined);
    } else {
      // A visitor who seeks further ends up at the end of the preview.
      const last = access === 'preview' ? previewLength - 1 : video.seconds;
      setRequest({ at: Math.min(wanted, last), count: (input?.count ?? 0) + 1 });
    }
    place.current?.scrollIntoView({ block: 'nearest' });
  }

  return {
    access,
    /** The position, in whole seconds. */
    second,
    seek,
    /** For the element around the player: receives its events for members and visitors. */
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
        // The library refetches the started videos on the next visit.
        const queryKey = queries.videos.begun.key();
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      },
    },
  };
}

/** Stays true: if someone signs in while watching, the same player handles it. */
function useLatch(value: boolean): boolean {
  const [isSet, setIsSet] = useState(value);
  if (value && !isSet) setIsSet(true);
  return isSet || value;
}
