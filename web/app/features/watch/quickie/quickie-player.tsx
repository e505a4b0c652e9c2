import { type RefObject, useState } from 'react';
import { useFallbackLang } from '../../../lib/texts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import type { Access } from '../../shared/player/preview-machine.ts';
import { useWatchPosition } from '../../shared/player/use-watch-position.ts';
import { VideoPlayer } from '../../shared/player/video-player.tsx';
import { isSample, type QuickieVideo } from './use-quickie-video.ts';

type QuickiePlayerProps = {
  video: QuickieVideo;
  access: Access;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Start position in seconds; the server's saved position by default. */
  startAt?: number | undefined;
  /** Gets the focus back when it is closed. */
  opener: RefObject<HTMLElement | null>;
};

/** The player in a dialog over the page. Closing unmounts it: the next opening starts again. */
export function QuickiePlayer(props: QuickiePlayerProps) {
  const { video, access, isOpen, onOpenChange, startAt, opener } = props;
  const lang = useFallbackLang('player');
  const Screen = isSample(video) ? SampleScreen : LibraryScreen;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener.current}
      lang={video.lang ?? lang}
      size="large"
      title={video.playable.title}
      description={video.note}
    >
      <div className="[--player-height:calc(100dvb_-_14rem)]">
        <Screen
          video={video}
          access={access}
          startAt={startAt}
          onClose={() => onOpenChange(false)}
        />
      </div>
    </Dialog>
  );
}

type ScreenProps = Pick<QuickiePlayerProps, 'video' | 'access' | 'startAt'> & { onClose(): void };

function SampleScreen({ video, access, startAt, onClose }: ScreenProps) {
  return (
    <VideoPlayer
      playable={video.playable}
      access={access}
      startAt={startAt}
      onClose={onClose}
      isEager
    />
  );
}

/** The server stores a member's position in the library's videos. */
function LibraryScreen({ video, access, startAt, onClose }: ScreenProps) {
  const watched = useWatchPosition(video.playable, access);
  // Latched: signing in while the video plays must not hide it.
  const [hasBegun, setHasBegun] = useState(!watched.isConfirming || startAt !== undefined);
  if (!hasBegun && !watched.isConfirming) setHasBegun(true);
  if (!hasBegun) return <Waiting />;
  return (
    <VideoPlayer
      playable={video.playable}
      access={access}
      startAt={startAt ?? watched.startAt}
      onPosition={watched.onPosition}
      onClose={onClose}
      isEager
    />
  );
}

function Waiting() {
  return (
    <SkeletonRegion>
      <Skeleton className="aspect-video w-full" />
    </SkeletonRegion>
  );
}
