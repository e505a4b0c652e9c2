import { defaultLanguage, type LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';

export type CaptionsChoice = ReturnType<typeof useCaptions>;

/** Captions in the reader's language if available; they can be changed and switched off. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { captions }: Playable,
  isStarted: boolean,
) {
  const reader = useLanguage();
  const languages = captions.map(({ language }) => language);
  const [wanted, setWanted] = useState<LanguageCode | null>(null);
  const [isOn, setIsOn] = useState(true);
  const chosen = [wanted, reader, defaultLanguage].find((one) => one && languages.includes(one));
  const language = chosen ?? languages[0] ?? null;
  const shown = isOn && isStarted ? language : null;
  useEffect(() => {
    const element = video.current;
    const apply = () => {
      // Hidden tracks aren't loaded.
      for (const track of element?.textTracks ?? [])
        track.mode = track.language === shown ? 'showing' : 'disabled';
    };
    apply();
    // Browsers select a track themselves with every new source.
    element?.addEventListener('loadedmetadata', apply);
    return () => element?.removeEventListener('loadedmetadata', apply);
  }, [video, shown]);
  return {
    languages,
    isOn,
    language: isOn ? language : null,
    toggle: () => setIsOn(!isOn),
    choose(next: LanguageCode | null) {
      setIsOn(next !== null);
      if (next) setWanted(next);
    },
  };
}
