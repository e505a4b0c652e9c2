import { Captions, CaptionsOff, Pause, Play } from 'lucide-react';
import { type CSSProperties, type RefObject, useEffect } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { clockTime } from './clock-time.ts';
import { previewLength } from './sample-lesson.ts';
import type { Access, LessonPlayer } from './use-lesson-player.ts';

type PlayerControlsProps = {
  player: LessonPlayer;
  access: Access;
  captions: { isOn: boolean; toggle(): void };
  /** Pressing space starts and stops, so the button has the focus when the player opens. */
  playButton: RefObject<HTMLButtonElement | null>;
};

/** Under the picture rather than on it: nothing of a chart is covered. */
export function PlayerControls({ player, access, captions, playButton }: PlayerControlsProps) {
  const t = useTexts('quickie');
  const { isPlaying, position, length } = player;
  const time = t('quickie.player.time', {
    position: clockTime(position),
    length: clockTime(length),
  });
  useEffect(() => playButton.current?.focus(), [playButton]);
  return (
    <div className="flex flex-wrap items-center gap-x-1 sm:flex-nowrap">
      <IconButton
        ref={playButton}
        label={isPlaying ? t('quickie.player.pause') : t('quickie.player.play')}
        onClick={player.toggle}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </IconButton>
      <input
        type="range"
        className="lesson-seek order-first basis-full sm:order-none sm:basis-auto"
        aria-label={t('quickie.player.seek')}
        aria-valuetext={time}
        min={0}
        max={Math.round(length)}
        step={1}
        value={Math.round(position)}
        onChange={(event) => player.seek(event.currentTarget.valueAsNumber)}
        style={seekStyle(position / length, access === 'preview' ? previewLength / length : 1)}
      />
      <span className="tabular px-2 text-sm whitespace-nowrap text-ink-2 max-sm:me-auto">
        {time}
      </span>
      <IconButton
        label={t('quickie.player.captions')}
        aria-pressed={captions.isOn}
        onClick={captions.toggle}
      >
        {captions.isOn ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

function seekStyle(played: number, open: number): CSSProperties {
  // Custom properties are valid styles; React's type does not list them.
  return { '--played': played.toFixed(4), '--open': open.toFixed(4) } as CSSProperties;
}
