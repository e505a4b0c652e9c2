import { isLanguageCode } from '@danube/contract/locale.ts';
import { Settings } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { nativeName } from '../../../lib/native-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { floatingClasses } from '../../../ui/floating.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { AudioChoice } from './use-audio.ts';
import type { CaptionsChoice } from './use-captions.ts';
import { type MediaSettings, speeds } from './use-media-settings.ts';
import type { Playback } from './use-playback.ts';

type SettingsButtonProps = {
  /** The menu's container: in full screen only the player is visible. */
  frame: RefObject<HTMLElement | null>;
  settings: MediaSettings;
  captions: CaptionsChoice;
  quality: Playback['quality'];
  audio: AudioChoice;
};

/** Speed, quality, and the languages of audio and captions. */
export function SettingsButton(props: SettingsButtonProps) {
  const { frame, settings, captions, quality, audio } = props;
  const t = useTexts('player');
  // Set on the first opening; by then the frame is mounted.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root onOpenChange={() => setContainer(frame.current)}>
      <Popover.Trigger asChild>
        <IconButton label={t('player.settings')}>
          <Settings aria-hidden="true" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          align="end"
          side="top"
          sideOffset={6}
          collisionPadding={12}
          data-own-keys=""
          aria-label={t('player.settings')}
          className={classNames(floatingClasses, 'grid w-64 gap-2 p-3')}
        >
          <SpeedChoice settings={settings} />
          {quality.offered.length > 1 ? <QualityChoice quality={quality} /> : null}
          {audio.languages.length > 1 ? <AudioTrackChoice audio={audio} /> : null}
          {captions.languages.length > 0 ? <TrackChoice captions={captions} /> : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SpeedChoice({ settings }: { settings: MediaSettings }) {
  const t = useTexts('player');
  const { number } = useFormat();
  return (
    <Choice
      label={t('player.speed')}
      value={String(settings.speed)}
      onChoose={(value) => settings.setSpeed(Number(value))}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {t('player.times', { speed: number(speed, speed % 1 === 0 ? 0 : 2) })}
        </option>
      ))}
    </Choice>
  );
}

function QualityChoice({ quality }: { quality: Playback['quality'] }) {
  const t = useTexts('player');
  return (
    <Choice
      label={t('player.quality')}
      value={quality.chosen === null ? 'auto' : String(quality.chosen)}
      onChoose={(value) => quality.choose(value === 'auto' ? null : Number(value))}
    >
      <option value="auto">{t('player.automatic')}</option>
      {quality.offered
        .toSorted((one, other) => other.lines - one.lines)
        .map(({ index, lines }) => (
          <option key={index} value={index}>
            {t('player.lines', { lines })}
          </option>
        ))}
    </Choice>
  );
}

function AudioTrackChoice({ audio }: { audio: AudioChoice }) {
  const t = useTexts('player');
  return (
    <Choice
      label={t('player.audio')}
      value={audio.language ?? ''}
      onChoose={(value) => (isLanguageCode(value) ? audio.choose(value) : undefined)}
    >
      {audio.languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {nativeName(language)}
        </option>
      ))}
    </Choice>
  );
}

function TrackChoice({ captions }: { captions: CaptionsChoice }) {
  const t = useTexts('player');
  return (
    <Choice
      label={t('player.captions')}
      value={captions.language ?? 'off'}
      onChoose={(value) => captions.choose(isLanguageCode(value) ? value : null)}
    >
      <option value="off">{t('player.captionsOff')}</option>
      {captions.languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {nativeName(language)}
        </option>
      ))}
    </Choice>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  onChoose(value: string): void;
  children: ReactNode;
};

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_9rem] items-center gap-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </Select>
    </div>
  );
}
