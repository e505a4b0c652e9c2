import { defaultLanguage, isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';
import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';
import { captionsKey } from '../storage/storage-keys.ts';

export type CaptionsChoice = ReturnType<typeof useCaptions>;

/**
 * Captions in the language chosen last, else in the reader's, if available. They can be switched
 * off, which is remembered too.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { captions }: Playable,
  isStarted: boolean,
) {
  const reader = useLanguage();
  const languages = captions.map(({ language }) => language);
  const [saved] = useState(readCaptions);
  const [wanted, setWanted] = useState(saved.language);
  const [isOn, setIsOn] = useState(saved.isOn);
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
    toggle: () => change({ isOn: !isOn, language: wanted }),
    choose: (next: LanguageCode | null) =>
      change({ isOn: next !== null, language: next ?? wanted }),
  };

  function change(next: SavedCaptions) {
    setIsOn(next.isOn);
    setWanted(next.language);
    saveCaptions(next);
  }
}

type SavedCaptions = { isOn: boolean; language: LanguageCode | null };

// `off de`, `on` and the like. Storage may be blocked; then every video starts with captions in the
// reader's language.

function readCaptions(): SavedCaptions {
  try {
    const [state, language] = (localStorage.getItem(captionsKey) ?? '').split(' ');
    return { isOn: state !== 'off', language: isLanguageCode(language) ? language : null };
  } catch {
    return { isOn: true, language: null };
  }
}

function saveCaptions({ isOn, language }: SavedCaptions): void {
  try {
    localStorage.setItem(captionsKey, [isOn ? 'on' : 'off', language ?? ''].join(' ').trim());
  } catch {
    // The choice still applies to this video.
  }
}
