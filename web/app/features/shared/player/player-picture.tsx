import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { FastForward, Rewind } from 'lucide-react';
import { type ComponentProps, type RefObject, useState } from 'react';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { PlayerProblem } from './player-problem.tsx';
import { secondsLeft } from './preview-machine.ts';
import { PreviewWarning } from './preview-warning.tsx';
import { StartLink } from './start-link.tsx';
import { type Skipped, usePictureTaps } from './use-picture-taps.ts';
import type { Playback } from './use-playback.ts';
import type { ScreenModes } from './use-screen-modes.ts';
import { Waiting } from './waiting.tsx';

type PlayerPictureProps = {
  video: RefObject<HTMLVideoElement | null>;
  playable: Playable;
  playback: Playback;
  modes: ScreenModes;
  page: string;
  skip(seconds: number): void;
  /** Called before the visitor leaves to sign in. */
  onLeave(): void;
};

/** The video and its overlays. */
export function PlayerPicture(props: PlayerPictureProps) {
  const { video, playable, playback, modes, page, skip, onLeave } = props;
  const [isWaiting, setIsWaiting] = useState(false);
  const { viewing, isStarted, isBlocked, problem } = playback;
  const taps = usePictureTaps({ toggle: playback.toggle, skip, toggleFull: modes.toggleFull });
  const left = secondsLeft(viewing);
  return (
    <div data-ground="deep" className="player-picture">
      <PlainPlayer video={video} playable={playable} playback={playback} onWaiting={setIsWaiting} />
      {isStarted && !isBlocked ? (
        <div
          aria-hidden="true"
          className="absolute inset-0 touch-manipulation"
          onPointerUp={taps.onPointerUp}
          onDoubleClick={taps.onDoubleClick}
        />
      ) : (
        <StartLink playable={playable} onStart={playback.toggle} />
      )}
      <SkipIndicator skipped={taps.skipped} />
      {isStarted && isWaiting && !problem && !viewing.isOver ? <Waiting /> : null}
      {left === null ? null : <PreviewWarning seconds={left} />}
      {problem ? (
        <PlayerProblem kind={problem} page={page} onRetry={playback.retry} onLeave={onLeave} />
      ) : null}
    </div>
  );
}

type VideoProps = Pick<PlayerPictureProps, 'video' | 'playable' | 'playback'> & {
  onWaiting(isWaiting: boolean): void;
};

function PlainPlayer({ video, playable, playback, onWaiting }: VideoProps) {
  const t = useTexts('player');
  const { viewing, send } = playback;
  const position = () => video.current?.currentTime ?? 0;
  const reports: ComponentProps<'video'> = {
    onPlay: () => send({ type: 'played' }),
    onPause() {
      send({ type: 'paused' });
      onWaiting(false);
    },
    onTimeUpdate: () => send({ type: 'ticked', position: position() }),
    onSeeking() {
      // A member may seek anywhere, so only the position is recorded.
      if (viewing.access === 'full') send({ type: 'ticked', position: position() });
      else send({ type: 'seeked', to: position() });
    },
    onEnded: () => send({ type: 'ended' }),
    onLoadedMetadata: playback.playOnArrival,
    onLoadStart: () => onWaiting(true),
    onWaiting: () => onWaiting(true),
    onPlaying: () => onWaiting(false),
    onCanPlay: () => onWaiting(false),
  };
  return (
    <video
      ref={video}
      className="player-film"
      width={1280}
      height={720}
      preload="none"
      playsInline
      controlsList="nodownload"
      poster={playable.poster || undefined}
      aria-label={playable.title}
      {...reports}
    >
      {playable.captions.map(({ language, url }) => (
        <track
          key={language}
          kind="captions"
          src={url}
          srcLang={language}
          label={nativeName(language)}
        />
      ))}
      {t('player.unsupported')}
    </video>
  );
}

function SkipIndicator({ skipped }: { skipped: Skipped }) {
  if (!skipped) return null;
  const Icon = skipped === 'back' ? Rewind : FastForward;
  return (
    <span
      aria-hidden="true"
      data-side={skipped}
      className="pointer-events-none absolute top-1/2 grid size-14 -translate-y-1/2 place-items-center rounded-full bg-paper/80 text-ink data-[side=back]:start-6 data-[side=forward]:end-6"
    >
      <Icon className="size-6" />
    </span>
  );
}
