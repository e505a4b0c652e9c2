import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFallbackLang } from '../../../lib/texts.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerPicture } from './player-picture.tsx';
import { PreviewEnd } from './preview-end.tsx';
import type { Access } from './preview-machine.ts';
import { markResumed, readSavedPosition, savePosition } from './saved-position.ts';
import { useCaptions } from './use-captions.ts';
import { useIdle } from './use-idle.ts';
import { useMediaSettings } from './use-media-settings.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import { usePositionReports } from './use-position-reports.ts';
import { useScreenModes } from './use-screen-modes.ts';

type VideoPlayerProps = {
  playable: Playable;
  access: Access;
  /** Resume position of a member, in seconds. */
  startAt?: number | undefined;
  /** Called with a member's position every five seconds, on pause and on leaving. */
  onPosition?: ((seconds: number) => void) | undefined;
  /** Path of the current page: registration and sign-in lead back there. */
  page?: string;
  /** Starts automatically, for a dialog that was just opened. */
  isEager?: boolean;
  /** Closes the surrounding dialog. Without it, an ended preview can be restarted in place. */
  onClose?: () => void;
};

/** The player of every video on the site. Until it is started it has loaded a poster at most. */
export function VideoPlayer(props: VideoPlayerProps) {
  const [opening, setOpening] = useState(0);
  return (
    <PlayerFrame
      key={opening}
      {...props}
      isEager={opening === 0 && props.isEager === true}
      onClose={props.onClose ?? (() => setOpening(opening + 1))}
    />
  );
}

function PlayerFrame(props: VideoPlayerProps & { onClose: () => void }) {
  const { playable, access, page = '/', onPosition, onClose } = props;
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const lang = useFallbackLang('player');
  const playback = usePlayback(video, props);
  const { viewing, toggle, seek } = playback;
  const settings = useMediaSettings(video);
  const modes = useScreenModes(frame, video);
  const captions = useCaptions(video, playable, playback.isStarted);
  const skip = (seconds: number) => seek(viewing.position + seconds);
  const keep = () => savePosition({ videoId: playable.id, position: viewing.position, page });
  usePositionReports(viewing, onPosition);
  useSavedPosition(playable, access, playback);
  usePlayerKeys(frame, {
    toggle,
    skip,
    seekShare: (share) => seek(share * playable.seconds),
    toggleSound: settings.toggleSound,
    changeVolume: (by) => settings.setVolume(settings.volume + by),
    toggleCaptions: captions.toggle,
    toggleFull: modes.toggleFull,
    stepSpeed: settings.stepSpeed,
  });
  const isIdle = useIdle(frame, modes.isFull && viewing.isPlaying);
  return (
    <section
      ref={frame}
      aria-label={playable.title}
      lang={lang}
      className="player"
      data-full={modes.isFull || undefined}
      data-idle={isIdle || undefined}
    >
      <PlayerPicture
        video={video}
        playable={playable}
        playback={playback}
        modes={modes}
        page={page}
        skip={skip}
        onLeave={keep}
      />
      <PlayerControls
        frame={frame}
        playable={playable}
        playback={playback}
        settings={settings}
        modes={modes}
        captions={captions}
      />
      <PreviewEnd isOpen={viewing.isOver} page={page} onClose={onClose} onRegister={keep} />
    </section>
  );
}

/** People who left to register or to sign in resume where they were. */
function useSavedPosition({ id }: Playable, access: Access, { isStarted, start }: Playback): void {
  const resumeSaved = useEffectEvent(() => {
    const place = readSavedPosition();
    if (place?.videoId !== id) return;
    markResumed();
    if (!isStarted) start(place.position);
  });
  useEffect(() => {
    if (access === 'full') resumeSaved();
  }, [access]);
}
