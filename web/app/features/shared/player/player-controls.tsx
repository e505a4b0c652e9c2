import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
} from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { clockTime } from './clock-time.ts';
import { SettingsButton } from './settings-button.tsx';
import { Timeline } from './timeline.tsx';
import type { CaptionsChoice } from './use-captions.ts';
import type { MediaSettings } from './use-media-settings.ts';
import type { Playback } from './use-playback.ts';
import type { ScreenModes } from './use-screen-modes.ts';
import { VolumeControl } from './volume-control.tsx';

type PlayerControlsProps = {
  frame: RefObject<HTMLElement | null>;
  playable: Playable;
  playback: Playback;
  settings: MediaSettings;
  modes: ScreenModes;
  captions: CaptionsChoice;
};

/** Below the video instead of over it, so that charts aren't covered. */
export function PlayerControls(props: PlayerControlsProps) {
  const { frame, playable, playback, settings, modes, captions } = props;
  const t = useTexts('player');
  const { viewing } = playback;
  const time = t('player.time', {
    position: clockTime(viewing.position),
    length: clockTime(playable.seconds),
  });
  return (
    <div className="player-bar">
      <Timeline playable={playable} viewing={viewing} time={time} onSeek={playback.seek} />
      <PlayButton playback={playback} />
      <span className="tabular me-auto px-1 text-xs whitespace-nowrap text-ink-2 sm:px-2 sm:text-sm">
        {time}
      </span>
      {captions.languages.length > 0 ? (
        <IconButton
          label={t('player.captions')}
          aria-pressed={captions.isOn}
          onClick={captions.toggle}
        >
          {captions.isOn ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        </IconButton>
      ) : null}
      {playable.hasSound ? (
        <VolumeControl settings={settings} />
      ) : (
        <NoSoundLabel playable={playable} />
      )}
      <SettingsButton
        frame={frame}
        settings={settings}
        captions={captions}
        quality={playback.quality}
        audio={playback.audio}
      />
      <ScreenButtons modes={modes} />
    </div>
  );
}

/** Focused when the player opens in a dialog, so that space toggles playback. */
function PlayButton({ playback }: { playback: Playback }) {
  const t = useTexts('player');
  const button = useRef<HTMLButtonElement>(null);
  const isOpenedToWatch = useRef(playback.isStarted);
  useEffect(() => {
    if (isOpenedToWatch.current) button.current?.focus();
  }, []);
  const { isPlaying } = playback.viewing;
  return (
    <IconButton
      ref={button}
      label={isPlaying ? t('player.pause') : t('player.play')}
      onClick={playback.toggle}
    >
      {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </IconButton>
  );
}

/**
 * Says that a video has no sound, so that people don't check their speakers. A phone has no room for
 * the captions in words; their button is next to it.
 */
function NoSoundLabel({ playable }: { playable: Playable }) {
  const t = useTexts('player');
  const classes = 'px-1 text-xs text-ink-2 sm:px-2 sm:text-sm';
  if (playable.captions.length === 0) return <span className={classes}>{t('player.silent')}</span>;
  return (
    <>
      <span className={`${classes} sm:hidden`}>{t('player.silent')}</span>
      <span className={`${classes} max-sm:hidden`}>{t('player.silentCaptioned')}</span>
    </>
  );
}

function ScreenButtons({ modes }: { modes: ScreenModes }) {
  const t = useTexts('player');
  return (
    <>
      {modes.canFloat ? (
        <IconButton
          className="max-sm:hidden"
          label={t('player.floating')}
          aria-pressed={modes.isFloating}
          onClick={modes.toggleFloating}
        >
          <PictureInPicture2 aria-hidden="true" />
        </IconButton>
      ) : null}
      {modes.canFill ? (
        <IconButton
          label={modes.isFull ? t('player.leaveFull') : t('player.full')}
          onClick={modes.toggleFull}
        >
          {modes.isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        </IconButton>
      ) : null}
    </>
  );
}
