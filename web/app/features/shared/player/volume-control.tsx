import { Volume2, VolumeX } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sliderStyle } from './slider-style.ts';
import type { MediaSettings } from './use-media-settings.ts';

/**
 * Phones have volume keys, and some don't let pages change the volume: there only mute is shown.
 */
export function VolumeControl({ settings }: { settings: MediaSettings }) {
  const t = useTexts('player');
  const { percent } = useFormat();
  const volume = settings.isMuted ? 0 : settings.volume;
  return (
    <>
      <IconButton
        label={t('player.mute')}
        aria-pressed={settings.isMuted}
        onClick={settings.toggleSound}
      >
        {settings.isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </IconButton>
      <input
        type="range"
        data-slider="volume"
        className="player-slider max-w-16 max-md:hidden touch:hidden"
        aria-label={t('player.volume')}
        aria-valuetext={percent(volume)}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => settings.setVolume(event.currentTarget.valueAsNumber)}
        style={sliderStyle(volume, 1)}
      />
    </>
  );
}
